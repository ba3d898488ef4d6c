namespace Assay.Worker.Graphs;

/// <summary>Two values at the same place of two graphs.</summary>
internal readonly record struct Pair(object? Expected, object? Actual, GraphPath Path);
