using System.Collections.Concurrent;
using System.Globalization;
using Assay.Core.Adapters;
using Assay.Shapes.StraightLine;

namespace Assay.Mapping.Tests.Compilation;

/// <summary>Emits, compiles and loads the straight-line codec of a type of this project, once for each type.</summary>
internal static class Codecs
{
    private static readonly ConcurrentDictionary<Type, Lazy<object>> Made = new();
    private static int _assemblies;

    public static IStraightLineCodec<T> Of<T>(params Type[] known) =>
        (IStraightLineCodec<T>)Made.GetOrAdd(typeof(T), _ => new Lazy<object>(() => Make(typeof(T), known))).Value;

    public static T RoundTrip<T>(T value, params Type[] known)
    {
        var codec = Of<T>(known);
        return codec.Decode(codec.Encode(value));
    }

    private static object Make(Type root, Type[] known)
    {
        var assembly = "Codecs" + Interlocked.Increment(ref _assemblies).ToString(CultureInfo.InvariantCulture);
        var source = StraightLineEmitter.Emit(Mappers.Read(root, known), "Emitted", "Codec").Content;
        var compiled = SourceAssembly.Compile(assembly, source);
        return Activator.CreateInstance(compiled.GetType("Emitted.Codec", throwOnError: true)!, nonPublic: true)!;
    }
}
