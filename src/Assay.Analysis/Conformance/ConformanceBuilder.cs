using Assay.Core.Results;

namespace Assay.Analysis.Conformance;

/// <summary>Builds the report of <c>assay conform</c> from a results file.</summary>
public static class ConformanceBuilder
{
    /// <summary>The report; null where the file holds another kind of run.</summary>
    public static ConformanceReport? Build(ResultsFile file)
    {
        if (file.Options.Kind != RunKind.Conformance)
            return null;
        var cases = file.Cases.OrderBy(one => one.Number).ThenBy(one => one.Name, StringComparer.Ordinal).ToList();
        var checks = file.Checks.ToLookup(check => check.Row);
        var rows = file.Rows.DistinctBy(row => row.Name).Where(row => checks[row.Name].Any()).Select(row => RowOf(row, cases, checks, file.Rows)).ToList();
        var missing = file.Rows.Where(row => row.Status != RowStatus.Available).GroupBy(row => row.Cause, row => row.Label).Select(rows => new MissingConformance(rows.Key, [.. rows])).ToList();
        return new ConformanceReport(cases, [.. rows.OrderBy(row => row.IsReference).ThenByDescending(row => row.Count(Verdict.Lossy) + row.Count(Verdict.Inconsistent))
            .ThenByDescending(row => row.Count(Verdict.Crash) + row.Count(Verdict.Hang)).ThenBy(row => row.Good).ThenBy(row => row.Label, StringComparer.Ordinal)], missing);
    }

    private static ConformanceRow RowOf(RowResult row, List<CaseResult> cases, ILookup<string, CheckResult> checks, IReadOnlyList<RowResult> all)
    {
        var own = checks[row.Name].ToDictionary(check => check.Workload.DataSet);
        return new ConformanceRow(row.Label, row.IsReference,
        [
            .. from one in cases
               let check = own.GetValueOrDefault(one.Name)
               where check is not null
               select new CaseVerdict(one, check.Verdict, ReasonOf(check), check.Verdict == Verdict.Supported ? "" : OptInOf(row, one, checks, all)),
        ]);
    }

    private static string ReasonOf(CheckResult check) => check.Verdict switch
    {
        Verdict.Supported => "",
        Verdict.Lossy => check.Differences.Count == 1 ? check.Differences[0] : $"{check.Differences[0]} (and {check.Differences.Count - 1} more)",
        _ => check.Cause,
    };

    /// <summary>Another row of the same library is the same library with other settings.</summary>
    private static string OptInOf(RowResult row, CaseResult one, ILookup<string, CheckResult> checks, IReadOnlyList<RowResult> all)
    {
        var other = all.FirstOrDefault(other => other.Name != row.Name && LibraryOf(other) == LibraryOf(row) && checks[other.Name].Any(check => check.Workload.DataSet == one.Name && check.Verdict == Verdict.Supported));
        return other is null ? "" : other.Settings.Length == 0 ? other.Label : $"{other.Label} ({other.Settings})";
    }

    // Several libraries are part of .NET: their rows share the beginning of a name.
    private static string LibraryOf(RowResult row) => row.Package == RowResult.InTheBox ? row.Name.Split('/')[0] : row.Package;
}
