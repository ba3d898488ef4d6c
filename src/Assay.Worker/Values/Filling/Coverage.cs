using System.Reflection;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Filling;

/// <summary>Which members a sample sets, over all its values.</summary>
internal sealed class Coverage
{
    private const int MostNames = 8;
    private readonly Dictionary<Type, IReadOnlyList<Member>> met = [];
    private readonly HashSet<FieldInfo> set = [];
    private readonly SortedSet<string> passedOver = new(StringComparer.Ordinal);

    /// <summary>An object of a type is filled.</summary>
    public void Meet(Type type, IReadOnlyList<Member> members) => met.TryAdd(type, members);

    /// <summary>A member is set.</summary>
    public void Set(Member member) => set.Add(member.Field);

    /// <summary>A name of the sample belongs to a property that stores nothing, or to what its author excludes.</summary>
    public void PassOver(Type type, string name) => passedOver.Add($"{TypeNames.Short(type)}.{name}");

    /// <summary>What a user may not expect, in sentences.</summary>
    public IReadOnlyList<string> Notes()
    {
        string[] never = [.. met.Values.SelectMany(members => members).Where(member => !set.Contains(member.Field))
            .Select(TypeMembers.Describe).Distinct().Order(StringComparer.Ordinal)];
        List<string> notes = [];
        if (never.Length > 0)
            notes.Add($"The sample never sets {Names(never)}; null or zero stays there, because no constructor runs.");
        if (passedOver.Count > 0)
            notes.Add($"The sample's {Names([.. passedOver])} {(passedOver.Count == 1 ? "has" : "have")} no field to be stored in and {(passedOver.Count == 1 ? "is" : "are")} passed over.");
        return notes;
    }

    private static string Names(string[] names) => names.Length <= MostNames
        ? string.Join(", ", names)
        : FormattableString.Invariant($"{string.Join(", ", names.Take(MostNames))} and {names.Length - MostNames} more");
}
