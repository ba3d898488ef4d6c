using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// The constructor by which each type is made, and the numbers of its members. The library binds a constructor's parameters to members by
/// position in the order of their numbers (to members of the same names where these are the keys), so that members which a constructor
/// takes are numbered first, in its order.
/// </summary>
internal sealed class MessagePackKeys
{
    private readonly Dictionary<MemberShape, int> numbers = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<ObjectShape, ConstructorShape?> constructors = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<ObjectShape> unmade = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<ObjectShape, List<MemberShape>> passed = new(ReferenceEqualityComparer.Instance);

    public MessagePackKeys(ShapeGraph graph, bool byName)
    {
        ByName = byName;
        foreach (var type in graph.Objects)
            Construct(type);
        foreach (var hierarchy in graph.Objects.GroupBy(Hierarchy.RootOf))
            Number(hierarchy.Key, hierarchy.Max(type => passed[type].Count));
        // The reader finds a member by its number among all members.
        if (graph.Origin is { } origin && graph.Root is ObjectShape { Members: [var only] })
            numbers[only] = new MessagePackKeys(origin.Whole, byName).NumberOf(origin.Member);
    }

    public bool ByName { get; }

    /// <summary>The number of a member that is carried.</summary>
    public int NumberOf(MemberShape member) => numbers[member];

    /// <summary>The constructor that the library is to use; null for the implicit one of a struct.</summary>
    public ConstructorShape? ConstructorOf(ObjectShape type) => constructors[type];

    /// <summary>Whether no constructor of the type can be used.</summary>
    public bool IsUnmade(ObjectShape type) => unmade.Contains(type);

    /// <summary>Whether the type's constructor takes the member.</summary>
    public bool IsPassed(ObjectShape type, MemberShape member) =>
        ConstructorOf(type) is { } constructor && constructor.Parameters.Any(parameter => Fits(parameter, member));

    private void Construct(ObjectShape type)
    {
        if (this.passed.ContainsKey(type))
            return;
        if (type.Base is not null)
            Construct(type.Base);
        var inherited = type.Base is null ? [] : this.passed[type.Base];
        List<MemberShape> members = [.. MessagePackMembers.Of(type)];
        var ways = type.Constructors.Select(constructor => (Constructor: constructor, Passed: Match(constructor, inherited, members)))
            .Where(way => way.Passed is not null);
        if (!ByName)
            ways = ways.Where(way => way.Passed!.Count == 0 || IsInOrder(type, inherited, way.Passed));
        var best =
            ways.OrderBy(way => members.Count(member => MessagePackMembers.NeedsConstructor(member) && !way.Passed!.Contains(member)))
            .ThenBy(way => way.Constructor.Parameters.Count)
            .FirstOrDefault();
        constructors[type] = best.Constructor;
        this.passed[type] = best.Passed is { Count: > 0 } passed ? passed : inherited;
        if (best.Constructor is null && !type.IsValueType && !Hierarchy.IsAbstract(type))
            unmade.Add(type);
    }

    private static bool IsInOrder(ObjectShape type, List<MemberShape> inherited, List<MemberShape> passed) =>
        inherited.SequenceEqual(passed.Take(inherited.Count)) && passed.Skip(inherited.Count).All(member => member.DeclaringShape == type);

    // What no constructor takes follows what any constructor of the hierarchy takes.
    private void Number(ObjectShape root, int passed)
    {
        var open = new Stack<(ObjectShape Type, int Others)>([(root, passed)]);
        while (open.TryPop(out var next))
        {
            var others = next.Others;
            foreach (var member in MessagePackMembers.DeclaredBy(next.Type))
                numbers[member] = this.passed[next.Type].IndexOf(member) is >= 0 and var index ? index : member.Number - 1 ?? others++;
            foreach (var derived in next.Type.Derived.Concat(next.Type.Unregistered).Where(derived => derived.Base == next.Type))
                open.Push((derived, others));
        }
    }

    // Of two members that a parameter fits, the one that the base's constructor takes at this place.
    private List<MemberShape>? Match(ConstructorShape constructor, List<MemberShape> inherited, List<MemberShape> members)
    {
        List<MemberShape> passed =
        [
            .. constructor.Parameters.Select((parameter, index) =>
                    inherited.Skip(index).Take(1).FirstOrDefault(member => Fits(parameter, member))
                        ?? members.FindLast(member => Fits(parameter, member)))
                .OfType<MemberShape>()
                .Distinct(),
        ];
        return passed.Count < constructor.Parameters.Count ? null : passed;
    }

    private bool Fits(ParameterShape parameter, MemberShape member) =>
        parameter.Shape == member.Shape
        && (string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)
            || (!ByName
                && member.Name.StartsWith('_') && string.Equals(member.Name[1..], parameter.Name, StringComparison.OrdinalIgnoreCase)));
}

/// <summary>Why MessagePack-CSharp cannot carry a graph.</summary>
internal sealed class MessagePackRefusal(ShapeGraph graph, ContractNaming naming, MessagePackKeys keys)
{
    private const int MostDimensions = 4;
    private readonly HashSet<ObjectShape> withoutUnion = [
        .. graph.Objects.Where(type => Hierarchy.IsAbstract(type) && !Hierarchy.HasNameableDerived(type, naming))];

    /// <summary>The reason as a sentence; null where it can.</summary>
    public string? Find()
    {
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > MostDimensions }) is { } matrix)
            return $"MessagePack-CSharp supports arrays of up to four dimensions: {matrix}.";
        if (Finding.First(graph, HasNoUnion) is { } empty)
            return $"{NamesByUnion(empty.Offender)}: {empty}.";
        if (graph.Root is ObjectShape root && HasNoUnion(root))
            return $"{NamesByUnion(root)}: it is the root.";
        return graph.Objects.FirstOrDefault(keys.IsUnmade) is { } unmade
            ? $"MessagePack-CSharp fills constructor parameters from members "
                + $"{(keys.ByName ? "by name" : "in the order of their keys")}: no constructor of {unmade} takes only "
                + $"members{(keys.ByName ? "" : ", after those of its base")}."
            : null;
    }

    private static string NamesByUnion(Shape type) =>
        $"MessagePack-CSharp needs [Union] with the concrete types, and {type} has none it can use";

    private bool HasNoUnion(Shape shape) => shape is ObjectShape type && withoutUnion.Contains(type);
}
