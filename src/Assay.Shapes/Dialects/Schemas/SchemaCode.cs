using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Spells what all methods of a contract share: types, and expressions that convert one value.</summary>
internal sealed class SchemaCode(SchemaGraph schema, ShapeIdentifiers identifiers, string space)
{
    /// <summary>The namespace of what conversions call: spelled out, because a message may have any name.</summary>
    public const string Runtime = "global::Assay.Worker.Conversion.";

    public SchemaGraph Schema => schema;

    /// <summary>The parameter that recursive schemas pass on.</summary>
    public string ConvertedParameter => schema.IsRecursive ? $", {Runtime}ConvertedObjects converted" : "";

    /// <summary>The argument for it.</summary>
    public string Converted => schema.IsRecursive ? ", converted" : "";

    /// <summary>The identifier of a list or map in names of methods.</summary>
    public string IdentifierOf(Shape shape) => identifiers[shape];

    /// <summary>How C# names the generated class.</summary>
    public string TypeOf(SchemaMessage message) =>
        (message.Kind == SchemaMessageKind.Union && schema.Language.HasOpenUnions, message.Slots) switch
        {
            (true, [{ Shape: ObjectShape only }]) => TypeOf(schema.ObjectOf(only)),
            (true, _) => "object",
            _ => $"global::{space}.{schema.Language.ClassOf(message)}",
        };

    /// <summary>How C# names what stands for a value.</summary>
    public string TypeOf(SchemaValue value) => value.Scalar?.CSharpType ?? TypeOf(value.Message!);

    /// <summary>How C# names the type of a slot's property.</summary>
    public string PropertyTypeOf(SchemaSlot slot)
    {
        if (schema.Language.IsRepeated(slot.Shape))
            return RepeatedTypeOf(slot.Shape);
        var value = schema.SingleOf(slot.Shape);
        var type = TypeOf(value);
        return slot.Shape is NullableShape && value.Scalar is { IsReference: false } ? $"{type}?" : type;
    }

    /// <summary>How C# names the type of the property that carries a list or map.</summary>
    public string RepeatedTypeOf(Shape shape) => RepeatedTypeOf(shape, schema.Language.ListOf, schema.Language.MapOf);

    /// <summary>How C# names the type of the list or map that is put there.</summary>
    public string NewRepeatedTypeOf(Shape shape) => RepeatedTypeOf(shape, schema.Language.NewListOf, schema.Language.NewMapOf);

    /// <summary>Fills a list or map with a plain one that is not null, and gives it.</summary>
    /// <param name="shape">The plain one's shape.</param>
    /// <param name="target">The list or map; null for a new one.</param>
    /// <param name="place">The expression for what people call it.</param>
    public string Fill(Shape shape, string plain, string? target, string place) =>
        $"Fill{IdentifierOf(shape)}({plain}, {target ?? $"new {NewRepeatedTypeOf(shape)}()"}, {place}{Converted})";

    /// <summary>Converts a plain value that is not null.</summary>
    public string To(SchemaValue value, string plain) =>
        value.Scalar is { } scalar ? scalar.Encode(plain) : $"To{value.Message!.Name}({plain}{Converted})";

    /// <summary>Converts back.</summary>
    public string From(SchemaValue value, string contract) =>
        value.Scalar is { } scalar ? scalar.Decode(contract) : $"From{value.Message!.Name}({contract}{Converted})";

    /// <summary>Converts a plain element of a list or map, which is refused where it is null against its declaration.</summary>
    public string ToElement(Shape shape, bool isNullable, string plain, string place)
    {
        if (HoldsNull(shape, isNullable))
        {
            var some = shape is NullableShape ? $"{plain}.Value" : plain;
            return $"({plain} is null ? default({ElementTypeOf(shape, isNullable)}) : {ToHeld(shape, isNullable, some, place)})";
        }
        var checksNull = !shape.IsValueType
            && (schema.IsNested(shape, isNullable) || schema.ElementOf(shape, isNullable).Message?.Kind != SchemaMessageKind.Wrapper);
        return ToHeld(shape, isNullable, checksNull ? $"({plain} ?? throw {Runtime}UnfitValue.NullIn({place}))" : plain, place);
    }

    /// <summary>Converts an element back.</summary>
    public string FromElement(Shape shape, bool isNullable, string contract)
    {
        if (!HoldsNull(shape, isNullable))
            return FromHeld(shape, isNullable, contract);
        var some = shape is NullableShape && schema.ElementOf(shape, isNullable).Scalar is { IsReference: false }
            ? $"{contract}.Value"
            : contract;
        return $"({contract} is null ? default({shape.TypeName.CSharpName}) : {FromHeld(shape, isNullable, some)})";
    }

