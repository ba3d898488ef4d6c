using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Finds the members whose representation changes. A wider integer, an enum's number and a message around a value are copies.</summary>
internal static class ProtoConversions
{
    /// <summary>Members in the order of the schema, such as <c>Category.UnitPrice (decimal as string)</c>.</summary>
    public static IReadOnlyList<string> Of(ProtoSchema schema) =>
    [
        .. from message in schema.Messages
           where message.Kind == ProtoMessageKind.Object || message == schema.Root
           from slot in message.Slots
           let conversion = string.Join(", ", Of(slot.Shape).Distinct())
           where conversion.Length > 0
           select $"{(slot.Member is null ? "the root" : slot.Place)} ({conversion})",
    ];

    private static IEnumerable<string> Of(Shape shape) => shape switch
    {
        _ when ProtoScalars.Find(shape) is { } scalar => scalar.ConvertedAs is null ? [] : [$"{shape} {scalar.ConvertedAs}"],
        NullableShape nullable => Of(nullable.Element),
        CollectionShape collection => Of(collection.Element),
        DictionaryShape dictionary => [.. ProtoSchema.IsMap(dictionary) ? [] : new[] { "dictionary as list of pairs" }, .. Of(dictionary.Key), .. Of(dictionary.Value)],
        TupleShape tuple => tuple.Elements.SelectMany(Of),
        _ => [],
    };
}
