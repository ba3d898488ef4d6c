namespace Assay.Worker.Graphs;

/// <summary>A key and its value, or an element of a set (the key) without one.</summary>
internal readonly record struct Entry(object? Key, object? Value);