    /// <summary>Whether elements are the same on both sides.</summary>
    public bool IsSame(Shape shape, bool isNullable) =>
        !schema.IsNested(shape, isNullable) && schema.ElementOf(shape, isNullable).Scalar is { IsSame: true };

    private string ToHeld(Shape shape, bool isNullable, string plain, string place) =>
        schema.IsNested(shape, isNullable) ? Fill(shape, plain, null, place) : To(schema.ElementOf(shape, isNullable), plain);

    private string FromHeld(Shape shape, bool isNullable, string contract) =>
        schema.IsNested(shape, isNullable)
            ? $"Make{IdentifierOf(shape)}({contract}{Converted})"
            : From(schema.ElementOf(shape, isNullable), contract);

    private bool HoldsNull(Shape shape, bool isNullable) =>
        schema.Language.HoldsNulls && (shape is NullableShape || (isNullable && !shape.IsValueType));

    private string RepeatedTypeOf(Shape shape, Func<string, string> list, Func<string, string, string> map) => shape switch
    {
        DictionaryShape dictionary when schema.Language.IsMap(dictionary) =>
            map(schema.Language.ScalarOf(dictionary.Key)!.CSharpType, ElementTypeOf(dictionary.Value, dictionary.IsValueNullable)),
        DictionaryShape dictionary => list(TypeOf(schema.EntryOf(dictionary))),
        CollectionShape collection => list(ElementTypeOf(collection.Element, collection.IsElementNullable)),
        _ => throw new ArgumentOutOfRangeException(nameof(shape), shape, "Lists and maps alone are repeated."),
    };

    private string ElementTypeOf(Shape shape, bool isNullable)
    {
        if (schema.IsNested(shape, isNullable))
            return RepeatedTypeOf(shape);
        var value = schema.ElementOf(shape, isNullable);
        var type = TypeOf(value);
        return value.Scalar is { IsReference: false } && HoldsNull(shape, isNullable) ? $"{type}?" : type;
    }
}

/// <summary>Spells how the plain collections are built from a list, and the dictionaries from a dictionary that can be filled.</summary>
internal static class SchemaCollections
{
    private const string Generic = "global::System.Collections.Generic";
    private const string Immutable = "global::System.Collections.Immutable";
    private const string Frozen = "global::System.Collections.Frozen";

    /// <summary>An array whose element type may be an array itself: its length stands in the first brackets.</summary>
    public static string NewArray(string element, string length)
    {
        var rank = element.Length;
        while (element[..rank].EndsWith(']')
            && element[..rank].LastIndexOf('[') is var open && element[open..rank].All(c => c is '[' or ']' or ','))
            rank = open;
        return $"new {element[..rank]}[{length}]{element[rank..]}";
    }

    /// <summary>Statements that return the collection made of the list <c>items</c>.</summary>
    public static IEnumerable<string> FromList(CollectionKind kind, string type)
    {
        // Enumerated from the last to the first that was added.
        if (kind is CollectionKind.Stack or CollectionKind.ConcurrentStack or CollectionKind.ConcurrentBag or CollectionKind.ImmutableStack)
            yield return "items.Reverse();";
        yield return kind switch
        {
            CollectionKind.List
                or CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IList or CollectionKind.IReadOnlyCollection
                or CollectionKind.IReadOnlyList => "return items;",
            CollectionKind.ISet => $"return new {Generic}.HashSet<{type[(type.IndexOf('<', StringComparison.Ordinal) + 1)..]}(items);",
            CollectionKind.FrozenSet => $"return {Frozen}.FrozenSet.ToFrozenSet(items);",
            CollectionKind.ImmutableArray
                or CollectionKind.ImmutableList or CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet
                or CollectionKind.ImmutableQueue or CollectionKind.ImmutableStack => $"return {Immutable}.{kind}.CreateRange(items);",
            _ => $"return new {type}(items);",
        };
    }

    /// <summary>The dictionary that is filled.</summary>
    public static string FilledType(DictionaryKind kind) => kind switch
    {
        DictionaryKind.SortedDictionary or DictionaryKind.SortedList => $"{Generic}.{kind}",
        DictionaryKind.ConcurrentDictionary => "global::System.Collections.Concurrent.ConcurrentDictionary",
        _ => $"{Generic}.Dictionary",
    };

    /// <summary>The statement that returns the dictionary made of <c>items</c>.</summary>
    public static string FromDictionary(DictionaryKind kind, string arguments) => kind switch
    {
        DictionaryKind.ReadOnlyDictionary => $"return new global::System.Collections.ObjectModel.ReadOnlyDictionary<{arguments}>(items);",
        DictionaryKind.ImmutableDictionary or DictionaryKind.ImmutableSortedDictionary => $"return {Immutable}.{kind}.CreateRange(items);",
        DictionaryKind.FrozenDictionary => $"return {Frozen}.FrozenDictionary.ToFrozenDictionary(items);",
        _ => "return items;",
    };
}
