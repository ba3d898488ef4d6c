namespace Assay.Shapes.Graph;

/// <summary>Small edits of a user's types, each made wherever it applies, that may let a serializer bring everything back.</summary>
[Flags]
public enum TypeEdits
{
    /// <summary>The types as they are.</summary>
    None = 0,

    /// <summary>A public parameterless constructor in each class without one.</summary>
    ParameterlessConstructors = 1,

    /// <summary>A public setter for each property without one.</summary>
    PublicSetters = 2,

    /// <summary>Each field and property public, with a public setter.</summary>
    PublicMembers = 4,

    /// <summary>
    /// A constructor that takes every member, in each type whose constructors leave one out; it is private, or for derived types alone.
    /// Only for libraries that choose a constructor by an attribute.
    /// </summary>
    MemberConstructors = 8,

    /// <summary>
    /// A generic collection in the place of each one whose elements have no declared type and all one in the user's values. The graph is
    /// read with these.
    /// </summary>
    GenericCollections = 16,
}

/// <summary>A set of edits, and what it changes in a graph.</summary>
/// <param name="Constructors">Constructors that it adds.</param>
/// <param name="Members">Members that it changes.</param>
public sealed record PossibleEdit(TypeEdits Edits, int Constructors, int Members)
{
    /// <summary>Generic collections that it puts in the place of others.</summary>
    public int Collections { get; init; }

    /// <summary>The types as they are.</summary>
    public static PossibleEdit None { get; } = new(TypeEdits.None, 0, 0);
}

/// <summary>Makes edits in a graph, as if the user had made them in the source.</summary>
public static class EditedTypes
{
    private const TypeEdits Constructors = TypeEdits.ParameterlessConstructors | TypeEdits.MemberConstructors;

    /// <summary>
    /// Every set of edits that changes something, the smallest first. Of a graph that was read with generic collections, each set has these
    /// too.
    /// </summary>
    /// <param name="graph">The types as they are, or with generic collections.</param>
    public static IReadOnlyList<PossibleEdit> Possible(ShapeGraph graph)
    {
        var collections = UntypedCollections.TypedIn(graph).Count();
        TypeEdits[] sets =
        [
            TypeEdits.ParameterlessConstructors, TypeEdits.PublicSetters, TypeEdits.ParameterlessConstructors | TypeEdits.PublicSetters,
            TypeEdits.PublicMembers,
            TypeEdits.ParameterlessConstructors | TypeEdits.PublicMembers, TypeEdits.MemberConstructors,
        ];
        IEnumerable<PossibleEdit> possible =
            sets.Select(
                edits => new PossibleEdit(
                edits, graph.Objects.Count(type => NeedsConstructor(type, edits)), MembersOf(graph, edits).Count()))
            .Where(set => (set.Constructors > 0) == ((set.Edits & Constructors) != 0)
                && (set.Members > 0) == ((set.Edits & ~Constructors) != 0))
            .DistinctBy(set => (set.Edits & TypeEdits.MemberConstructors, set.Constructors, set.Members))
            .OrderBy(set => set.Constructors + set.Members);
        return collections == 0
            ? [.. possible]
            : [.. possible.Prepend(PossibleEdit.None).Select(set => set with
            {
                Edits = set.Edits | TypeEdits.GenericCollections,
                Collections = collections,
            })];
    }

    /// <summary>The graph with edits made in its types. The graph itself is changed: nobody else may hold it.</summary>
    public static ShapeGraph Make(ShapeGraph graph, TypeEdits edits)
    {
        foreach (var type in graph.Objects)
        {
            if (NeedsConstructor(type, edits))
                type.Constructors = edits.HasFlag(TypeEdits.MemberConstructors)
                    ? [.. type.Constructors, MemberConstructor.Of(type)]
                    : [.. type.Constructors.Where(constructor => constructor.Parameters.Count > 0),
                        new ConstructorShape(Access.Public, [])];
            type.Members = [
                .. type.Members.Select(member => IsEdited(member, edits) ? member.Opened(edits.HasFlag(TypeEdits.PublicMembers)) : member)];
        }
        return graph with { Edits = edits };
    }

