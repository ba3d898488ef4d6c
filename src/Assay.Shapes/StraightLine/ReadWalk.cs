using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>Emits the walk that reads.</summary>
internal sealed class ReadWalk(WalkContext context)
{
    /// <summary>The expression that reads a value.</summary>
    public string Expression(Shape shape) => shape switch
    {
        PrimitiveShape when Primitives.IsBlittable(shape) => $"format.Fixed<{WalkContext.NameOf(shape)}>()",
        PrimitiveShape { Kind: not PrimitiveKind.Object } primitive => $"format.{primitive.Kind}()",
        UnsupportedShape => $"global::Assay.Worker.Conversion.RuntimeStrings.To<{WalkContext.NameOf(shape)}>(format.String())",
        EnumShape type => $"({WalkContext.NameOf(type)})format.Fixed<global::System.{type.Underlying}>()",
        _ => $"Read{context.Id(shape)}(ref format)",
    };

    /// <summary>Writes the methods of a type.</summary>
    public void WriteMethods(CodeWriter writer, Shape shape)
    {
        if (context.IsGuarded(shape))
            WriteMethod(writer, context.Id(shape), shape, WriteGuarded);
        else if (shape is CollectionShape { IsValueType: false } or DictionaryShape && context.Variants.IsExact(shape))
            WriteMethod(writer, context.Id(shape), shape, (to, _) => to.Line($"return Read{context.Id(shape)}Body(ref format);"));
        else
            WriteMethod(writer, context.Id(shape), shape, WriteOuter);
        if (context.HasBody(shape))
            WriteMethod(writer, $"{context.Id(shape)}Body", shape, WriteBody);
        if (!context.Variants.IsExact(shape))
            WriteMethod(writer, $"{context.Id(shape)}Any", shape, WriteDispatch);
    }

    private static void WriteMethod(CodeWriter writer, string name, Shape shape, Action<CodeWriter, Shape> content)
    {
        writer.Line();
        using (writer.Block($"private static {WalkContext.NameOf(shape)} Read{name}(ref PlainBinaryReader format)"))
            content(writer, shape);
    }

    private void WriteGuarded(CodeWriter writer, Shape shape)
    {
        if (HasPresence(shape))
            writer.Lines(["if (!format.Present())", "    return null;"]);
        var inner = $"Read{context.Inner(shape)}";
        writer.Lines(
        [
            "format.Enter();",
            $"var value = RuntimeHelpers.TryEnsureSufficientExecutionStack() ? {inner}(ref format) : "
                + $"StackContinuation.Read<{WalkContext.NameOf(shape)}>(ref format, {inner});",
            "format.Leave();",
            "return value;",
        ]);
    }

    private bool HasPresence(Shape shape) =>
        context.Variants.IsExact(shape)
            && shape is ObjectShape { IsValueType: false } or TupleShape { IsValueType: false } && context.Variants.IsExact(shape);

    private void WriteOuter(CodeWriter writer, Shape shape)
    {
        if (shape is NullableShape nullable)
            writer.Line($"return format.Present() ? {Expression(nullable.Element)} : default({WalkContext.NameOf(shape)});");
        else if (shape.IsValueType)
            WriteBody(writer, shape);
        else
            writer.Line(
                HasPresence(shape)
                    ? $"return format.Present() ? Read{context.Inner(shape)}(ref format) : null;"
                    : $"return Read{context.Inner(shape)}(ref format);");
    }

    private void WriteDispatch(CodeWriter writer, Shape shape)
    {
        var variants = context.Variants.Of(shape);
        writer.Line($"var type = format.Type({variants.Count});");
        using (writer.Block("switch (type)"))
        {
            writer.Lines(["case 0:", "    return null;"]);
            for (var i = 0; i < variants.Count; i++)
                writer.Lines([$"case {i + 1}:", $"    return {OfVariant(variants[i])};"]);
            writer.Lines(["default:", "    throw OutsideShape.Of(type);"]);
        }
    }

    private string OfVariant(Shape variant) =>
        context.HasBody(variant) ? $"Read{context.Id(variant)}Body(ref format)" : Expression(variant);

