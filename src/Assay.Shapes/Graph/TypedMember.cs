namespace Assay.Shapes.Graph;

/// <summary>An edit of one member: a generic collection in the place of one whose elements have no declared type.</summary>
/// <param name="Type">Full name of the type that declares the member, with dots between nested types.</param>
/// <param name="Field">The field that stores it.</param>
/// <param name="Collection">The generic collection, such as <c>System.Collections.Generic.List&lt;Shop.Line&gt;</c>.</param>
public sealed record TypedMember(string Type, string Field, string Collection)
{
    private const char Separator = ';';

    /// <summary>Several edits as one text, which options and project files carry.</summary>
    public static string Write(IEnumerable<TypedMember> members) =>
        string.Join(Separator, members.Select(member => $"{member.Type}:{member.Field}={member.Collection}"));

    /// <summary>Reads what <see cref="Write"/> wrote; anything else gives no edits.</summary>
    public static IReadOnlyList<TypedMember> Read(string? text) =>
    [
        .. from part in (text ?? "").Split(Separator, StringSplitOptions.RemoveEmptyEntries)
           let field = part.IndexOf(':', StringComparison.Ordinal)
           let collection = part.IndexOf('=', StringComparison.Ordinal)
           where field > 0 && collection > field
           select new TypedMember(part[..field], part[(field + 1)..collection], part[(collection + 1)..]),
    ];
}

/// <summary>Collections whose elements have no declared type.</summary>
public static class UntypedCollections
{
    private const string Space = "global::System.Collections.";

    private static readonly HashSet<string> Names =
    [
        "object[]", Space + "ArrayList", Space + "Queue", Space + "Stack", Space + "Hashtable", Space + "SortedList",
        Space + "IList", Space + "ICollection", Space + "IEnumerable", Space + "IDictionary",
    ];

    /// <summary>Whether a type is one of them, or holds bits: values of it can be made.</summary>
    public static bool Has(TypeName type) => Names.Contains(type.CSharpName) || type.CSharpName == Space + "BitArray";

    /// <summary>Whether any type of a graph has a member of such a collection.</summary>
    public static bool AreIn(ShapeGraph graph) =>
        graph.Objects.SelectMany(type => type.Members).Any(member => member.HasPlace && Names.Contains(member.Shape.TypeName.CSharpName));

    /// <summary>The members of a graph that an edit has given a generic collection.</summary>
    public static IEnumerable<MemberShape> TypedIn(ShapeGraph graph) =>
        graph.Objects.SelectMany(type => type.Members).Where(member => member.UntypedName is not null);
}
