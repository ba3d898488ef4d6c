using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Report.Sections;

/// <summary>Words that reports share.</summary>
internal static class SectionWords
{
    /// <summary>The head of reference rows.</summary>
    public const string ReferenceRows = "reference rows (no serializers)";

    private const int MostNames = 3;

    /// <summary>The head that a row stands under.</summary>
    public static string GroupOf(bool isReference, Kept kept) => isReference ? ReferenceRows : GroupOf(kept);

    /// <summary>The head that a row stands under where serializers need none.</summary>
    public static string GroupOf(bool isReference) => isReference ? ReferenceRows : "";

    /// <summary>The head of the rows that keep so much.</summary>
    public static string GroupOf(Kept kept) => kept switch
    {
        Kept.Everything => "keeps everything",
        Kept.PublicMembers => "public members only",
        _ => "loses more",
    };

    /// <summary>What rows bring back, behind <c>keep</c>.</summary>
    public static string KeptBy(Kept kept) => kept switch
    {
        Kept.Everything => "everything",
        Kept.PublicMembers => "all public members",
        _ => "less than all public members",
    };

    /// <summary>What the least of some rows is, behind its figure; nothing where there is no other.</summary>
    /// <param name="alike">Rows that keep as much, itself among them.</param>
    public static string LeastOf(int alike, Kept kept) => alike < 2 ? "" : $", the least of {alike} rows that keep {KeptBy(kept)}";

    /// <summary>Rows without figures, and why.</summary>
    public static string Missing(Unmeasured missing) => Missing(missing.Cause, missing.Rows);

    /// <summary>Why rows have no figures.</summary>
    public static string Missing(string cause, IReadOnlyList<string> rows) => $"{string.Join(", ", rows)}: {Plain.Cause(cause)}";

    /// <summary>So many fresh processes, at the beginning of a sentence.</summary>
    public static string Processes(int count) => count == 1 ? "One fresh process" : $"{count} fresh processes";

    /// <summary>
    /// What is to be said of sizes that the machine measured at the slower of two speeds alone; nothing where there are none.
    /// </summary>
    /// <param name="slow">How many times stand on such a size.</param>
    /// <param name="all">How many times there are.</param>
    public static string SlowSizes(int slow, int all) => slow == 0 ? ""
        : $"The machine had two speeds; times are those of the faster one. {slow} of {all} were measured at the slower one alone, and "
            + "are divided by what it costs the row at other sizes.";

    /// <summary>Where it was measured, as a sentence.</summary>
    public static string Place(Machine machine) =>
        $"Measured on {(machine.Runtime.Length > 0 ? $"{Plain.Line(machine.Runtime)}, " : "")}{PlaceWords.ProcessorOf(machine)}.";

    /// <summary>The first names, and how many more there are.</summary>
    public static string Some(IReadOnlyList<string> names) => names.Count <= MostNames + 1
        ? Listed(names)
        : $"{string.Join(", ", names.Take(MostNames))} and {names.Count - MostNames} more";

    private static string Listed(IReadOnlyList<string> names) =>
        names.Count < 2 ? string.Concat(names) : $"{string.Join(", ", names.Take(names.Count - 1))} and {names[^1]}";
}
