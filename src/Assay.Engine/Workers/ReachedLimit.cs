namespace Assay.Engine.Workers;

/// <summary>A limit that a worker reached, which ended it.</summary>
/// <param name="Kind">Of what, for decisions: time, memory or resources.</param>
/// <param name="Text">The limit, as a part of a sentence, for people.</param>
public sealed record ReachedLimit(WorkerFailureKind Kind, string Text);
