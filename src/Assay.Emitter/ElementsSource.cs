using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Emitter;

/// <summary>Writes what the collections of a user's types hold: a native program makes values of what it names.</summary>
internal static class ElementsSource
{
    private const string Class = "EmittedElements";
    private const string Kind = "global::Assay.Worker.Types.ElementKind";

    /// <summary>C# expression for the function that gives it.</summary>
    public const string Function = $"global::{Class}.All";

    /// <summary>Writes it.</summary>
    /// <param name="graph">The root's types.</param>
    public static string Write(ShapeGraph graph)
    {
        var writer = CodeWriter.ForFile();
        using (writer.Block($"internal static class {Class}"))
        using (writer.Block($"public static {Kind}[] All() => new {Kind}[]", "};"))
            writer.Lines(ElementTypes.ExpressionsOf(graph).Select(expression => $"{expression},"));
        return writer.ToString();
    }
}
