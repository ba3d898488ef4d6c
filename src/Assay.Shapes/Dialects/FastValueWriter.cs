using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Emits the statements that write one value with FastSerialization's <c>Serializer</c>.</summary>
internal sealed class FastValueWriter(ContractNaming naming, CodeWriter writer, string prefix)
{
    private int _locals;

    /// <summary>Writes a value that an expression gives.</summary>
    public void Write(Shape shape, string value)
    {
        switch (shape)
        {
            case PrimitiveShape primitive:
                WriteScalar(primitive.Kind, value);
                break;
            case EnumShape enumeration:
                WriteScalar(enumeration.Underlying, $"(({Spelling.Of(enumeration.Underlying)}){value})");
                break;
            case NullableShape nullable:
                writer.Line($"serializer.Write({value}.HasValue);");
                using (writer.Block($"if ({value}.HasValue)"))
                    Write(nullable.Element, $"{value}.GetValueOrDefault()");
                break;
            case ObjectShape { IsValueType: true }:
                writer.Line($"{value}.ToStream(serializer);");
                break;
            case ObjectShape:
                writer.Line($"serializer.Write((global::FastSerialization.IFastSerializable){value});");
                break;
            case TupleShape tuple:
                WriteTuple(tuple, value);
                break;
            case DictionaryShape dictionary:
                WriteDictionary(dictionary, value);
                break;
            case CollectionShape collection:
                WriteCollection(collection, value);
                break;
        }
    }

    private void WriteScalar(PrimitiveKind kind, string value)
    {
        if (kind == PrimitiveKind.Decimal)
            value = Declare($"decimal.GetBits({value})");
        writer.Lines(FastScalars.Find(kind)!.Write.Select(argument => $"serializer.Write({string.Format(CultureInfo.InvariantCulture, argument, value)});"));
    }

    private void WriteTuple(TupleShape tuple, string value)
    {
        if (tuple.IsValueType)
        {
            WriteElements(tuple, value);
            return;
        }
        writer.Line($"serializer.Write({value} is not null);");
        using (writer.Block($"if ({value} is not null)"))
            WriteElements(tuple, value);
    }

    private void WriteElements(TupleShape tuple, string value)
    {
        for (var i = 0; i < tuple.Elements.Count; i++)
            Write(tuple.Elements[i], $"{value}.{TupleElements.NameOf(tuple.Kind, i)}");
    }

    private void WriteDictionary(DictionaryShape dictionary, string value)
    {
        var type = $"global::System.Collections.Generic.KeyValuePair<{naming.TypeNameOf(dictionary.Key)}, {naming.TypeNameOf(dictionary.Value)}>";
        OpenItems(type, value, item =>
        {
            Write(dictionary.Key, $"{item}.Key");
            Write(dictionary.Value, $"{item}.Value");
        });
    }

    // A stack enumerates from its top, and is read by pushing: it is written from the bottom.
    private void WriteCollection(CollectionShape collection, string value)
    {
        var element = naming.TypeNameOf(collection.Element);
        if (collection.Kind == CollectionKind.Stack)
            value = Declare($"{value} is null ? null : global::System.Linq.Enumerable.ToArray(global::System.Linq.Enumerable.Reverse({value}))");
        OpenItems(element, value, item => Write(collection.Element, item));
    }

    private void OpenItems(string type, string value, Action<string> writeItem)
    {
        var (items, item) = (Local(), Local());
        using (writer.Block($"if ({value} is {{ }} {items})"))
        {
            writer.Line($"serializer.Write(global::System.Linq.Enumerable.Count({items}));");
            using (writer.Block($"foreach ({type} {item} in {items})"))
                writeItem(item);
        }
        using (writer.Block("else"))
            writer.Line("serializer.Write(-1);");
    }

    private string Declare(string expression)
    {
        var local = Local();
        writer.Line($"var {local} = {expression};");
        return local;
    }

    private string Local() => $"{prefix}_{_locals++}";
}
