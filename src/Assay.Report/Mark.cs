using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>A sign beside a row, and the footnotes that explain it.</summary>
/// <param name="Sign">The sign in the table.</param>
/// <param name="Meaning">What it says of a row; empty where it does not apply. Rows of one meaning share a footnote.</param>
/// <param name="Detail">What differs from row to row, in brackets behind its label; empty where nothing does.</param>
internal sealed record Mark(char Sign, Func<ReportLine, string> Meaning, Func<ReportLine, string> Detail)
{
    private const int MostPaths = 4;
    private const int MostRows = 6;

    /// <summary>Whether its footnote names every row; otherwise the first ones, because the sign stands beside each row anyway.</summary>
    public bool NamesAllRows { get; init; }

    /// <summary>Whether it is said of the table where it applies to every row, and not of rows.</summary>
    public bool IsTableWide { get; init; }

    /// <summary>All marks, the gravest first.</summary>
    public static IReadOnlyList<Mark> All { get; } =
    [
        new('!', Losses, _ => "") { NamesAllRows = true },
        new('e', line => line.Ended.Length > 0 ? "ended, and left out of the answer" : "", line => Plain.Line(line.Ended))
        {
            NamesAllRows = true,
        },
        new('v', line => line.Unproven.Length > 0 ? "not verified with this version" : "",
            line => Plain.Line(line.Unproven)) { NamesAllRows = true },
        new('k', line => line.WithoutCode.Length > 0 ? "copies of your types lack code" : "",
            line => Plain.Line(line.WithoutCode)) { NamesAllRows = true },
        new('n', NativeWarnings, _ => "") { NamesAllRows = true },
        new('f', line => Any(line, estimate => estimate.IsFasterThanCopy) ? "faster than copying its payload: check why" : "",
            line => Each(line, estimate => estimate.IsFasterThanCopy, _ => "")) { NamesAllRows = true },
        new('u', line => Any(line, IsUnconfirmed) ? "timed work not verified against the check" : "",
            line => Each(line, IsUnconfirmed, estimate => estimate.ConfirmationFailure)),
        new('*', line => line.Failures.Count > 0 ? "blocks are missing" : "", Failures) { NamesAllRows = true },
        new('~', line => Any(line, Unsteady) ? $"not steady, {Reasons(line)}" : "", line => Each(line, Unsteady, UnsteadyBlocks)),
        new('c', Conversion, _ => ""),
        new('b', line => Any(line, IsBimodal) ? "bimodal: its times cluster around two values" : "",
            line => Each(line, IsBimodal, TwoModes)),
        new('a', line => Any(line, HasAllocationFailure) ? "failed after timing, while allocations were counted" : "",
            line => Each(line, HasAllocationFailure, estimate => estimate.AllocationFailure)),
        new('1', line => line.Instances == 1 ? "corpus 1: every operation uses the same instance" : "", _ => "") { IsTableWide = true },
        new('t', line => Any(line, estimate => estimate.AllocatesOnOtherThreads) ? "also allocates on other threads" : "",
            line => Each(line, estimate => estimate.AllocatesOnOtherThreads, OtherThreads)),
        new('?', line => Any(line, estimate => estimate.MinimaDisagree) ? "minimum times give a different ratio" : "",
            line => Each(line, estimate => estimate.MinimaDisagree, Minima)),
    ];

    /// <summary>The signs of one row.</summary>
    public static string SignsOf(ReportLine line, ReportTable table) =>
        string.Concat(For(table).Where(mark => mark.Meaning(line).Length > 0).Select(mark => mark.Sign));

    /// <summary>A row's label, with its signs behind it.</summary>
    public static string LabelOf(ReportLine line, ReportTable table) =>
        SignsOf(line, table) is { Length: > 0 } signs ? $"{line.Label} {signs}" : line.Label;

    /// <summary>What the signs of one row mean, each with what is said of this row alone.</summary>
    public static IEnumerable<string> MeaningsOf(ReportLine line, ReportTable table) =>
        from mark in For(table)
        let meaning = mark.Meaning(line)
        where meaning.Length > 0
        let detail = mark.Detail(line)
        select $"{mark.Sign} {meaning}{(detail.Length > 0 ? $" ({detail})" : "")}";

