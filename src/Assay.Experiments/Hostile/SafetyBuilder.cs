using Assay.Analysis.Model;
using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Builds the report of a run of hostile input.</summary>
public static class SafetyBuilder
{
    /// <summary>How results name the experiment.</summary>
    public const string Kind = "hostile";

    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static SafetyReport? Build(ResultsFile file)
    {
        if (file.Options.Own is not HostileOptions options)
            return null;
        List<(RowResult Row, SafetyLine Line)> fed =
        [..
            from row in file.Rows
            let results = file.SamplesOf<HostileSamples>().Inputs.Where(result =>
                result.Row == row.Label && result.Kinds.Count > 0).ToList()
            where results.Count > 0
            select (row, LineOf(row, results, options.Kinds)),
        ];
        List<SafetyLine> lines =
        [..
            from of in fed
            let line = of.Line with { DepthLimit = EndsByDepth(of.Line) ? LimitOf(of.Row, fed) : null }
            orderby line.IsReference, line.PayloadChoosesTypes descending, line.Grade descending, line.StandsApart,
                line.Findings.Count descending, line.Label
            select line,
        ];
        var missing =
            from row in file.Rows
            where !file.SamplesOf<HostileSamples>().Inputs.Any(result => result.Row == row.Label && result.Kinds.Count > 0)
            group row.Label by CauseOf(file, row) into rows
            select new Unmeasured(rows.Key, [.. rows]);
        return new SafetyReport(options.Kinds, lines, [.. missing]) { Pairs = [.. PairsOf(file, lines)] };
    }

    private static bool EndsByDepth(SafetyLine line) =>
        line.Findings.Any(finding => finding is { Kind: InputKinds.Depth, Cause: SafetyCause.Crash or SafetyCause.Hang });

    /// <summary>
    /// The row of the same version of the library that limits the depth; the one with the documented safe settings first.
    /// </summary>
    private static DepthLimit? LimitOf(RowResult row, IEnumerable<(RowResult Row, SafetyLine Line)> fed) => (
        from other in fed
        where FamilyOf(other.Row) == FamilyOf(row) && other.Row.PackageVersion == row.PackageVersion
        where other.Line.Kinds.Any(finding => finding?.Kind == InputKinds.Depth) && !EndsByDepth(other.Line)
        orderby IsSafer(other.Row, row) descending, other.Row.SaferThan.Length > 0 descending, other.Row.Label
        select new DepthLimit(other.Row.Label, other.Row.Settings)).FirstOrDefault();

    private static string FamilyOf(RowResult row) => row.Id.Family();

    // A variant has the safe settings of the same variant.
    private static bool IsSafer(RowResult safe, RowResult plain) =>
        safe.SaferThan.Length > 0 && plain.Id.First() == safe.Id.First() with { Row = safe.SaferThan };

    private static IEnumerable<SafetyPair> PairsOf(ResultsFile file, List<SafetyLine> lines) =>
        from safe in file.Rows
        let plain = file.Rows.FirstOrDefault(row => IsSafer(safe, row))
        where plain is not null
        let ofSafe = lines.Find(line => line.Label == safe.Label)
        let ofPlain = lines.Find(line => line.Label == plain.Label)
        where ofSafe is not null && ofPlain is not null
        orderby ofPlain.Grade descending, ofPlain.Label
        select new SafetyPair(ofPlain, ofSafe, safe.Settings);

    private static SafetyLine LineOf(RowResult row, List<HostileResult> results, IReadOnlyList<string> kinds)
    {
        List<SafetyFinding> all =
        [
            .. from result in results
               from kind in result.Kinds
               from groupOf in kind.Groups
               select new SafetyFinding(kind.Kind, result.Workload.DataSet, SafetyRules.GradeOf(result, kind.Kind, groupOf), groupOf),
        ];
        var fed = results.SelectMany(result => result.Kinds).ToList();
        var grade = all.Select(finding => finding.Grade).DefaultIfEmpty(SafetyGrade.None).Max();
        List<SafetyCause> causes = [.. all.Where(finding => finding.Grade == grade).Select(finding => finding.Cause).Distinct()];
        return new SafetyLine
        {
            Id = row.Id,
            IsReference = row.IsReference,
            Grade = grade,
            PayloadChoosesTypes = row.PayloadChoosesTypes,
            OnlyCause = causes.Count == 1 ? causes[0] : SafetyCause.None,
            Kinds = [.. kinds.Select(kind => all.Where(finding => finding.Kind == kind).MaxBy(SeverityOf))],
            Findings = [
                .. all.Where(finding => finding.Grade > SafetyGrade.Contained).OrderByDescending(SeverityOf)
                    .ThenByDescending(finding => finding.Group.Count)],
            Gaps = [.. fed.Where(kind => kind.NotMade.Length > 0).Select(kind => new SafetyGap(kind.Kind, kind.NotMade)).Distinct()],
            Inputs = fed.Sum(kind => (long)kind.Inputs),
            Skipped = fed.Sum(kind => (long)kind.Skipped),
            OwnErrors = all.Where(finding => finding.Group.Outcome == HostileOutcome.OwnError).Sum(finding => (long)finding.Group.Count),
            MostAllocatedBytes = all.Select(finding => finding.Group.MostAllocatedBytes).DefaultIfEmpty().Max(),
            MostPeakBytes = all.Max(finding => finding.Group.MostPeakBytes),
            LongestNanoseconds = all.Select(finding => finding.Group.LongestNanoseconds).DefaultIfEmpty().Max(),
        };
    }

    /// <summary>
    /// Within one grade a crash is worse than a hang, and that worse than one that needs a small stack; a wrong value is worse than a
    /// replaced text, and memory without a limit worse than any other leak.
    /// </summary>
    private static (SafetyGrade Grade, int Within) SeverityOf(SafetyFinding finding) => (finding.Grade, finding.Group.Outcome switch
    {
        HostileOutcome.Crashed => finding.Group.NeedsSmallStack ? 0 : 3,
        HostileOutcome.OutOfMemory when finding.Grade == SafetyGrade.Leaky => 2,
        HostileOutcome.Hung => 1,
        HostileOutcome.ReplacedText => 0,
        _ => finding.Grade == SafetyGrade.Corrupts || finding.Group.IsBlowUp || finding.Group.IsSlow ? 1 : 0,
    });

    private static string CauseOf(ResultsFile file, RowResult row)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        if (file.SamplesOf<HostileSamples>().Inputs.FirstOrDefault(result =>
            result.Row == row.Label && result.Failure is not null) is { Failure: { } failed })
            return failed.Cause;
        return file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Cause.Length > 0) is { } check
            ? check.Cause
            : "not fed yet";
    }
}
