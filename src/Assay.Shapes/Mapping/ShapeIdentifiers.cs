using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Gives each shape a short identifier of its own for the methods emitted for it: <c>Book</c>, <c>Book2</c>.</summary>
internal sealed class ShapeIdentifiers
{
    private readonly Dictionary<Shape, string> names = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<string, int> uses = new(StringComparer.Ordinal);

    public ShapeIdentifiers(IEnumerable<Shape> shapes)
    {
        foreach (var shape in shapes)
            names.TryAdd(shape, Unique(Base(shape)));
    }

    /// <summary>The identifier of a shape of the graph.</summary>
    public string this[Shape shape] => names[shape];

    private static string Base(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.Array } array => $"{Base(array.Element)}Array",
        CollectionShape collection => $"{Base(collection.Element)}{collection.Kind}",
        DictionaryShape dictionary => $"{Base(dictionary.Value)}{dictionary.Kind}",
        NullableShape nullable => $"{Base(nullable.Element)}OrNull",
        TupleShape tuple => tuple.Kind.ToString(),
        _ => CSharpIdentifier.Pascal(shape.TypeName.Name),
    };

    private string Unique(string name)
    {
        var uses = this.uses[name] = this.uses.GetValueOrDefault(name) + 1;
        if (uses == 1)
            return name;
        var numbered = name + uses.ToString(CultureInfo.InvariantCulture);
        return this.uses.TryAdd(numbered, 1) ? numbered : Unique(name);
    }
}
