using System.Text;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>The tables of behaviour in <c>docs/adapters.md</c>.</summary>
internal static class BehaviourTables
{
    private const string Begin = "<!-- behaviour: begin; made of tests/Assay.Adapters.Tests/Expectations/behaviour.tsv -->";
    private const string End = "<!-- behaviour: end -->";
    private static readonly string Page = Path.Combine(Repository.Root, "docs", "adapters.md");

    /// <summary>What the page has between its marks.</summary>
    public static string Read()
    {
        var page = File.ReadAllText(Page).ReplaceLineEndings("\n");
        var (begin, end) = Marks(page);
        return page[begin..end];
    }

    /// <summary>Replaces what the page has between its marks.</summary>
    public static void Write(IReadOnlyList<Behaviour> behaviours)
    {
        var page = File.ReadAllText(Page).ReplaceLineEndings("\n");
        var (begin, end) = Marks(page);
        File.WriteAllText(Page, page[..begin] + Render(behaviours) + page[end..]);
    }

    /// <summary>One table for each row's first root, and one for the roots on which a row does otherwise.</summary>
    public static string Render(IReadOnlyList<Behaviour> behaviours)
    {
        var firsts = behaviours.GroupBy(behaviour => behaviour.Row).Select(group => group.First()).ToDictionary(first => first.Row);
        var text = new StringBuilder("\n");
        text.Append("| row | root | 8 threads | after a failed call | null root | empty root | other surfaces |\n|---|---|---|---|---|---|---|\n");
        foreach (var first in firsts.Values)
            text.Append(Line(first));
        text.Append("\nOn other roots the same rows do the same, but for these:\n\n");
        text.Append("| row | root | 8 threads | after a failed call | null root | empty root | other surfaces |\n|---|---|---|---|---|---|---|\n");
        foreach (var other in behaviours.Where(behaviour => IsOther(firsts[behaviour.Row], behaviour)))
            text.Append(Line(other));
        return text.Append('\n').ToString();
    }

    private static bool IsOther(Behaviour first, Behaviour behaviour) => behaviour != first with { DataSet = behaviour.DataSet };

    private static string Line(Behaviour behaviour)
    {
        string[] words = [behaviour.Threads, behaviour.AfterFailure, behaviour.NullRoot, behaviour.EmptyRoot, behaviour.Surfaces];
        return $"| `{behaviour.Row}` | {behaviour.DataSet} | {string.Join(" | ", words.Select(Escape))} |\n";
    }

    private static string Escape(string words) => words.Replace("<", "&lt;", StringComparison.Ordinal).Replace("|", "\\|", StringComparison.Ordinal);

    private static (int Begin, int End) Marks(string page)
    {
        var begin = page.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length + 1;
        var end = page.IndexOf(End, StringComparison.Ordinal);
        return begin > Begin.Length && end >= begin ? (begin, end) : throw new InvalidDataException($"{Page} has lost the marks \"{Begin}\" and \"{End}\".");
    }
}
