using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Emits the statements that read one value with FastSerialization's <c>Deserializer</c> into a local variable.</summary>
internal sealed class FastValueReader(ContractNaming naming, CodeWriter writer, string prefix)
{
    private int locals;

    /// <summary>Reads a value and gives the expression that holds it.</summary>
    public string Read(Shape shape) => shape switch
    {
        PrimitiveShape primitive => ReadScalar(primitive.Kind, naming.TypeNameOf(shape)),
        UnsupportedShape =>
            Declare($"global::Assay.Worker.Conversion.RuntimeStrings.To<{naming.TypeNameOf(shape)}>(deserializer.ReadString())"),
        EnumShape enumeration => Declare($"({naming.TypeNameOf(shape)}){FastScalars.Find(enumeration.Underlying)!.Read}"),
        NullableShape nullable => ReadOptional(naming.TypeNameOf(shape), () => Read(nullable.Element)),
        ObjectShape { IsValueType: true } => ReadStruct(shape),
        ObjectShape => Declare($"({naming.TypeNameOf(shape)})deserializer.ReadObject()"),
        TupleShape { IsValueType: true } tuple => Declare(NewTuple(tuple)),
        TupleShape tuple => ReadOptional(naming.TypeNameOf(tuple), () => NewTuple(tuple)),
        DictionaryShape dictionary => ReadDictionary(dictionary),
        CollectionShape { Kind: CollectionKind.Array } array => ReadArray(array),
        CollectionShape collection => ReadCollection(collection),
        _ => "default",
    };

    /// <summary>Reads the elements of a collection into one whose constructor may have filled it.</summary>
    public void ReadInto(Shape shape, string target)
    {
        var count = Local();
        writer.Lines([$"{target}.Clear();", $"int {count} = deserializer.ReadInt();"]);
        AddItems(shape, count, target);
    }

    private string ReadScalar(PrimitiveKind kind, string type)
    {
        if (kind != PrimitiveKind.Guid)
            return Declare(FastScalars.Find(kind)!.Read.Replace("{0}", Local(), StringComparison.Ordinal));
        var local = Local();
        writer.Line($"deserializer.Read(out {type} {local});");
        return local;
    }

    private string ReadStruct(Shape shape)
    {
        var local = Local();
        writer.Line($"{naming.TypeNameOf(shape)} {local} = default;");
        writer.Line($"{local}.FromStream(deserializer);");
        return local;
    }

    private string ReadOptional(string type, Func<string> read)
    {
        var local = Local();
        writer.Line($"{type} {local} = default;");
        using (writer.Block("if (deserializer.ReadBool())"))
            writer.Line($"{local} = {read()};");
        return local;
    }

    private string NewTuple(TupleShape tuple) =>
        $"new {naming.TypeNameOf(tuple)}({string.Join(", ", tuple.Elements.Select(Read).ToList())})";

    private string ReadArray(CollectionShape array)
    {
        var (local, count) = (Local(), Local());
        writer.Line($"int {count} = deserializer.ReadInt();");
        writer.Line($"{naming.TypeNameOf(array)} {local} = {count} < 0 ? null : new {NewArray(array, count)};");
        if (array.Element is PrimitiveShape { Kind: PrimitiveKind.Byte })
        {
            using (writer.Block($"if ({count} > 0)"))
                writer.Line($"deserializer.Read({local}, 0, {count});");
            return local;
        }
        var index = Local();
        using (writer.Block($"for (int {index} = 0; {index} < {count}; {index}++)"))
            writer.Line($"{local}[{index}] = {Read(array.Element)};");
        return local;
    }

    // An array of arrays takes its length at the outermost rank: new int[n][].
    private string NewArray(CollectionShape array, string count)
    {
        var type = naming.TypeNameOf(array);
        var element = array.Element;
        while (element is CollectionShape { Kind: CollectionKind.Array } inner)
            element = inner.Element;
        var name = naming.TypeNameOf(element);
        return $"{name}[{count}]{type[(name.Length + 2)..]}";
    }

    private string ReadCollection(CollectionShape collection)
    {
        var kind = FastValues.ConstructedKindOf(collection.Kind)!.Value;
        var space = kind is CollectionKind.Collection or CollectionKind.ObservableCollection ? "ObjectModel" : "Generic";
        var takesCapacity = kind is CollectionKind.List or CollectionKind.HashSet or CollectionKind.Queue or CollectionKind.Stack;
        return ReadItems($"global::System.Collections.{space}.{kind}<{naming.TypeNameOf(collection.Element)}>", takesCapacity, collection);
    }

    private string ReadDictionary(DictionaryShape dictionary)
    {
        var kind = FastValues.ConstructedKindOf(dictionary.Kind)!.Value;
        var type = $"global::System.Collections.Generic.{kind}<{naming.TypeNameOf(dictionary.Key)}, {naming.TypeNameOf(dictionary.Value)}>";
        return ReadItems(type, takesCapacity: kind != DictionaryKind.SortedDictionary, dictionary);
    }

    private string ReadItems(string type, bool takesCapacity, Shape shape)
    {
        var (local, count) = (Local(), Local());
        writer.Line($"int {count} = deserializer.ReadInt();");
        writer.Line($"{type} {local} = {count} < 0 ? null : new {type}({(takesCapacity ? count : "")});");
        AddItems(shape, count, local);
        return local;
    }

    private void AddItems(Shape shape, string count, string target)
    {
        var index = Local();
        using (writer.Block($"for (int {index} = 0; {index} < {count}; {index}++)"))
            AddItem(shape, target);
    }

    private void AddItem(Shape shape, string target)
    {
        if (shape is DictionaryShape dictionary)
        {
            var key = Read(dictionary.Key);
            writer.Line($"{target}.Add({key}, {Read(dictionary.Value)});");
            return;
        }
        var collection = (CollectionShape)shape;
        var kind = FastValues.ConstructedKindOf(collection.Kind)!.Value;
        writer.Line($"{target}.{FastValues.AdderOf(kind)}({Read(collection.Element)});");
    }

    private string Declare(string expression)
    {
        var local = Local();
        writer.Line($"var {local} = {expression};");
        return local;
    }

    private string Local() => $"{prefix}_{locals++}";
}
