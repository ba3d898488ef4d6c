using System.Diagnostics.CodeAnalysis;
using Assay.Core.Workloads;
using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

/// <summary>
/// One direction of a mapper: what it knows of each runtime type. Keeps nothing of what it maps and serves any number of threads.
/// </summary>
public sealed class GraphMapper
{
    private readonly Dictionary<Type, TypeMap> maps = [];

    /// <summary>Collects the maps; of two for one type the first counts.</summary>
    public GraphMapper(params TypeMap[] maps)
    {
        foreach (var map in maps)
            this.maps.TryAdd(map.Source, map);
    }

    /// <summary>Maps a graph, shared references and cycles included; depth is no limit.</summary>
    /// <exception cref="LimitOfAssayException">An object's runtime type is not part of the shape, or a cycle runs only through immutable
    /// types.</exception>
    public TTarget Map<TSource, TTarget>(TSource source, ValueMap<TSource, TTarget> root) => new MapRun(this).Map(source, root);

    internal bool TryFind(Type type, [NotNullWhen(true)] out TypeMap? map) =>
        maps.TryGetValue(type, out map) || (map = FindOther(type)) is not null;

    private TypeMap? FindOther(Type type)
    {
        // An object of no other type is a lock or a mark, and holds nothing.
        if (Scalar.IsScalar(type) || type == typeof(object))
            return SameMap.Instance;
        // T[*], a vector with a lower bound of its own, is mapped like T[].
        if (type.IsVariableBoundArray && type.GetArrayRank() == 1)
            return maps.GetValueOrDefault(type.GetElementType()!.MakeArrayType());
        for (var basis = type.BaseType; basis is not null; basis = basis.BaseType)
        {
            if (maps.TryGetValue(basis, out var map) && map.CoversDerived)
                return map;
        }
        return UndeclaredMaps.Find(type);
    }
}
