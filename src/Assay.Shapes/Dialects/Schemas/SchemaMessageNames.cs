using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>
/// Names messages after the plain types: <c>Book</c>, <c>StringDoublePair</c>, <c>AnyAnimal</c>, <c>OptionalString</c>,
/// <c>CategoryList</c>.
/// </summary>
internal sealed class SchemaMessageNames(SchemaLanguage language)
{
    private readonly HashSet<string> taken = new(language.ReservedMessages, StringComparer.OrdinalIgnoreCase);

    public string Of(SchemaMessageKind kind, Shape shape, bool isNullable)
    {
        var part = PartOf(shape);
        var name = kind switch
        {
            SchemaMessageKind.Union => $"Any{part}",
            SchemaMessageKind.Wrapper when shape is ObjectShape && !isNullable => $"Any{part}",
            SchemaMessageKind.Tuple when shape is DictionaryShape => $"{part}Entry",
            SchemaMessageKind.Wrapper when !language.IsRepeated(shape) => shape is NullableShape || !isNullable ? part : $"Optional{part}",
            SchemaMessageKind.Wrapper when isNullable => $"Optional{part}",
            _ => part,
        };
        // The contract's class stands in the messages' namespace, and some primitives have names that generated code uses.
        if (name.EndsWith("Contract", StringComparison.Ordinal)
            || (kind == SchemaMessageKind.Wrapper && shape is PrimitiveShape && !isNullable))
            name += "Message";
        return Unique(name);
    }

    private static string PartOf(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind.ToString(),
        CollectionShape { Kind: CollectionKind.Array } array when SchemaScalars.IsBytes(array) => "Bytes",
        CollectionShape { Kind: CollectionKind.Array } array => $"{PartOf(array.Element)}Array",
        CollectionShape collection => PartOf(collection.Element) + Bare(collection.Kind.ToString()),
        DictionaryShape dictionary => PartOf(dictionary.Key) + PartOf(dictionary.Value) + Bare(dictionary.Kind.ToString()),
        NullableShape nullable => $"Optional{PartOf(nullable.Element)}",
        TupleShape tuple => string.Concat(tuple.Elements.Select(PartOf)) + (tuple.Kind == TupleKind.KeyValuePair ? "Pair" : "Tuple"),
        ObjectShape { IsGeneric: true } generic => Spell(generic.TypeName.ShortName),
        _ => Spell(string.Join(' ', shape.TypeName.Path)),
    };

    // IList is a List here.
    private static string Bare(string kind) => kind[0] == 'I' && char.IsAsciiLetterUpper(kind[1]) ? kind[1..] : kind;

    private static string Spell(string name) =>
        SchemaText.Ascii(CSharpIdentifier.Pascal(name.Replace("<", " Of ", StringComparison.Ordinal)), "Type");

    private string Unique(string name)
    {
        var unique = name;
        for (var i = 2; language.NamesWith(unique).Any(taken.Contains); i++)
            unique = name + i.ToString(CultureInfo.InvariantCulture);
        taken.UnionWith(language.NamesWith(unique));
        return unique;
    }
}
