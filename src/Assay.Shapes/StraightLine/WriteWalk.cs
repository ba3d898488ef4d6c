using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.StraightLine;

/// <summary>Emits the walk that measures and writes.</summary>
internal sealed class WriteWalk(WalkContext context)
{
    private const string Strings = "global::Assay.Worker.Conversion.RuntimeStrings";

    /// <summary>The statement that writes a value.</summary>
    public string Statement(Shape shape, string value) => shape switch
    {
        PrimitiveShape when Primitives.IsBlittable(shape) => $"format.Fixed({value});",
        PrimitiveShape { Kind: not PrimitiveKind.Object } primitive => $"format.{primitive.Kind}({value});",
        UnsupportedShape => $"format.String({Strings}.Of({value}));",
        EnumShape type => $"format.Fixed((global::System.{type.Underlying}){value});",
        _ => $"Write{context.Id(shape)}(ref format, {value});",
    };

    /// <summary>Writes the methods of a type.</summary>
    public void WriteMethods(CodeWriter writer, Shape shape)
    {
        writer.Line();
        if (!context.IsGuarded(shape))
            writer.Line("[MethodImpl(MethodImplOptions.AggressiveInlining)]");
        using (writer.Block($"private static void Write{context.Id(shape)}{Signature(shape)}"))
            WriteOuter(writer, shape);
        if (context.HasBody(shape))
            WriteMethod(writer, $"{context.Id(shape)}Body", shape, WriteBody);
        if (!context.Variants.IsExact(shape))
            WriteMethod(writer, $"{context.Id(shape)}Any", shape, WriteDispatch);
    }

    private static void WriteMethod(CodeWriter writer, string name, Shape shape, Action<CodeWriter, Shape> content)
    {
        writer.Line();
        using (writer.Block($"private static void Write{name}{Signature(shape)}"))
            content(writer, shape);
    }

    private static string Signature(Shape shape) =>
        $"<TFormat>(ref TFormat format, {WalkContext.NameOf(shape)} value) where TFormat : struct, IPlainBinaryWriter";

    private void WriteOuter(CodeWriter writer, Shape shape)
    {
        switch (shape)
        {
            case NullableShape nullable:
                writer.Line("if (format.Present(value.HasValue))");
                using (writer.Indent())
                    writer.Line(Statement(nullable.Element, "value.GetValueOrDefault()"));
                return;
            case CollectionShape { IsValueType: true }:
                using (writer.Block("if (value.IsDefault)"))
                    writer.Lines(["format.Count(-1);", "return;"]);
                WriteBody(writer, shape);
                return;
            case { IsValueType: true }:
                WriteBody(writer, shape);
                return;
        }
        WriteNull(writer, shape);
        if (context.Variants.IsExact(shape) && WalkContext.IsOther(shape) is { } isOther)
            writer.Lines([$"if ({isOther})", "    throw OutsideShape.Of(value);"]);
        WriteGuarded(writer, shape);
    }

    private void WriteNull(CodeWriter writer, Shape shape)
    {
        var isExact = context.Variants.IsExact(shape);
        if (isExact && shape is not (CollectionShape or DictionaryShape))
        {
            writer.Lines(["if (!format.Present(value is not null))", "    return;"]);
            return;
        }
        using (writer.Block("if (value is null)"))
            writer.Lines([isExact ? "format.Count(-1);" : $"format.Type(0, {context.Variants.Of(shape).Count});", "return;"]);
    }

    private void WriteGuarded(CodeWriter writer, Shape shape)
    {
        var body = $"Write{context.Inner(shape)}";
        if (!context.IsGuarded(shape))
        {
            writer.Line($"{body}(ref format, value);");
            return;
        }
        writer.Lines(
        [
            "format.Enter(value);",
            "if (RuntimeHelpers.TryEnsureSufficientExecutionStack())",
            $"    {body}(ref format, value);",
            "else",
            $"    StackContinuation.Write<TFormat, {WalkContext.NameOf(shape)}>(ref format, value, {body});",
            "format.Leave();",
        ]);
    }

    private void WriteDispatch(CodeWriter writer, Shape shape)
    {
        var variants = context.Variants.Of(shape);
        for (var i = 0; i < variants.Count; i++)
        {
            var variant = variants[i];
            using (writer.Block($"{(i > 0 ? "else " : "")}if ({WalkContext.Is(variant)})"))
            {
                writer.Line($"format.Type({i + 1}, {variants.Count});");
                writer.Line(OfVariant(variant));
            }
        }
        writer.Lines(variants.Count > 0 ? ["else", "    throw OutsideShape.Of(value);"] : ["throw OutsideShape.Of(value);"]);
    }

    private string OfVariant(Shape variant)
    {
        var value = $"({WalkContext.NameOf(variant)})(object)value";
        return context.HasBody(variant) ? $"Write{context.Id(variant)}Body(ref format, {value});" : Statement(variant, value);
    }

    private void WriteBody(CodeWriter writer, Shape shape)
    {
        switch (shape)
        {
            case ObjectShape type:
                WriteMembers(writer, type);
                break;
            case TupleShape tuple:
                writer.Lines(tuple.Elements.Select((element, i) => Statement(element, $"value.{CollectionFacts.TupleElement(tuple, i)}")));
                break;
            case CollectionShape collection:
                WriteElements(writer, collection);
                break;
            case DictionaryShape dictionary:
                WriteEntries(writer, dictionary);
                break;
        }
    }

    private void WriteMembers(CodeWriter writer, ObjectShape type)
    {
        var members = WalkContext.MembersOf(type);
        writer.Lines(
            type.AllMembers.Where(EmptyMember.Is)
                .Select(member => EmptyMember.Check(member, context.Fields.Read(WalkContext.Owner("value", type, member), member))));
        writer.Lines(
            members.Select(member => Statement(member.Shape, context.Fields.Read(WalkContext.Owner("value", type, member), member))));
        if (type.Collected is { } collected)
            writer.Line($"Write{context.Id(collected)}Body(ref format, value);");
        // A struct without members still takes a byte, so that a count of them is bounded by the payload.
        if (type.IsValueType && members.Count == 0)
            writer.Line("format.Present(true);");
    }

    private void WriteElements(CodeWriter writer, CollectionShape collection)
    {
        writer.Line($"format.Count({CollectionFacts.Count(collection)});");
        if (CollectionFacts.Comparer(collection) is { } comparer)
            writer.Line($"format.Fixed(ComparerTags.Of(value.{comparer}));");
        if (collection.Rank > 1)
            writer.Line("Arrays.WriteBounds(ref format, value);");
        var span = CollectionFacts.Span(collection);
        if (span is not null && Primitives.IsBlittable(collection.Element))
        {
            writer.Line($"format.Span<{WalkContext.NameOf(collection.Element)}>({span});");
            return;
        }
        writer.Line($"foreach (var item in {span ?? "value"})");
        using (writer.Indent())
            writer.Line(Statement(collection.Element, "item"));
    }

    private void WriteEntries(CodeWriter writer, DictionaryShape dictionary)
    {
        writer.Line("format.Count(value.Count);");
        if (CollectionFacts.Comparer(dictionary) is { } comparer)
            writer.Line($"format.Fixed(ComparerTags.Of(value.{comparer}));");
        using (writer.Block("foreach (var entry in value)"))
            writer.Lines([Statement(dictionary.Key, "entry.Key"), Statement(dictionary.Value, "entry.Value")]);
    }
}
