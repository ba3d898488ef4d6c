namespace Assay.Engine.Workers;

/// <summary>A limit that a worker reached, which ended it.</summary>
/// <param name="Kind">Of what, for decisions.</param>
/// <param name="Text">The limit, as a part of a sentence, for people.</param>
public sealed record ReachedLimit(LimitKind Kind, string Text);

/// <summary>What a worker is limited in.</summary>
public enum LimitKind
{
    /// <summary>Time of one request.</summary>
    Time,

    /// <summary>The heap, or the resident size.</summary>
    Memory,

    /// <summary>Threads, child processes and open files.</summary>
    Resources,
}
