using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary>How MemoryPack's generated code makes an object: by one constructor, whose parameters are filled from the members of their names.</summary>
/// <param name="Constructor">The constructor; null for a struct without one, and for interfaces.</param>
/// <param name="Obstacle">Why the generated code cannot be, as a sentence; empty where it can.</param>
/// <param name="Unrestored">How many members are written and not read back.</param>
internal sealed record MemoryPackConstruction(ConstructorShape? Constructor, string Obstacle, int Unrestored)
{
    /// <summary>The constructor that carries most: without an obstacle, then with the fewest members lost, then with the fewest parameters.</summary>
    public static MemoryPackConstruction Of(ObjectShape type)
    {
        var members = MemoryPackMembers.Of(type);
        var ways = type.Constructors.Select(constructor => By(type, constructor, members)).DefaultIfEmpty(By(type, null, members));
        return ways.OrderBy(way => way.Obstacle.Length > 0).ThenBy(way => way.Unrestored).ThenBy(way => way.Constructor?.Parameters.Count ?? 0).First();
    }

    private static MemoryPackConstruction By(ObjectShape type, ConstructorShape? constructor, IReadOnlyList<MemberShape> members)
    {
        var parameters = constructor?.Parameters ?? [];
        var passed = parameters.Select(parameter => members.FirstOrDefault(member => Fits(parameter, member))).ToList();
        List<MemberShape> others = [.. members.Where(member => !passed.Contains(member))];
        var obstacle = parameters.Where((_, index) => passed[index] is null).Select(parameter =>
                $"MemoryPack fills the parameters of a constructor from members of the same names and types: {type} has none for {parameter.Name}.")
            .Concat(passed.Where(member => member is { IsRequired: true } && constructor?.SetsRequiredMembers == false).Select(member =>
                $"MemoryPack's generated code passes {member} to the constructor alone, and the member is required."))
            .Concat(others.Select(member => ObstacleOf(type, member)).OfType<string>())
            .FirstOrDefault("");
        return new(constructor, obstacle, others.Count(member => member is { IsProperty: true, SetAccess: null }));
    }

    private static string? ObstacleOf(ObjectShape type, MemberShape member)
    {
        if (member is { IsProperty: false, IsReadOnly: true })
            return $"MemoryPack sets a readonly field through a constructor alone: {type} has none that takes {member}.";
        return member.DeclaringShape != type && member.SetAccess == Access.Private
            ? $"MemoryPack's generated code of {type} cannot reach what is private to its base: {member} has a private setter."
            : null;
    }

    private static bool Fits(ParameterShape parameter, MemberShape member) =>
        (IsNamed(member.Name, parameter.Name) || (member.Name.StartsWith('_') && IsNamed(member.Name[1..], parameter.Name)))
        && (parameter.Shape == member.Shape || IsWider(parameter.Shape, member.Shape));

    private static bool IsNamed(string name, string other) => string.Equals(name, other, StringComparison.OrdinalIgnoreCase);

    // What C# converts by itself.
    private static bool IsWider(Shape parameter, Shape member) => (parameter, member) switch
    {
        (NullableShape nullable, _) => nullable.Element == member,
        (CollectionShape wide, CollectionShape { Kind: CollectionKind.List or CollectionKind.Array, Rank: 1 } narrow) =>
            wide.Element == narrow.Element
            && wide.Kind is CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IReadOnlyCollection or CollectionKind.IList or CollectionKind.IReadOnlyList,
        _ => false,
    };
}
