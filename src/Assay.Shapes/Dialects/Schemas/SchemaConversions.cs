using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Finds the members whose representation changes. A wider integer, an enum's number and a message around a value are copies.</summary>
internal static class SchemaConversions
{
    /// <summary>Members in the order of the schema, such as <c>Category.UnitPrice (decimal as string)</c>.</summary>
    public static IReadOnlyList<string> Of(SchemaGraph schema) =>
    [
        .. from message in schema.Messages
           where message.Kind == SchemaMessageKind.Object || message == schema.Root
           from slot in message.Slots
           let conversion = string.Join(", ", Of(slot.Shape, schema.Language).Distinct())
           where conversion.Length > 0
           select $"{(slot.Member is null ? "the root" : slot.Place)} ({conversion})",
    ];

    private static IEnumerable<string> Of(Shape shape, SchemaLanguage language) => shape switch
    {
        _ when language.ScalarOf(shape) is { } scalar => scalar.ConvertedAs is null ? [] : [$"{shape} {scalar.ConvertedAs}"],
        NullableShape nullable => Of(nullable.Element, language),
        CollectionShape collection => Of(collection.Element, language),
        DictionaryShape dictionary =>
            [.. language.IsMap(dictionary) ? [] : new[] { "dictionary as list of pairs" }, .. Of(dictionary.Key, language), .. Of(dictionary.Value, language)],
        TupleShape tuple => tuple.Elements.SelectMany(element => Of(element, language)),
        _ => [],
    };
}
