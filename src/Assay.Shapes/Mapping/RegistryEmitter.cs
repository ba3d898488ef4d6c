using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Emits the list of maps that one direction consists of: one for each runtime type that the shape may hold.</summary>
internal sealed class RegistryEmitter(MapperSide from, MapperSide to, ValueEmitter values, MethodEmitter methods)
{
    private readonly HashSet<string> lines = new(StringComparer.Ordinal);

    /// <summary>The maps of a shape, without those given before.</summary>
    public IEnumerable<string> LinesOf(Shape shape) => Candidates(shape).Where(lines.Add);

    private IEnumerable<string> Candidates(Shape shape) => shape switch
    {
        ObjectShape type => OfObject(type),
        EnumShape => [OfEnum(shape)],
        TupleShape tuple => [OfTuple(tuple)],
        CollectionShape collection => OfCollection(collection),
        DictionaryShape dictionary => RuntimeKinds.Of(dictionary.Kind).Select(kind => OfDictionary(dictionary.Key, dictionary.Value, kind)),
        _ => [],
    };

    private IEnumerable<string> OfObject(ObjectShape type)
    {
        if (!ShapeFacts.IsConcrete(type))
            yield break;
        if (values.IsOpaque(type))
            yield return Reflected(type,
                type.AllMembers.Where(member => member is { HasPlace: true, Shape: not UnsupportedShape { HasText: false } })
                    .Select(member =>
                ((Shape)member.DeclaringShape, from.StorageFieldOf(member), to.StorageFieldOf(member))));
        else if (values.IsSame(type))
            yield return $"Maps.Same<{to.TypeNameOf(type)}>()";
        else if (type.IsValueType)
            yield return $"Maps.Box<{values.Pair(type)}>({values.MethodOf(type)})";
        else if (type.Collected is { } collected)
            yield return $"Maps.Collected<{values.Pair(type)}>({methods.FillOf(type)}, {Candidates(collected).First()})";
        else
            yield return $"Maps.Object<{values.Pair(type)}>({methods.FillOf(type)}"
                + $"{(type.AllMembers.All(member => values.IsSame(member.Shape)) ? ", isLeaf: true" : "")})";
    }

    private string OfEnum(Shape shape)
    {
        if (values.IsOpaque(shape))
            return $"Maps.ReflectedEnum({from.TypeExpressionOf(shape)}, {to.TypeExpressionOf(shape)})";
        return values.IsSame(shape) ? $"Maps.Same<{to.TypeNameOf(shape)}>()" : $"Maps.Box<{values.Pair(shape)}>({values.Delegate(shape)})";
    }

    private string OfTuple(TupleShape tuple)
    {
        if (values.IsOpaque(tuple))
            return Reflected(
                tuple, Enumerable.Range(0, tuple.Elements.Count).Select(i => ((Shape)tuple, FieldName(tuple, i), FieldName(tuple, i))));
        if (values.IsSame(tuple))
            return $"Maps.Same<{to.TypeNameOf(tuple)}>()";
        return $"Maps.{(tuple.IsValueType ? "Box" : "Tuple")}<{values.Pair(tuple)}>({values.MethodOf(tuple)})";
    }

    private static string FieldName(TupleShape tuple, int index) => tuple.Kind switch
    {
        TupleKind.KeyValuePair => index == 0 ? "key" : "value",
        TupleKind.Tuple => index == 7 ? "m_Rest" : $"m_Item{index + 1}",
        _ => index == 7 ? "Rest" : $"Item{index + 1}",
    };

    private string Reflected(Shape shape, IEnumerable<(Shape Owner, string From, string To)> fields)
    {
        var pairs = fields.Select(field =>
            $", ({from.TypeExpressionOf(field.Owner)}, {CSharpText.Literal(field.From)}, {to.TypeExpressionOf(field.Owner)}, "
                + $"{CSharpText.Literal(field.To)})");
        return $"Maps.Reflected({from.TypeExpressionOf(shape)}, {to.TypeExpressionOf(shape)}{string.Concat(pairs)})";
    }