    private void WriteBody(CodeWriter writer, Shape shape)
    {
        switch (shape)
        {
            case ObjectShape type:
                WriteMembers(writer, type);
                break;
            case TupleShape tuple:
                writer.Line($"return new {WalkContext.NameOf(tuple)}({string.Join(", ", tuple.Elements.Select(Expression))});");
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
        var members = WalkContext.MembersOf(type);
        writer.Line(
            type.IsValueType
                ? $"var target = default({name});"
                : $"var target = ({name})RuntimeHelpers.GetUninitializedObject(typeof({name}));");
        if (type.IsValueType && members.Count == 0)
            writer.Line("format.Present();");
        writer.Lines(
            members.Select(member => context.Fields.Write(WalkContext.Owner("target", type, member), member, Expression(member.Shape))));
        if (type.Collected is { } collected)
            writer.Line(WalkContext.Give(collected, $"Read{context.Id(collected)}Body(ref format)"));
        writer.Line("return target;");
    }

    private void WriteElements(CodeWriter writer, CollectionShape collection)
    {
        var element = WalkContext.NameOf(collection.Element);
        writer.Line($"var count = format.Count({Least(collection.Element)});");
        writer.Lines(["if (count < 0)", $"    return {(collection.IsValueType ? "default" : "null")};"]);
        if (CollectionFacts.Comparer(collection) is not null)
            writer.Line(
                $"var comparer = ComparerTags.{CollectionFacts.ComparerTag(CollectionFacts.IsSorted(collection))}<{element}"
                + ">(format.Fixed<byte>());");
        if (collection.Rank > 1)
        {
            writer.Line($"var value = ({WalkContext.NameOf(collection)})Arrays.Read<{element}>(ref format, {collection.Rank}, count);");
            writer.Line($"var items = Arrays.Elements<{element}>(value);");
        }
        else if (collection.Kind == CollectionKind.List)
            writer.Lines(
                [$"var value = new {WalkContext.NameOf(collection)}(count);", "CollectionsMarshal.SetCount(value, count);",
                    "var items = CollectionsMarshal.AsSpan(value);"]);
        else
            writer.Line($"var items = {NewArray(collection.Element)};");
        if (Primitives.IsBlittable(collection.Element))
            writer.Line($"format.Span<{element}>(items);");
        else
            writer.Lines(["for (var i = 0; i < items.Length; i++)", $"    items[i] = {Expression(collection.Element)};"]);
        writer.Line($"return {Built(collection)};");
    }

    private static string Built(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.List => "value",
        CollectionKind.Array => collection.Rank > 1 ? "value" : "items",
        _ => $"Collections.{collection.Kind}(items{(CollectionFacts.Comparer(collection) is null ? "" : ", comparer")})",
    };

    /// <summary>The expression that makes an array for <c>count</c> elements.</summary>
    public static string NewArray(Shape element)
    {
        if (Primitives.IsBlittable(element))
            return $"global::System.GC.AllocateUninitializedArray<{WalkContext.NameOf(element)}>(count)";
        // new T[count][] where the element is an array itself.
        var ranks = "";
        while (element is CollectionShape { Kind: CollectionKind.Array } array)
            (ranks, element) = (ranks + $"[{new string(',', array.Rank - 1)}]", array.Element);
        return $"new {WalkContext.NameOf(element)}[count]{ranks}";
    }

    private void WriteEntries(CodeWriter writer, DictionaryShape dictionary)
    {
        var (key, value) = (WalkContext.NameOf(dictionary.Key), WalkContext.NameOf(dictionary.Value));
        var least = context.LeastBytes(dictionary.Key) + context.LeastBytes(dictionary.Value);
        writer.Line($"var count = format.Count({least.ToString(CultureInfo.InvariantCulture)});");
        writer.Lines(["if (count < 0)", "    return null;"]);
        var comparer = CollectionFacts.Comparer(dictionary) is null
            ? ""
            : $"ComparerTags.{CollectionFacts.ComparerTag(CollectionFacts.IsSorted(dictionary))}<{key}>(format.Fixed<byte>())";
        if (dictionary.Kind == DictionaryKind.Dictionary)
        {
            writer.Line($"var value = new {WalkContext.NameOf(dictionary)}(count, {comparer});");
            writer.Lines(
                ["for (var i = 0; i < count; i++)", $"    value.Add({Expression(dictionary.Key)}, {Expression(dictionary.Value)});",
                    "return value;"]);
            return;
        }
        if (comparer.Length > 0)
            writer.Line($"var comparer = {comparer};");
        writer.Line($"var items = new global::System.Collections.Generic.KeyValuePair<{key}, {value}>[count];");
        writer.Lines(
            ["for (var i = 0; i < items.Length; i++)",
                $"    items[i] = new({Expression(dictionary.Key)}, {Expression(dictionary.Value)});"]);
        writer.Line($"return Dictionaries.{dictionary.Kind}(items{(comparer.Length > 0 ? ", comparer" : "")});");
    }

    private string Least(Shape shape) => context.LeastBytes(shape).ToString(CultureInfo.InvariantCulture);
}
