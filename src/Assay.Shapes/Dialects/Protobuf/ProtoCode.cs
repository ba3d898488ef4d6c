using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Spells what all methods of a contract share: types, and expressions that convert one value.</summary>
internal sealed class ProtoCode(ProtoSchema schema, ShapeIdentifiers identifiers, string space)
{
    /// <summary>The namespace of what conversions call: spelled out, because a message may have any name.</summary>
    public const string Runtime = "global::Assay.Worker.Conversion.";

    private const string Collections = "global::Google.Protobuf.Collections";

    /// <summary>The schema.</summary>
    public ProtoSchema Schema => schema;

    /// <summary>The parameter that recursive schemas pass on.</summary>
    public string PathParameter => schema.IsRecursive ? $", {Runtime}ConversionPath path" : "";

    /// <summary>The argument for it.</summary>
    public string Path => schema.IsRecursive ? ", path" : "";

    /// <summary>The identifier of a list or map in names of methods.</summary>
    public string IdentifierOf(Shape shape) => identifiers[shape];

    /// <summary>How C# names the generated class.</summary>
    public string TypeOf(ProtoMessage message) => $"global::{space}.{message.Name}";

    /// <summary>How C# names the type of the property that carries a list or map.</summary>
    public string RepeatedTypeOf(Shape shape) => shape switch
    {
        DictionaryShape dictionary when ProtoSchema.IsMap(dictionary) =>
            $"{Collections}.MapField<{ProtoScalars.Find(dictionary.Key)!.CSharpType}, {TypeOf(schema.ElementOf(dictionary.Value, dictionary.IsValueNullable))}>",
        DictionaryShape dictionary => $"{Collections}.RepeatedField<{TypeOf(schema.EntryOf(dictionary))}>",
        CollectionShape collection => $"{Collections}.RepeatedField<{TypeOf(schema.ElementOf(collection.Element, collection.IsElementNullable))}>",
        _ => throw new ArgumentOutOfRangeException(nameof(shape), shape, "Lists and maps alone are repeated."),
    };

    /// <summary>Converts a plain value that is not null.</summary>
    public string To(ProtoValue value, string plain) => value.Scalar is { } scalar ? scalar.Encode(plain) : $"To{value.Message!.Name}({plain}{Path})";

    /// <summary>Converts back.</summary>
    public string From(ProtoValue value, string contract) => value.Scalar is { } scalar ? scalar.Decode(contract) : $"From{value.Message!.Name}({contract}{Path})";

    /// <summary>Converts a plain element of a list or map, which is refused where it is null against its declaration.</summary>
    public string ToElement(Shape shape, bool isNullable, string plain, string place)
    {
        var value = schema.ElementOf(shape, isNullable);
        var checksNull = !shape.IsValueType && value.Message?.Kind != ProtoMessageKind.Wrapper;
        return To(value, checksNull ? $"({plain} ?? throw {Runtime}UnfitValue.NullIn({place}))" : plain);
    }

    private string TypeOf(ProtoValue value) => value.Scalar?.CSharpType ?? TypeOf(value.Message!);
}
