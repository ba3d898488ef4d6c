using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// Why MemoryPack cannot carry a graph: what its generator reports as an error, or writes code for that does not compile.
/// </summary>
internal sealed class MemoryPackRefusal(ShapeGraph graph, ContractNaming naming, bool isCircular)
{
    private const int MostMembers = 249;
    private const int MostDimensions = 4;
    private readonly Lazy<HashSet<ObjectShape>> withoutUnion =
        new(() => [.. graph.Objects.Where(type => Hierarchy.IsAbstract(type) && !Hierarchy.HasNameableDerived(type, naming))]);

    /// <summary>The reason as a sentence; null where it can.</summary>
    public string? Find()
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"MemoryPack has no formatter for object: {untyped}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > MostDimensions }) is { } matrix)
            return $"MemoryPack supports arrays of up to four dimensions: {matrix}.";
        if (Finding.First(graph, HasNoUnion) is { } empty)
            return $"{NamesByUnion(empty.Offender)}: {empty}.";
        if (graph.Root is ObjectShape root && HasNoUnion(root))
            return $"{NamesByUnion(root)}: it is the root.";
        return graph.Objects.Select(RefusalOf).FirstOrDefault(reason => reason is not null);
    }

    private static string NamesByUnion(Shape type) =>
        $"MemoryPack needs [MemoryPackUnion] with the concrete types, and {type} has none it can use";

    private bool HasNoUnion(Shape shape) => shape is ObjectShape type && withoutUnion.Value.Contains(type);

    private string? RefusalOf(ObjectShape type)
    {
        if (MemoryPackMembers.IsUnmanaged(type) || HasNoUnion(type))
            return null;
        if (type.HasStaticConstructor)
            return $"MemoryPack's generator writes a static constructor itself, and {type} has one; its code can move to 'static "
                + "partial void StaticConstructor()'.";
        if (Hierarchy.IsAbstract(type) && naming.FindName(type)!.Path.Count > 1)
            return $"MemoryPack's generator writes the code of a union outside of the type that contains it: {type}.";
        if (type.Base?.AllMembers.FirstOrDefault(
            member => member is { HasPlace: true, IsNonSerialized: false } && IsPrivate(member)) is { } hidden)
            return $"MemoryPack's generated code of {type} cannot access private members of its base: {hidden}.";
        var members = MemoryPackMembers.Of(type).Count;
        if (members > MostMembers)
            return $"MemoryPack supports types of up to {MostMembers} members: {type} has {members}.";
        var refusal = type.Kind == ObjectKind.Interface || (isCircular && MemoryPackReferences.IsTracked(type))
            ? ""
            : MemoryPackConstruction.Of(type).Refusal;
        return refusal.Length > 0 ? refusal : null;
    }

    private static bool IsPrivate(MemberShape member) =>
        member.Access == Access.Private && (!member.IsProperty || member.SetAccess is null or Access.Private);
}

/// <summary>
/// How MemoryPack's generated code makes an object: by one constructor, whose parameters are filled from the members of their names.
/// </summary>
/// <param name="Constructor">The constructor; null for a struct without one, and for interfaces.</param>
/// <param name="Refusal">Why the generated code cannot be, as a sentence; empty where it can.</param>
/// <param name="Unrestored">How many members are written and not read back.</param>
internal sealed record MemoryPackConstruction(ConstructorShape? Constructor, string Refusal, int Unrestored)
{
    /// <summary>
    /// The constructor that carries most: without a refusal, then with the fewest members lost, then with the fewest parameters.
    /// </summary>
    public static MemoryPackConstruction Of(ObjectShape type)
    {
        var members = MemoryPackMembers.Of(type);
        var ways = type.Constructors.Select(constructor => By(type, constructor, members)).DefaultIfEmpty(By(type, null, members));
        return ways.OrderBy(way => way.Refusal.Length > 0).ThenBy(way => way.Unrestored)
            .ThenBy(way => way.Constructor?.Parameters.Count ?? 0).First();
    }

    private static MemoryPackConstruction By(ObjectShape type, ConstructorShape? constructor, IReadOnlyList<MemberShape> members)
    {
        var parameters = constructor?.Parameters ?? [];
        var passed = parameters.Select(parameter => members.FirstOrDefault(member => Fits(parameter, member))).ToList();
        List<MemberShape> others = [.. members.Where(member => !passed.Contains(member))];
        var refusal = parameters.Where((_, index) => passed[index] is null).Select(parameter =>
                $"MemoryPack needs a member for each constructor parameter, with its name and type: {type} has none for {parameter.Name}.")
            .Concat(passed.Where(member => member is { IsRequired: true } && constructor?.SetsRequiredMembers == false).Select(member =>
                $"MemoryPack's generated code passes {member} only to the constructor, but the member is required."))
            .Concat(others.Select(member => RefusalOf(type, member)).OfType<string>())
            .FirstOrDefault("");
        return new(constructor, refusal, others.Count(member => member is { IsProperty: true, SetAccess: null }));
    }

    private static string? RefusalOf(ObjectShape type, MemberShape member)
    {
        if (member is { IsProperty: false, IsReadOnly: true })
            return $"MemoryPack sets a readonly field only through a constructor: {type} has none with {member}.";
        return member.DeclaringShape != type && member.SetAccess == Access.Private
            ? $"MemoryPack's generated code of {type} cannot access private members of its base: {member} has a private setter."
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
            && wide.Kind is CollectionKind.IEnumerable
                or CollectionKind.ICollection or CollectionKind.IReadOnlyCollection or CollectionKind.IList or CollectionKind.IReadOnlyList,
        _ => false,
    };
}
