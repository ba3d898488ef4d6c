using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>What rows do not bring back, said calmly: which members, and how many of how many.</summary>
internal static class LossWords
{
    private const int MostMembers = 3;

    /// <summary>The head of a group of rows of one kind.</summary>
    /// <param name="kind">What they bring back.</param>
    /// <param name="lines">All rows of the kind.</param>
    /// <param name="shown">How many of them are shown.</param>
    /// <param name="width">Columns that the names of members must fit in; where none fits, they are only counted.</param>
    public static string Head(Kept kind, IReadOnlyList<ReportLine> lines, int shown, int width)
    {
        var count = shown < lines.Count ? $"{shown} of {lines.Count} rows" : $"{lines.Count} {Words.Plural(lines.Count, "row")}";
        if (kind == Kept.Everything)
            return $"keeps everything ({count})";
        var head = $"public members only ({count})";
        return Plain.Fitting(Enumerable.Range(0, MostMembers + 1).Select(less => head + Without(lines, MostMembers - less)), width);
    }

    /// <summary>The rows that lose more, which are named and not compared.</summary>
    /// <param name="width">Columns that the names must fit in, the first ones where not all do; null for all.</param>
    public static string Others(IReadOnlyList<ReportLine> lines, int? width)
    {
        // Files of earlier versions do not tell which members are public.
        var head = $"{(lines.Any(line => line.Members > 0) ? "loses more" : "loses data")} ({lines.Count}, not compared): ";
        var count = lines.Count;
        while (count > 1 && head.Length + Names(lines, count).Length > width)
            count--;
        return head + Names(lines, count);
    }

    private static string Names(IReadOnlyList<ReportLine> lines, int count) =>
        string.Join(", ", lines.Take(count).Select(line => line.Label)) + (count < lines.Count ? $" and {lines.Count - count} more" : "");

    private static string Without(IReadOnlyList<ReportLine> lines, int named)
    {
        var members = lines.SelectMany(line => line.Losses.Select(Member)).Distinct().ToList();
        var (fewest, most) = (lines.Min(line => line.LostMembers), lines.Max(line => line.LostMembers));
        var total = lines.Max(line => line.Members);
        var count = fewest == most ? $"{most}" : $"{fewest} to {most}";
        if (named == 0)
            return $": without {count} {(total > 0 ? $"of {total} members" : Words.Plural(most, "member"))}, not public";
        var share = total > 0 ? $" ({count} of {total} members, not public)" : " (not public)";
        var rest = members.Count > named ? $" and {members.Count - named} more" : "";
        return $": without {string.Join(", ", members.Take(named))}{rest}{share}";
    }

    // Of "BookShelf.Secret: null instead of a string" the place.
    private static string Member(string loss) => Plain.Line(loss.Split(':')[0]);
}
