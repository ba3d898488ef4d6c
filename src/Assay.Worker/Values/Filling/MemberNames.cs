using System.Reflection;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Filling;

/// <summary>
/// Finds members by the names of a sample: exactly or by the name that an attribute gives, then without regard to case, to underscores and hyphens, and to
/// what people put before the names of fields. Where a derived class has a name of its base class again, the name alone means the derived one;
/// <c>Base.Name</c> means the other.
/// </summary>
internal sealed class MemberNames
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private static readonly string[] Prefixes = ["_", "m_"];
    private readonly Dictionary<string, Member> exact = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Member> similar = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> withoutStorage;

    public MemberNames(Type type)
    {
        Members = TypeMembers.Of(type);
        foreach (Member member in Members.Reverse())
        {
            exact.TryAdd(member.Name, member);
            exact.TryAdd(TypeMembers.Describe(member), member);
            similar.TryAdd(member.Name, member);
        }

        foreach (Member member in Members.Reverse())
        {
            foreach (string name in GivenNames.Of(member))
                exact.TryAdd(name, member);
        }

        foreach (Member member in Members.Reverse())
            similar.TryAdd(Bare(member.Name), member);
        withoutStorage = type.GetProperties(Any).Select(property => property.Name).Concat(type.GetFields(Any).Select(field => field.Name))
            .ToHashSet(StringComparer.OrdinalIgnoreCase);
    }

    /// <summary>All members, base classes first.</summary>
    public IReadOnlyList<Member> Members { get; }

    /// <summary>The member that a name means; null for none.</summary>
    public Member? Find(string name) => exact.GetValueOrDefault(name) ?? similar.GetValueOrDefault(name) ?? similar.GetValueOrDefault(Joined(name));

    /// <summary>Whether a name that means no member is that of a property without a field, or of what its author excludes from serialization.</summary>
    public bool IsWithoutStorage(string name) => withoutStorage.Contains(name);

    // _name, m_name, and Shop.IPriced.Price of a property that implements an interface.
    private static string Bare(string name)
    {
        string last = name[(name.LastIndexOf('.') + 1)..];
        string? prefix = Array.FindLast(Prefixes, prefix => last.StartsWith(prefix, StringComparison.Ordinal) && last.Length > prefix.Length);
        return Joined(prefix is null ? last : last[prefix.Length..]);
    }

    private static string Joined(string name) =>
        name.Replace("_", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal);
}
