using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Emitter;

/// <summary>
/// Writes what the collections of a user's types hold, and which methods may make values: a native program has only what it names.
/// </summary>
internal static class ElementsSource
{
    private const string Class = "EmittedElements";
    private const string Kind = "global::Assay.Worker.Types.ElementKind";

    /// <summary>C# expression for the function that gives it.</summary>
    public const string Function = $"global::{Class}.All";

    /// <summary>Writes it.</summary>
    /// <param name="assembly">Name of the user's assembly.</param>
    /// <param name="factories">Methods of that assembly that may make the root's values.</param>
    public static string Write(IReadOnlyList<ShapeGraph> graphs, string assembly, IReadOnlyList<(string Type, string Method)> factories)
    {
        var writer = CodeWriter.ForFile();
        using (writer.Block($"internal static class {Class}"))
        {
            writer.Line("#if NET");
            writer.Lines(factories.Select(factory =>
                $"[global::System.Diagnostics.CodeAnalysis.DynamicDependency({CSharpText.Literal(factory.Method)}, "
                    + $"{CSharpText.Literal(factory.Type)}, {CSharpText.Literal(assembly)})]"));
            writer.Line("#endif");
            WriteAll(writer, graphs);
        }

        return writer.ToString();
    }

    private static void WriteAll(CodeWriter writer, IReadOnlyList<ShapeGraph> graphs)
    {
        using (writer.Block($"public static {Kind}[] All() => new {Kind}[]", "};"))
            writer.Lines(graphs.SelectMany(ElementTypes.ExpressionsOf).Distinct().Select(expression => $"{expression},"));
    }
}
