using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Writes the two methods of a list or map.</summary>
internal sealed class SchemaRepeatMethods(SchemaCode code)
{
    /// <summary>Writes <c>FillX</c> and <c>MakeX</c>.</summary>
    public void Write(Shape shape, CodeWriter writer)
    {
        var (plain, repeated, filled, identifier) =
            (shape.TypeName.CSharpName, code.RepeatedTypeOf(shape), code.NewRepeatedTypeOf(shape), code.IdentifierOf(shape));
        writer.Line();
        using (writer.Block(
            $"private static {filled} Fill{identifier}({plain} source, {filled} target, string place{code.ConvertedParameter})"))
            WriteFill(shape, writer);
        writer.Line();
        using (writer.Block($"private static {plain} Make{identifier}({repeated} source{code.ConvertedParameter})"))
            WriteMake(shape, writer);
    }

    private void WriteFill(Shape shape, CodeWriter writer)
    {
        if (shape is CollectionShape { Element.IsValueType: true } same && code.IsSame(same.Element, same.IsElementNullable))
        {
            writer.Lines(["target.AddRange(source);", "return target;"]);
            return;
        }
        writer.Line("foreach (var item in source)");
        using (writer.Indent())
        {
            writer.Line(shape switch
            {
                CollectionShape list => $"target.Add({code.ToElement(list.Element, list.IsElementNullable, "item", "place")});",
                DictionaryShape map when code.Schema.Language.IsMap(map) =>
                    $"target.Add({KeyOf(map).Encode("item.Key")}, "
                        + $"{code.ToElement(map.Value, map.IsValueNullable, "item.Value", "place")});",
                _ => $"target.Add(To{code.Schema.EntryOf((DictionaryShape)shape).Name}(item{code.Converted}));",
            });
        }
        writer.Line("return target;");
    }

    private void WriteMake(Shape shape, CodeWriter writer)
    {
        if (shape is CollectionShape list)
            WriteMakeList(list, writer);
        else
            WriteMakeMap((DictionaryShape)shape, writer);
    }

    private void WriteMakeList(CollectionShape list, CodeWriter writer)
    {
        var element = list.Element.TypeName.CSharpName;
        var item = code.FromElement(list.Element, list.IsElementNullable, list.Kind == CollectionKind.Array ? "source[i]" : "item");
        if (list.Kind == CollectionKind.Array)
        {
            writer.Line($"var items = {SchemaCollections.NewArray(element, "source.Count")};");
            if (code.IsSame(list.Element, list.IsElementNullable))
                writer.Line("source.CopyTo(items, 0);");
            else
                writer.Lines(["for (var i = 0; i < items.Length; i++)", $"    items[i] = {item};"]);
            writer.Line("return items;");
            return;
        }
        var start = $"new global::System.Collections.Generic.List<{element}>";
        if (code.IsSame(list.Element, list.IsElementNullable))
            writer.Line($"var items = {start}(source);");
        else
            writer.Lines([$"var items = {start}(source.Count);", "foreach (var item in source)", $"    items.Add({item});"]);
        writer.Lines(SchemaCollections.FromList(list.Kind, list.TypeName.CSharpName));
    }

    private void WriteMakeMap(DictionaryShape map, CodeWriter writer)
    {
        var arguments = $"{map.Key.TypeName.CSharpName}, {map.Value.TypeName.CSharpName}";
        writer.Line($"var items = new {SchemaCollections.FilledType(map.Kind)}<{arguments}>();");
        using (writer.Block("foreach (var item in source)"))
        {
            if (code.Schema.Language.IsMap(map))
            {
                var value = code.FromElement(map.Value, map.IsValueNullable, "item.Value");
                writer.Line($"items[{KeyOf(map).Decode("item.Key")}] = {value};");
            }
            else
            {
                writer.Line($"var entry = From{code.Schema.EntryOf(map).Name}(item{code.Converted});");
                writer.Line("items[entry.Key] = entry.Value;");
            }
        }
        writer.Line(SchemaCollections.FromDictionary(map.Kind, arguments));
    }

    private SchemaScalar KeyOf(DictionaryShape map) => code.Schema.Language.ScalarOf(map.Key)!;
}
