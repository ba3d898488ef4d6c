namespace Assay.Worker.Mapping;

/// <summary>Copies the members of an object into the uninitialized one that stands for it. Called again when something it refers to was not built yet.</summary>
/// <typeparam name="TSource">The class on this side.</typeparam>
/// <typeparam name="TTarget">The class on the other side.</typeparam>
/// <param name="source">The object.</param>
/// <param name="target">What stands for it.</param>
/// <param name="run">Resolves references.</param>
public delegate void FillMap<in TSource, in TTarget>(TSource source, TTarget target, MapRun run);
