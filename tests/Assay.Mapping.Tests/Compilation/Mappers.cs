using System.Collections.Concurrent;
using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Mapping.Tests.Compilation;

/// <summary>Emits, compiles and loads the mapper of a type of this project, once for each type.</summary>
internal static class Mappers
{
    private static readonly ConcurrentDictionary<Type, Lazy<object>> Made = new();
    private static int assemblies;

    public static IRoundTrip<T> Of<T>(params Type[] known) =>
        (IRoundTrip<T>)Made.GetOrAdd(typeof(T), _ => new Lazy<object>(() => Make(typeof(T), known))).Value;

    public static T RoundTrip<T>(T value, params Type[] known)
    {
        var mapper = Of<T>(known);
        return mapper.ToPlain(mapper.ToContract(value));
    }

    public static ShapeGraph Read(Type root, params Type[] known)
    {
        using var reader = ShapeReader.Open(root.Assembly.Location, Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        return reader.Read(root.FullName!, [.. known.Select(type => type.FullName!)]);
    }

    public static EmittedFile Emit(Type root, string assembly, params Type[] known) =>
        new MapperEmitter().Emit(new MapperRequest(Read(root, known), new CopiedNames(assembly), "Emitted", "Mapper", []));

    private static object Make(Type root, Type[] known)
    {
        var assembly = "Contracts" + Interlocked.Increment(ref assemblies).ToString(CultureInfo.InvariantCulture);
        var (plain, contract) = ($"global::{root.FullName}", $"global::{CopiedNames.Contract}.{root.Name}");
        var bridge = $$"""
            #nullable disable
            public sealed class Bridge : Assay.Mapping.Tests.Compilation.IRoundTrip<{{plain}}>
            {
                private readonly Emitted.Mapper _mapper = new();
                public object ToContract({{plain}} plain) => _mapper.ToContract(plain);
                public {{plain}} ToPlain(object contract) => _mapper.ToPlain(({{contract}})contract);
            }
            """;
        var compiled = SourceAssembly.Compile(assembly, [.. ContractSources(), Emit(root, assembly, known).Content, bridge]);
        return Activator.CreateInstance(compiled.GetType("Bridge", throwOnError: true)!)!;
    }

    private static IEnumerable<string> ContractSources()
    {
        var assembly = typeof(Mappers).Assembly;
        foreach (var name in assembly.GetManifestResourceNames().Where(name => name.StartsWith("Types/", StringComparison.Ordinal)))
        {
            using var reader = new StreamReader(assembly.GetManifestResourceStream(name)!);
            yield return "#pragma warning disable\n"
                + reader.ReadToEnd()
                    .Replace("namespace Assay.Mapping.Tests.Types;", $"namespace {CopiedNames.Contract};", StringComparison.Ordinal);
        }
    }
}
