using System.Collections.Immutable;
using System.Runtime.InteropServices;

namespace Assay.Worker.Mapping;

/// <summary>Maps immutable arrays through the arrays that they wrap, so that a default one stays default, shared ones stay shared and cycles close.</summary>
public static class ImmutableArrays
{
    /// <summary>Maps an immutable array; its elements may be filled later.</summary>
    public static ImmutableArray<TTarget> Map<TSource, TTarget>(ImmutableArray<TSource> source, MapRun run) =>
        ImmutableCollectionsMarshal.AsImmutableArray(run.Reference<TTarget[]>(ImmutableCollectionsMarshal.AsArray(source)));
}
