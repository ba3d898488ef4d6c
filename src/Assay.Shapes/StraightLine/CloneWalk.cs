using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>Emits the walk that builds a value like a template, with every object, string and collection new.</summary>
internal sealed class CloneWalk(WalkContext context)
{
    private const string Texts = "global::Assay.Worker.Conversion.RuntimeStrings";

    /// <summary>The expression that clones a value.</summary>
    public string Expression(Shape shape, string value)
    {
        if (Primitives.IsCopied(shape))
            return value;
        if (shape is UnsupportedShape)
            return $"{Texts}.To<{WalkContext.NameOf(shape)}>({Texts}.Of({value}))";
        return shape is PrimitiveShape { Kind: not PrimitiveKind.Object } primitive
            ? $"Clones.{primitive.Kind}({value})"
            : $"Clone{context.Id(shape)}(ref path, {value})";
    }

    /// <summary>Writes the methods of a type.</summary>
    public void WriteMethods(CodeWriter writer, Shape shape)
    {
        if (Primitives.IsCopied(shape))
            return;
        WriteMethod(writer, context.Id(shape), shape, WriteOuter);
        if (context.HasBody(shape))
            WriteMethod(writer, $"{context.Id(shape)}Body", shape, WriteBody);
        if (!context.Variants.IsExact(shape))
            WriteMethod(writer, $"{context.Id(shape)}Any", shape, WriteDispatch);
    }

    private static void WriteMethod(CodeWriter writer, string name, Shape shape, Action<CodeWriter, Shape> content)
    {
        var type = WalkContext.NameOf(shape);
        writer.Line();
        using (writer.Block($"private static {type} Clone{name}(ref WalkPath path, {type} value)"))
            content(writer, shape);
    }

    private void WriteOuter(CodeWriter writer, Shape shape)
    {
        switch (shape)
        {
            case NullableShape nullable:
                writer.Line(
                    $"return value.HasValue ? {Expression(nullable.Element, "value.GetValueOrDefault()")} : "
                        + $"default({WalkContext.NameOf(shape)});");
                return;
            case CollectionShape { IsValueType: true }:
                writer.Lines(["if (value.IsDefault)", "    return value;"]);
                WriteBody(writer, shape);
                return;
            case { IsValueType: true }:
                WriteBody(writer, shape);
                return;
        }
        writer.Lines(["if (value is null)", "    return null;"]);
        if (context.Variants.IsExact(shape) && WalkContext.IsOther(shape) is { } isOther)
            writer.Lines([$"if ({isOther})", "    throw OutsideShape.Of(value);"]);
        WriteGuarded(writer, shape);
    }

    private void WriteGuarded(CodeWriter writer, Shape shape)
    {
        var inner = $"Clone{context.Inner(shape)}";
        if (!context.IsGuarded(shape))
        {
            writer.Line($"return {inner}(ref path, value);");
            return;
        }
        writer.Lines(
        [
            "path.Enter(value);",
            $"var clone = RuntimeHelpers.TryEnsureSufficientExecutionStack() ? {inner}(ref path, value) : StackContinuation.Clone(ref "
                + $"path, value, {inner});",
            "path.Leave();",
            "return clone;",
        ]);
    }

    private void WriteDispatch(CodeWriter writer, Shape shape)
    {
        foreach (var variant in context.Variants.Of(shape))
            writer.Lines([$"if ({WalkContext.Is(variant)})", $"    return {OfVariant(variant)};"]);
        writer.Line("throw OutsideShape.Of(value);");
    }

    private string OfVariant(Shape variant)
    {
        var value = $"({WalkContext.NameOf(variant)})(object)value";
        return context.HasBody(variant) ? $"Clone{context.Id(variant)}Body(ref path, {value})" : Expression(variant, value);
    }

    private void WriteBody(CodeWriter writer, Shape shape)
    {
        switch (shape)
        {
            case ObjectShape type:
                WriteMembers(writer, type);
                break;
            case TupleShape tuple:
                var elements =
                    tuple.Elements.Select((element, i) => Expression(element, $"value.{CollectionFacts.TupleElement(tuple, i)}"));
                writer.Line($"return new {WalkContext.NameOf(tuple)}({string.Join(", ", elements)});");
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
        var name = WalkContext.NameOf(type);
        writer.Line(
            type.IsValueType ? "var target = value;" : $"var target = ({name})RuntimeHelpers.GetUninitializedObject(typeof({name}));");
        foreach (var member in WalkContext.MembersOf(type))
        {
            var read = context.Fields.Read(WalkContext.Owner("value", type, member), member);
            writer.Line(context.Fields.Write(WalkContext.Owner("target", type, member), member, Expression(member.Shape, read)));
        }
        if (type.Collected is { } collected)
            writer.Line(WalkContext.Give(collected, $"Clone{context.Id(collected)}Body(ref path, value)"));
        writer.Line("return target;");
    }

    private void WriteElements(CodeWriter writer, CollectionShape collection)
    {
        var name = WalkContext.NameOf(collection);
        var isCopied = Primitives.IsCopied(collection.Element);
        switch (collection.Kind)
        {
            case CollectionKind.Array when isCopied:
                writer.Line($"return ({name})value.Clone();");
                return;
            case CollectionKind.List when isCopied:
                writer.Line($"return new {name}(value);");
                return;
            case CollectionKind.Array when collection.Rank > 1:
                writer.Line($"var clone = ({name})Arrays.CreateLike<{WalkContext.NameOf(collection.Element)}>(value);");
                writer.Line($"var items = Arrays.Elements<{WalkContext.NameOf(collection.Element)}>(clone);");
                break;
            case CollectionKind.List:
                writer.Lines(
                    [$"var clone = new {name}(value.Count);", "CollectionsMarshal.SetCount(clone, value.Count);",
                        "var items = CollectionsMarshal.AsSpan(clone);"]);
                break;
            default:
                writer.Line($"var count = {CollectionFacts.Count(collection)};");
                writer.Line($"var items = {ReadWalk.NewArray(collection.Element)};");
                break;
        }
        writer.Line("var i = 0;");
        writer.Lines(
            [$"foreach (var item in {CollectionFacts.Span(collection) ?? "value"})",
                $"    items[i++] = {Expression(collection.Element, "item")};"]);
        writer.Line($"return {Built(collection)};");
    }

    private static string Built(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.List => "clone",
        CollectionKind.Array => collection.Rank > 1 ? "clone" : "items",
        _ => $"Collections.{collection.Kind}(items{(CollectionFacts.Comparer(collection) is { } comparer ? $", value.{comparer}" : "")})",
    };

    private void WriteEntries(CodeWriter writer, DictionaryShape dictionary)
    {
        var comparer = CollectionFacts.Comparer(dictionary) is { } property ? $", value.{property}" : "";
        writer.Line(
            $"var items = new global::System.Collections.Generic.KeyValuePair<{WalkContext.NameOf(dictionary.Key)}, "
                + $"{WalkContext.NameOf(dictionary.Value)}>[value.Count];");
        writer.Line("var i = 0;");
        writer.Lines(
            ["foreach (var entry in value)",
                $"    items[i++] = new({Expression(dictionary.Key, "entry.Key")}, {Expression(dictionary.Value, "entry.Value")});"]);
        writer.Line($"return Dictionaries.{dictionary.Kind}(items{comparer});");
    }
}