    private IEnumerable<string> OfCollection(CollectionShape collection)
    {
        foreach (var kind in RuntimeKinds.Of(collection.Kind))
        {
            if (kind is CollectionKind.Array or CollectionKind.ImmutableArray)
                foreach (var element in ElementsOf(collection.Element))
                    yield return OfMemory(nameof(CollectionKind.Array), element, collection.Rank > 1 ? $"rank: {collection.Rank}" : "");
            else if (kind == CollectionKind.List)
                yield return OfMemory(nameof(CollectionKind.List), collection.Element, "");
            else
                yield return OfSequence(kind, collection.Element);
            if (kind == CollectionKind.ImmutableArray && !values.IsOpaque(collection.Element))
                yield return $"Maps.Box<{Boxed(from, collection)}, "
                    + $"{Boxed(to, collection)}>(ImmutableArrays.Map<{values.ElementsOf(collection)}>)";
        }
        foreach (var kind in RuntimeKinds.DictionariesIn(collection))
        {
            var entry = (TupleShape)collection.Element;
            yield return OfDictionary(entry.Elements[0], entry.Elements[1], kind);
        }
    }

    private static string Boxed(MapperSide side, CollectionShape collection) =>
        $"global::System.Collections.Immutable.ImmutableArray<{side.TypeNameOf(collection.Element)}>";

    // A member declared as an array of a base type may hold an array of a derived one.
    private static IEnumerable<Shape> ElementsOf(Shape element) =>
        element is ObjectShape { IsValueType: false } type
            ? ShapeFacts.Concretes(type).Cast<Shape>().Prepend(element).Distinct()
            : [element];

    private string OfMemory(string factory, Shape element, string setting)
    {
        if (values.IsOpaque(element))
        {
            var value = factory == nameof(CollectionKind.Array) && setting.Length == 0
                ? "1"
                : setting[(setting.IndexOf(' ', StringComparison.Ordinal) + 1)..];
            return $"Maps.Reflected({CSharpText.Literal(factory)}, new[] {{ {from.TypeExpressionOf(element)}, "
                + $"{to.TypeExpressionOf(element)} }}{(value.Length > 0 ? ", " + value : "")})";
        }
        return $"Maps.{factory}<{values.Pair(element)}>({values.Element(element)}{(setting.Length > 0 ? ", " : "")}{setting})";
    }

    private string OfSequence(CollectionKind kind, Shape element)
    {
        var mustWait = RuntimeKinds.IsSet(kind) && !ShapeFacts.IsStableKey(element);
        if (values.IsOpaque(element))
            return $"Maps.ReflectedCollection({CSharpText.Literal(kind.ToString())}, new[] {{ {from.TypeExpressionOf(element)}, "
                + $"{to.TypeExpressionOf(element)} }}, {MustWait(mustWait)})";
        var (source, target) = ($"SequenceTypes.{kind}<{from.TypeNameOf(element)}>()", $"SequenceTypes.{kind}<{to.TypeNameOf(element)}>()");
        return $"Maps.Sequence({values.Delegate(element)}, {source}, "
            + $"{target}{(RuntimeKinds.IsSet(kind) ? $", {MustWait(mustWait)}" : "")})";
    }

    private string OfDictionary(Shape key, Shape value, DictionaryKind kind)
    {
        var mustWait = MustWait(!ShapeFacts.IsStableKey(key));
        if (values.IsOpaque(key) || values.IsOpaque(value))
        {
            var types =
                new[] { from.TypeExpressionOf(key), from.TypeExpressionOf(value), to.TypeExpressionOf(key), to.TypeExpressionOf(value) };
            return $"Maps.ReflectedCollection({CSharpText.Literal(kind.ToString())}, new[] {{ {string.Join(", ", types)} }}, {mustWait})";
        }
        return $"Maps.Entries({values.Delegate(key)}, {values.Delegate(value)}, {Class(from)}, {Class(to)}, {mustWait})";

        string Class(MapperSide side) => $"DictionaryTypes.{kind}<{side.TypeNameOf(key)}, {side.TypeNameOf(value)}>()";
    }

    private static string MustWait(bool mustWait) => mustWait ? "mustWait: true" : "mustWait: false";
}
