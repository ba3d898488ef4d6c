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
}

/// <summary>Makes edits in a graph, as if the user had made them in the source.</summary>
public static class EditedTypes
{
    /// <summary>Every set of edits that changes something, the smallest first.</summary>
    /// <param name="graph">The types as they are.</param>
    public static IReadOnlyList<(TypeEdits Edits, int Constructors, int Members)> Possible(ShapeGraph graph)
    {
        TypeEdits[] sets =
        [
            TypeEdits.ParameterlessConstructors, TypeEdits.PublicSetters, TypeEdits.ParameterlessConstructors | TypeEdits.PublicSetters, TypeEdits.PublicMembers,
            TypeEdits.ParameterlessConstructors | TypeEdits.PublicMembers,
        ];
        return [.. sets.Select(edits => (Edits: edits, Constructors: edits.HasFlag(TypeEdits.ParameterlessConstructors) ? graph.Objects.Count(NeedsConstructor) : 0, Members: MembersOf(graph, edits).Count()))
            .Where(set => (set.Constructors > 0) == set.Edits.HasFlag(TypeEdits.ParameterlessConstructors) && (set.Members > 0) == (set.Edits != TypeEdits.ParameterlessConstructors))
            .DistinctBy(set => (set.Constructors, set.Members))
            .OrderBy(set => set.Constructors + set.Members)];
    }

    /// <summary>The graph with edits made in its types. The graph itself is changed: nobody else may hold it.</summary>
    public static ShapeGraph Make(ShapeGraph graph, TypeEdits edits)
    {
        foreach (var type in graph.Objects)
        {
            if (edits.HasFlag(TypeEdits.ParameterlessConstructors) && NeedsConstructor(type))
                type.Constructors = [.. type.Constructors.Where(constructor => constructor.Parameters.Count > 0), new ConstructorShape(Access.Public, [])];
            type.Members = [.. type.Members.Select(member => IsEdited(member, edits) ? member.Opened(edits.HasFlag(TypeEdits.PublicMembers)) : member)];
        }
        return graph with { Edits = edits };
    }

    private static IEnumerable<MemberShape> MembersOf(ShapeGraph graph, TypeEdits edits) => graph.Objects.SelectMany(type => type.Members).Where(member => IsEdited(member, edits));

    private static bool NeedsConstructor(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record && !type.Constructors.Any(constructor => constructor is { Access: Access.Public, Parameters.Count: 0 });

    // What the user's own accessors do is not ours to change, and a readonly struct may have no setter.
    private static bool IsEdited(MemberShape member, TypeEdits edits) =>
        member is { HasPlace: true, HasOwnAccessors: false, DeclaringShape: { IsReadOnly: false, Kind: not ObjectKind.Interface } }
        && !member.IsPublicReadWrite
        && (edits.HasFlag(TypeEdits.PublicMembers) || (edits.HasFlag(TypeEdits.PublicSetters) && member is { IsProperty: true, Access: Access.Public }));
}

/// <summary>How a root with edits is called among data sets.</summary>
public static class EditedRoot
{
    /// <summary>Such as <c>Shop.Order with PublicSetters</c>.</summary>
    /// <param name="root">Full name of the root.</param>
    /// <param name="edits">The edits.</param>
    public static string NameOf(string root, TypeEdits edits) => $"{root} with {edits.ToString().Replace(", ", " and ", StringComparison.Ordinal)}";
}
