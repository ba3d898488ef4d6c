using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Fory;

/// <summary>What Fory for C# does not carry.</summary>
internal static class ForyRefusal
{
    /// <summary>The sentence; null where Fory carries the graph.</summary>
    public static string? Find(ShapeGraph graph, ContractNaming naming)
    {
        if (Finding.FirstHidden(graph, naming) is { } hidden)
            return $"Fory's generator writes code beside the types, which cannot name a private one: {hidden}.";
        if (Finding.First(graph, shape => shape is ObjectShape { IsAbstract: true }) is { } unknown)
            return $"Fory creates the type that is declared, which must not be abstract or an interface: {unknown}.";
        if (Finding.First(graph, IsUnknown) is { } strange)
            return $"Fory has no type for this member: {strange}.";
        if (graph.Enums.FirstOrDefault(type => type.Values.Any(value => !IsUnsigned(value.Literal))) is { } negative)
            return $"Fory writes an enum's value as an unsigned number of 32 bits: {negative} has others.";
        return graph.Objects.Where(type => !type.IsValueType).Select(Construction).FirstOrDefault(sentence => sentence is not null);
    }

    private static string? Construction(ObjectShape type)
    {
        var constructor = type.Constructors.FirstOrDefault(constructor => constructor.Parameters.Count == 0);
        if (constructor is { Access: < Access.Internal } && !type.IsAbstract)
            return $"Fory's generated code calls a parameterless constructor: that of {type} is not open to it.";
        return type.AllMembers.FirstOrDefault(member => member.IsRequired) is { } required && constructor?.SetsRequiredMembers != true
            ? $"Fory's generated code calls a parameterless constructor and sets no required members: {required} is one."
            : null;
    }

    private static bool IsUnknown(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind is PrimitiveKind.Char or PrimitiveKind.Guid or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.TimeOnly
            or PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger,
        TupleShape => true,
        CollectionShape collection => collection.Rank > 1 || collection.Kind is not (CollectionKind.Array or CollectionKind.List or CollectionKind.LinkedList or CollectionKind.Queue
            or CollectionKind.Stack or CollectionKind.HashSet or CollectionKind.SortedSet or CollectionKind.ImmutableHashSet),
        DictionaryShape dictionary => dictionary.Kind is not (DictionaryKind.Dictionary or DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ConcurrentDictionary),
        _ => false,
    };

    private static bool IsUnsigned(string literal) => uint.TryParse(literal.TrimEnd('u', 'U', 'l', 'L'), System.Globalization.CultureInfo.InvariantCulture, out _);
}