    private static IEnumerable<MemberShape> MembersOf(ShapeGraph graph, TypeEdits edits) =>
        graph.Objects.SelectMany(type => type.Members).Where(member => IsEdited(member, edits));

    private static bool NeedsConstructor(ObjectShape type, TypeEdits edits) =>
        (edits.HasFlag(TypeEdits.ParameterlessConstructors) && NeedsParameterless(type))
            || (edits.HasFlag(TypeEdits.MemberConstructors) && MemberConstructor.IsNeeded(type));

    private static bool NeedsParameterless(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record
            && !type.Constructors.Any(constructor => constructor is { Access: Access.Public, Parameters.Count: 0 });

    // What the user's own accessors do is not ours to change, and a readonly struct may have no setter.
    private static bool IsEdited(MemberShape member, TypeEdits edits) =>
        member is { HasPlace: true, HasOwnAccessors: false, DeclaringShape: { IsReadOnly: false, Kind: not ObjectKind.Interface } }
        && !member.IsPublicReadWrite
        && (edits.HasFlag(TypeEdits.PublicMembers)
            || (edits.HasFlag(TypeEdits.PublicSetters) && member is { IsProperty: true, Access: Access.Public }));
}

/// <summary>The constructor of a type that takes all of its members, inherited ones first.</summary>
internal static class MemberConstructor
{
    /// <summary>The constructor: private, or open to derived types where there are some.</summary>
    public static ConstructorShape Of(ObjectShape type)
    {
        var access = type.Derived.Count > 0 ? Access.PrivateProtected : Access.Private;
        return new(access, [.. Stored(type).Select(member => new ParameterShape(member.Name, member.Shape, member.IsNullable))])
        {
            SetsRequiredMembers = Stored(type).Any(member => member.IsRequired),
        };
    }

    /// <summary>
    /// Whether every constructor of a type either leaves out a member that can be set nowhere else, or takes something that no member
    /// stores; and whether there can be this one beside them.
    /// </summary>
    public static bool IsNeeded(ObjectShape type)
    {
        if (type.Kind == ObjectKind.Interface
            || !Stored(type).Any() || Stored(type).GroupBy(member => Bare(member.Name)).Any(alike => alike.Count() > 1))
            return false;
        var isCovered = type.Constructors.Any(constructor => Covers(type, constructor)) || (type.IsValueType && !Stored(type).Any(IsFixed));
        return !isCovered && !type.Constructors.Any(constructor => constructor.Signature == Of(type).Signature);
    }

    private static bool Covers(ObjectShape type, ConstructorShape constructor)
    {
        var taken = constructor.Parameters.Select(parameter => Bare(parameter.Name)).ToHashSet();
        var stored = Stored(type).ToDictionary(member => Bare(member.Name));
        return taken.All(stored.ContainsKey) && stored.All(member => !IsFixed(member.Value) || taken.Contains(member.Key));
    }

    private static IEnumerable<MemberShape> Stored(ObjectShape type) =>
        type.AllMembers.Where(member => member is { HasPlace: true, IsNonSerialized: false, IsOverride: false });

    private static bool IsFixed(MemberShape member) => member.IsProperty ? member.SetAccess is null : member.IsReadOnly;

    private static string Bare(string name) => name.TrimStart('_').ToUpperInvariant();
}

/// <summary>How a root with edits is called among data sets.</summary>
public static class EditedRoot
{
    /// <summary>Such as <c>Shop.Order with PublicSetters</c>.</summary>
    /// <param name="root">Full name of the root.</param>
    public static string NameOf(string root, TypeEdits edits) =>
        $"{root} with {edits.ToString().Replace(", ", " and ", StringComparison.Ordinal)}";
}
