using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Emits one direction of a mapper: a class with the maps of all types and the methods that they call.</summary>
internal sealed class DirectionEmitter
{
    private readonly ValueEmitter _values;
    private readonly MethodEmitter _methods;
    private readonly RegistryEmitter _registry;

    public DirectionEmitter(MapperSide from, MapperSide to, AccessorEmitter reads, AccessorEmitter writes, ShapeIdentifiers identifiers)
    {
        _values = new(from, to, identifiers);
        _methods = new(from, to, reads, writes, _values, identifiers);
        _registry = new(from, to, _values, _methods);
    }

    /// <summary>Writes the class.</summary>
    /// <param name="writer">Where to.</param>
    /// <param name="name">Its name.</param>
    /// <param name="graph">The plain types.</param>
    /// <param name="ordered">Types whose values are mapped alone, to be compared.</param>
    public void Write(CodeWriter writer, string name, ShapeGraph graph, IReadOnlyList<ObjectShape> ordered)
    {
        writer.Line();
        using (writer.Block($"private static class {name}"))
        {
            writer.Line("public static readonly GraphMapper Mapper = new(");
            using (writer.Indent())
                writer.Lines(Joined(graph.Shapes.SelectMany(_registry.LinesOf)));
            foreach (var shape in graph.Shapes)
                _methods.Write(writer, shape);
            writer.Line();
            writer.Line($"public static {_values.TargetOf(graph.Root)} MapRoot({_values.SourceOf(graph.Root)} value, MapRun run) => {_values.Map(graph.Root, "value")};");
            foreach (var type in ordered)
            {
                writer.Line();
                writer.Line($"public static {_values.TargetOf(type)} Ordered({_values.SourceOf(type)} value, MapRun run) => {_values.Map(type, "value")};");
            }
        }
    }

    private static IEnumerable<string> Joined(IEnumerable<string> maps)
    {
        var lines = maps.ToList();
        if (lines.Count == 0)
            return [");"];
        return lines.Select((line, i) => line + (i < lines.Count - 1 ? "," : ");"));
    }
}
