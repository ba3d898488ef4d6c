using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>
/// Emits straight-line code over a shape: one walk that measures and writes, one that reads, one that clones, and the codec in plain binary
/// that uses them.
/// </summary>
public static class StraightLineEmitter
{
    /// <summary>Why straight-line code cannot carry a graph that holds only data, as a sentence; null where it can.</summary>
    public static string? Refuse(ShapeGraph graph) =>
        graph.Objects.Where(type => !type.IsNameable).Concat<Shape>(graph.Enums.Where(type => !type.IsNameable))
            .FirstOrDefault() is { } hidden
            ? $"Straight-line code can use only public types: {hidden} {hidden.TypeName.WhyHidden}."
            : null;

    /// <summary>
    /// Emits an <c>internal sealed class</c> that implements <c>Assay.Core.Adapters.IStraightLineCodec&lt;T&gt;</c> for the graph's root.
    /// </summary>
    /// <param name="graph">The plain types; one that <see cref="Refuse"/> does not refuse.</param>
    /// <param name="classNamespace">The namespace of the class, without <c>global::</c>; nothing else should be in it.</param>
    /// <param name="className">The name of the class; the file is named after namespace and class.</param>
    public static EmittedFile Emit(ShapeGraph graph, string classNamespace, string className)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        using (writer.Block($"namespace {classNamespace}"))
        {
            writer.Lines(
            [
                "using global::System.Runtime.CompilerServices;",
                "using global::System.Runtime.InteropServices;",
                "using global::Assay.Worker.Mapping;",
                "using global::Assay.Worker.StraightLine;",
                "",
            ]);
            WriteCodec(writer, graph, className);
        }
        return new EmittedFile($"{classNamespace}.{className}.g.cs", writer.ToString());
    }

    private static void WriteCodec(CodeWriter writer, ShapeGraph graph, string className)
    {
        var root = WalkContext.NameOf(graph.Root);
        using (writer.Block($"internal sealed class {className} : global::Assay.Core.Adapters.IStraightLineCodec<{root}>"))
        {
            writer.Line($"public byte[] Encode({root} value) => PlainBinary.Encode<{root}, Walk>(value);");
            writer.Line();
            writer.Line($"public int Encode({root} value, ref byte[] buffer) => PlainBinary.Encode<{root}, Walk>(value, ref buffer);");
            writer.Line();
            writer.Line($"public {root} Decode(global::System.ReadOnlySpan<byte> payload) => PlainBinary.Decode<{root}, Walk>(payload);");
            writer.Line();
            writer.Line($"public {root} Clone({root} template) => PlainBinary.Clone<{root}, Walk>(template);");
            WriteWalk(writer, graph, root);
        }
    }

    private static void WriteWalk(CodeWriter writer, ShapeGraph graph, string root)
    {
        var context = new WalkContext(graph);
        var (write, read, clone) = (new WriteWalk(context), new ReadWalk(context), new CloneWalk(context));
        writer.Line();
        using (writer.Block($"private readonly struct Walk : IWalk<{root}>"))
        {
            writer.Line(
                $"public static void Write<TFormat>(ref TFormat format, {root} value) where TFormat : struct, IPlainBinaryWriter => "
                    + $"{write.Statement(graph.Root, "value")}");
            writer.Line();
            writer.Line($"public static {root} Read(ref PlainBinaryReader format) => {read.Expression(graph.Root)};");
            writer.Line();
            writer.Line($"public static {root} Clone(ref WalkPath path, {root} value) => {clone.Expression(graph.Root, "value")};");
            foreach (var shape in context.WithMethods)
            {
                write.WriteMethods(writer, shape);
                read.WriteMethods(writer, shape);
                clone.WriteMethods(writer, shape);
            }
        }
        context.Fields.WriteClass(writer);
    }
}