    /// <summary>The footnotes of a table: the sign, what it means and the rows it applies to.</summary>
    public static IEnumerable<(char Sign, string Meaning, string Rows)> Footnotes(ReportTable table) =>
        from mark in For(table)
        from line in table.AllLines
        let meaning = mark.Meaning(line)
        where meaning.Length > 0
        group mark.Detail(line) is { Length: > 0 } detail ? $"{line.Label} ({detail})" : line.Label
        by (mark, meaning) into footnote
        select (footnote.Key.mark.Sign, footnote.Key.meaning, footnote.Key.mark.Names([.. footnote]));

    private static IEnumerable<Mark> For(ReportTable table) =>
        All.Where(mark => !mark.IsTableWide || !table.AllLines.All(line => mark.Meaning(line).Length > 0));

    private string Names(IReadOnlyList<string> rows) => NamesAllRows || rows.Count <= MostRows + 1
        ? string.Join(", ", rows)
        : $"{string.Join(", ", rows.Take(MostRows))} and {rows.Count - MostRows} more";

    private static string Losses(ReportLine line) => line.Verdict != Core.Results.Verdict.Lossy
        ? ""
        : $"silently loses data ({Words.Paths(line.Losses, MostPaths)})";

    // Rows of one adapter share a program, and so its warnings.
    private static string NativeWarnings(ReportLine line) => line.NativeWarnings == 0 ? ""
        : $"{Words.NativeWarnings(line.NativeWarnings)} of the native compiler{(line.NativeWarnings == 1 ? "" : ", the first")}: "
            + $"{Plain.Line(line.NativeWarning)}";

    private static string Conversion(ReportLine line)
    {
        if (line.ConvertedMembers.Count == 0)
            return "";
        var isTimed = WholeEstimates(line).All(estimate => estimate.ConversionNanosecondsPerOperation > 0);
        return $"{(isTimed ? "time includes the mapper" : "time does not always include the mapper")}, which converts "
            + $"{Words.Paths(line.ConvertedMembers, MostPaths)}";
    }

    private static string Failures(ReportLine line) => string.Join("; ", line.Failures.Select(failure =>
        $"{Words.Of(failure.Operation)}, {failure.BlocksMeasured} measured: {Plain.Line(failure.Reason)}"));

    private static string Reasons(ReportLine line) =>
        string.Join("; ", Estimates(line).Where(Unsteady).Select(estimate => Plain.Line(estimate.SteadyReason)).Distinct());

    private static string UnsteadyBlocks(OperationEstimate estimate) =>
        estimate.UnsteadyBlocks < estimate.Blocks ? $"{estimate.UnsteadyBlocks} of {estimate.Blocks} blocks" : "";

    private static bool Unsteady(OperationEstimate estimate) => estimate.UnsteadyBlocks > 0;

    private static bool IsBimodal(OperationEstimate estimate) => estimate.Bimodality is not null;

    private static bool HasAllocationFailure(OperationEstimate estimate) => estimate.AllocationFailure.Length > 0;

    private static bool IsUnconfirmed(OperationEstimate estimate) => estimate.ConfirmationFailure.Length > 0;

    private static string TwoModes(OperationEstimate estimate) =>
        estimate.Bimodality is { } found ? Oddities.Modes(found, estimate.Blocks) : "";

    private static string OtherThreads(OperationEstimate estimate) =>
        $"{Units.Size(estimate.ProcessAllocatedBytesPerOperation)} in total";

    private static string Minima(OperationEstimate estimate) =>
        $"{Units.FineRatio(estimate.MinimaRatio ?? double.NaN)} instead of {Units.FineRatio(estimate.Ratio ?? double.NaN)}";

    private static bool Any(ReportLine line, Func<OperationEstimate, bool> condition) => Estimates(line).Any(condition);

    private static string Each(ReportLine line, Func<OperationEstimate, bool> condition, Func<OperationEstimate, string> detail) =>
        string.Join("; ", Estimates(line).Where(condition).Select(estimate =>
            detail(estimate) is { Length: > 0 } text
                ? $"{Words.Of(estimate.Operation)}: {Plain.Line(text)}"
                : Words.Of(estimate.Operation)));

    private static IEnumerable<OperationEstimate> Estimates(ReportLine line) =>
        OperationOrder.All.Select(line.Of).OfType<OperationEstimate>();

    private static IEnumerable<OperationEstimate> WholeEstimates(ReportLine line) =>
        OperationOrder.Whole.Select(line.Of).OfType<OperationEstimate>();
}
