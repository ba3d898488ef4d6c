using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// Finds closed generic types that mention a type which only the code around it may name, such as <c>Box&lt;Secret&gt;</c> where <c>Secret</c> is private inside
/// <c>Vault</c>. As ordinary types they have their place beside it.
/// </summary>
internal sealed class HiddenArguments(IReadOnlyDictionary<Shape, ContractTypeName> names)
{
    /// <summary>A type that is not beside what it mentions, with the hidden type that it must stand beside; null when there is none.</summary>
    public (ObjectShape Type, ContractTypeName Beside)? FindNext()
    {
        foreach (var type in names.Keys.OfType<ObjectShape>().Where(ContractTypeName.IsClosedGeneric))
        {
            // What is hidden deepest may be named only where all others may be, too.
            if (MentionsOf(type).Select(HiddenLevelOf).OfType<ContractTypeName>().MaxBy(level => level.Path.Count) is { } hidden && !IsBeside(names[type], hidden))
                return (type, hidden);
        }
        return null;
    }

    private static bool IsBeside(ContractTypeName name, ContractTypeName hidden) =>
        name.Namespace == hidden.Namespace && name.Path.Count >= hidden.Path.Count && name.Path.Take(hidden.Path.Count - 1).SequenceEqual(hidden.Path.Take(hidden.Path.Count - 1));

    /// <summary>The innermost of a type and the types around it that is not open to all code of its assembly; null where all are.</summary>
    private ContractTypeName? HiddenLevelOf(Shape shape)
    {
        var name = names[shape];
        return names.Values.Where(level => !level.IsNameable && level.Path.Count > 1 && name.IsWithin(level)).MaxBy(level => level.Path.Count);
    }

    private IEnumerable<Shape> MentionsOf(ObjectShape type) => type.Members.SelectMany(member => PartsOf(member.Shape))
        .Concat(type.Base is null ? [] : [type.Base])
        .Concat(type.Interfaces)
        .Where(shape => shape != type && names.ContainsKey(shape));

    private static IEnumerable<Shape> PartsOf(Shape shape) => shape switch
    {
        CollectionShape collection => PartsOf(collection.Element),
        DictionaryShape dictionary => PartsOf(dictionary.Key).Concat(PartsOf(dictionary.Value)),
        NullableShape nullable => PartsOf(nullable.Element),
        TupleShape tuple => tuple.Elements.SelectMany(PartsOf),
        _ => [shape],
    };
}
