using System.Text.RegularExpressions;
using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>Rows without figures, grouped so that one reason is one line.</summary>
internal static partial class MissingBuilder
{
    private sealed record Missing(RowResult Row, MissingKind Kind, string Text);

    public static IReadOnlyList<MissingRows> Build(
        ResultsFile results, WorkloadEvidence evidence, IReadOnlyList<ReportLine> lines, IReadOnlyList<UnreadRows> unread)
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
        Verdict.NotJudged => MissingKind.NotJudged,
        _ => MissingKind.AssayError,
    };

    private static Missing Reason(RowResult row, ResultsFile results, WorkloadEvidence evidence)
    {
        if (row.Status != RowStatus.Available)
            return new Missing(row, Kind(row.Status), Cause.FirstLine(row.Cause));
        if (evidence.Checks.FirstOrDefault(check => check.Row == row.Name && !IsTimed(check.Verdict)) is { } check)
            return new Missing(row, Kind(check.Verdict), Cause.FirstLine(check.Cause));
        if (evidence.Cells.Where(cell => cell.Row == row.Label && cell.Failure is not null)
            .Select(cell => cell.Failure!).OrderByDescending(failure => failure.Verdict == Verdict.Inconsistent)
            .FirstOrDefault() is { } failure)
            return new Missing(row, failure.Verdict == Verdict.Inconsistent ? MissingKind.Inconsistent : MissingKind.Failed,
                Cause.FirstLine(failure.Cause));
        return results.IsComplete
            ? new Missing(row, MissingKind.AssayError, "The run ended without measuring it, for an unknown reason.")
            : new Missing(row, MissingKind.NotReached, "");
    }

    private static MissingRow Row(Missing missing) =>
        new(missing.Row.Id, missing.Row.Package, missing.Text) { NativeWarnings = missing.Row.NativeWarnings };

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

/// <summary>Rows that pass their check but not the one of an operation beside it, grouped so that one reason is one line.</summary>
internal static class UnreadBuilder
{
    private sealed record Unread(RowResult Row, OperationCheck Check);

    public static IReadOnlyList<UnreadRows> Build(ResultsFile results, WorkloadEvidence evidence)
    {
        var unread =
            from row in results.Rows
            from check in evidence.Checks
            where check.Row == row.Name
            from operation in check.Operations
            where operation.Verdict is not (Verdict.Supported or Verdict.Lossy)
            select new Unread(row, operation);
        return
        [
            .. unread.GroupBy(one => (one.Check.Verdict, Cause: Cause.FirstLine(one.Check.Cause)))
                .Select(group => new UnreadRows(
                    [.. group.Select(one => one.Check.Operation).Distinct().OrderBy(Place)],
                    MissingBuilder.Kind(group.Key.Verdict),
                    group.Key.Cause,
                    [.. group.Select(one => one.Row).DistinctBy(row => row.Label)
                        .Select(row => new MissingRow(row.Id, row.Package, group.Key.Cause))])),
        ];
    }

    private static int Place(Operation operation) => OperationOrder.Readings.ToList().IndexOf(operation);
}

/// <summary>What a failed process or build left behind.</summary>
internal static class Cause
{
    /// <summary>The first line: what went wrong, without the stack below it.</summary>
    public static string FirstLine(string text)
    {
        var start = text.AsSpan().TrimStart();
        var end = start.IndexOfAny('\r', '\n');
        return (end < 0 ? start : start[..end]).TrimEnd().ToString();
    }
}
