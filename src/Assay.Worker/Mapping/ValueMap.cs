namespace Assay.Worker.Mapping;

/// <summary>Maps a value: a struct, a reference, an element. Called again when something it refers to was not built yet.</summary>
/// <typeparam name="TSource">The type on this side.</typeparam>
/// <typeparam name="TTarget">The type on the other side.</typeparam>
/// <param name="source">The value.</param>
/// <param name="run">Resolves references.</param>
public delegate TTarget ValueMap<in TSource, out TTarget>(TSource source, MapRun run);
