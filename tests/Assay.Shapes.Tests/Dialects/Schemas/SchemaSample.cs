using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Pruning;
using Assay.Shapes.Tests.Compilation;
using Assay.Shapes.Tests.Dialects.Protobuf;

namespace Assay.Shapes.Tests.Dialects.Schemas;

/// <summary>What a schema dialect emits for a sample type.</summary>
internal static class SchemaSample
{
    /// <summary>The file of an ending.</summary>
    public static string Text<T>(string dialect, string ending) => File(dialect, ProtobufSample.Read(typeof(T)), ending);

    /// <summary>The schema that a contract of one member has.</summary>
    public static string TextOfOne<T>(string dialect, string member, string ending)
    {
        var graph = ProtobufSample.Read(typeof(T));
        var left = ((ObjectShape)graph.Root).Members.Single(candidate => candidate.Name == member);
        return File(dialect, Pruner.Prune(graph, left, "MySample").Graph with { Origin = new GraphOrigin(graph, left, null) }, ending);
    }

    /// <summary>What the dialect says against a sample type.</summary>
    public static string? Refusal(string dialect, Type root) => DialectCatalogue.Find(dialect)!.Bind(ProtobufSample.Read(root)).Refusal;

    private static string File(
        string dialect, ShapeGraph graph, string ending) => ((BoundDialect)DialectCatalogue.Find(dialect)!.Bind(graph))
        .Emit(new EmissionContext("my-sample", "net10.0", new NoMapper()))
        .Files.Single(file => file.Name.EndsWith(ending, StringComparison.Ordinal)).Content;
}
