using System.Text.RegularExpressions;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Building;

/// <summary>Rows without figures, grouped so that one reason is one line.</summary>
internal static partial class MissingBuilder
{
    private sealed record Missing(RowResult Row, MissingKind Kind, string Text);

    public static IReadOnlyList<MissingRows> Build(ResultsFile results, WorkloadEvidence evidence, IReadOnlyList<ReportLine> lines, IReadOnlyList<UnreadRows> unread)
    {
        var measured = lines.Select(line => line.Label).Concat(unread.SelectMany(rows => rows.Rows).Select(row => row.Label)).ToHashSet();
        return
        [
            .. results.Rows
                .Where(row => !measured.Contains(row.Label))
                .Select(row => Reason(row, results, evidence))
                .GroupBy(missing => (missing.Kind, Cause: Common(missing)))
                .OrderByDescending(group => group.Key.Kind)
                .Select(group => new MissingRows(group.Key.Kind, CauseOf([.. group], group.Key.Cause), [.. group.Select(Row)])),
        ];
    }

    /// <summary>The kind of a verdict that is none of a timed row.</summary>
    public static MissingKind Kind(Verdict verdict) => verdict switch
    {
        Verdict.Rejected => MissingKind.Rejected,
        Verdict.Crash => MissingKind.Crash,
        Verdict.Hang => MissingKind.Hang,
        Verdict.SurfaceNotOffered => MissingKind.SurfaceNotOffered,
        Verdict.Inconsistent => MissingKind.Inconsistent,
        _ => MissingKind.AssayError,
    };

    private static Missing Reason(RowResult row, ResultsFile results, WorkloadEvidence evidence)
    {
        if (row.Status != RowStatus.Available)
            return new Missing(row, Kind(row.Status), Cause.FirstLine(row.Cause));
        if (evidence.Checks.FirstOrDefault(check => check.Row == row.Name && !IsTimed(check.Verdict)) is { } check)
            return new Missing(row, Kind(check.Verdict), Cause.FirstLine(check.Cause));
        if (evidence.Cells.Where(cell => cell.Row == row.Label && cell.Failure.Length > 0).OrderByDescending(cell => cell.FailureVerdict == Verdict.Inconsistent).FirstOrDefault() is { } cell)
            return new Missing(row, cell.FailureVerdict == Verdict.Inconsistent ? MissingKind.Inconsistent : MissingKind.Failed, Cause.FirstLine(cell.Failure));
        return results.IsComplete
            ? new Missing(row, MissingKind.AssayError, "The run ended without measuring it and without a reason.")
            : new Missing(row, MissingKind.NotReached, "");
    }

    private static MissingRow Row(Missing missing) =>
        new(missing.Row.Label, missing.Row.Name, missing.Row.Package, missing.Text);

    private static bool IsTimed(Verdict verdict) => verdict is Verdict.Supported or Verdict.Lossy;

    private static MissingKind Kind(RowStatus status) => status switch
    {
        RowStatus.NotAvailable => MissingKind.NotAvailable,
        RowStatus.Broken => MissingKind.Broken,
        _ => MissingKind.Excluded,
    };

    // One feed gives thirty packages the same answer, with their names in it.
    private static string Common(Missing missing)
    {
        if (missing.Kind != MissingKind.NotAvailable || missing.Row.Package.Length == 0)
            return missing.Text;
        // Only the whole name: "Pack" is not in "package", nor "MessagePack" in "MessagePack.Annotations".
        var name = $@"(?<![\w.-]){Regex.Escape(missing.Row.Package)}(?![\w-]|\.\w)";
        var cause = Regex.Replace(missing.Text, name, "<package>", RegexOptions.IgnoreCase);
        return VersionRange().Replace(cause, "<version>");
    }

    private static string CauseOf(IReadOnlyList<Missing> group, string common) =>
        group.Select(missing => missing.Text).Distinct().Count() == 1 ? group[0].Text : common;

    [GeneratedRegex(@"\(?(>=|=|>)\s*\d+(\.\d+)*(-[\w.]+)?\)?")]
    private static partial Regex VersionRange();
}
