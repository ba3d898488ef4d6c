using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Writes the two methods of a list or map.</summary>
internal sealed class ProtoRepeatMethods(ProtoCode code)
{
    /// <summary>Writes <c>FillX</c> and <c>MakeX</c>.</summary>
    public void Write(Shape shape, CodeWriter writer)
    {
        var (plain, repeated, identifier) = (shape.TypeName.CSharpName, code.RepeatedTypeOf(shape), code.IdentifierOf(shape));
        writer.Line();
        using (writer.Block($"private static void Fill{identifier}({plain} source, {repeated} target, string place{code.PathParameter})"))
            WriteFill(shape, writer);
        writer.Line();
        using (writer.Block($"private static {plain} Make{identifier}({repeated} source{code.PathParameter})"))
            WriteMake(shape, writer);
    }

    private void WriteFill(Shape shape, CodeWriter writer)
    {
        if (shape is CollectionShape { Element.IsValueType: true } same && IsSame(same))
        {
            writer.Line("target.AddRange(source);");
            return;
        }
        writer.Line("foreach (var item in source)");
        using (writer.Indent())
        {
            writer.Line(shape switch
            {
                CollectionShape list => $"target.Add({code.ToElement(list.Element, list.IsElementNullable, "item", "place")});",
                DictionaryShape map when ProtoSchema.IsMap(map) =>
                    $"target.Add({ProtoScalars.Find(map.Key)!.Encode("item.Key")}, {code.ToElement(map.Value, map.IsValueNullable, "item.Value", "place")});",
                _ => $"target.Add(To{code.Schema.EntryOf((DictionaryShape)shape).Name}(item{code.Path}));",
            });
        }
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
        var item = code.From(code.Schema.ElementOf(list.Element, list.IsElementNullable), list.Kind == CollectionKind.Array ? "source[i]" : "item");
        if (list.Kind == CollectionKind.Array)
        {
            writer.Line($"var items = {ProtoCollections.NewArray(element, "source.Count")};");
            if (IsSame(list))
                writer.Line("source.CopyTo(items, 0);");
            else
                writer.Lines(["for (var i = 0; i < items.Length; i++)", $"    items[i] = {item};"]);
            writer.Line("return items;");
            return;
        }
        var start = $"new global::System.Collections.Generic.List<{element}>";
        if (IsSame(list))
            writer.Line($"var items = {start}(source);");
        else
            writer.Lines([$"var items = {start}(source.Count);", "foreach (var item in source)", $"    items.Add({item});"]);
        writer.Lines(ProtoCollections.FromList(list.Kind, list.TypeName.CSharpName));
    }

    private void WriteMakeMap(DictionaryShape map, CodeWriter writer)
    {
        var arguments = $"{map.Key.TypeName.CSharpName}, {map.Value.TypeName.CSharpName}";
        writer.Line($"var items = new {ProtoCollections.FilledType(map.Kind)}<{arguments}>();");
        using (writer.Block("foreach (var item in source)"))
        {
            if (ProtoSchema.IsMap(map))
            {
                var value = code.From(code.Schema.ElementOf(map.Value, map.IsValueNullable), "item.Value");
                writer.Line($"items[{ProtoScalars.Find(map.Key)!.Decode("item.Key")}] = {value};");
            }
            else
            {
                writer.Line($"var entry = From{code.Schema.EntryOf(map).Name}(item{code.Path});");
                writer.Line("items[entry.Key] = entry.Value;");
            }
        }
        writer.Line(ProtoCollections.FromDictionary(map.Kind, arguments));
    }

    private bool IsSame(CollectionShape list) => code.Schema.ElementOf(list.Element, list.IsElementNullable).Scalar is { IsSame: true };
}
