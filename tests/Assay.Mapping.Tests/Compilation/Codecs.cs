using System.Collections.Concurrent;
using System.Globalization;
using Assay.Core.Adapters;
using Assay.Shapes.Graph;
using Assay.Shapes.StraightLine;

namespace Assay.Mapping.Tests.Compilation;

/// <summary>Emits, compiles and loads the straight-line codec of a type of this project, once for each type.</summary>
internal static class Codecs
{
    private static readonly ConcurrentDictionary<Type, Lazy<object>> Made = new();
    private static int assemblies;

    public static IStraightLineCodec<T> Of<T>(params Type[] known) =>
        (IStraightLineCodec<T>)Made.GetOrAdd(typeof(T), _ => new Lazy<object>(() => Of<T>(Mappers.Read(typeof(T), known)))).Value;

    public static IStraightLineCodec<T> Of<T>(ShapeGraph graph)
    {
        var assembly = "Codecs" + Interlocked.Increment(ref assemblies).ToString(CultureInfo.InvariantCulture);
        var compiled = SourceAssembly.Compile(assembly, StraightLineEmitter.Emit(graph, "Emitted", "Codec").Content);
        return (IStraightLineCodec<T>)Activator.CreateInstance(compiled.GetType("Emitted.Codec", throwOnError: true)!, nonPublic: true)!;
    }

    public static T RoundTrip<T>(T value, params Type[] known)
    {
        var codec = Of<T>(known);
        return codec.Decode(codec.Encode(value));
    }
}
