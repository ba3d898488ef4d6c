using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Cases;

/// <summary>Builds the report of <c>assay check cases</c> from a results file.</summary>
public static class CasesBuilder
{
    /// <summary>The report; null where the file holds another kind of run.</summary>
    public static CasesReport? Build(ResultsFile file)
    {
        if (file.Samples is not CaseSamples samples)
            return null;
        var cases = samples.Cases.OrderBy(one => one.Number).ThenBy(one => one.Name, StringComparer.Ordinal).ToList();
        var names = file.Rows.DistinctBy(row => row.Name).ToDictionary(row => row.Name);
        var checks = file.Checks.Where(check => names.ContainsKey(check.Row))
            .Select(check => (Row: names[check.Row], Check: check)).ToList();
        var byCase = checks.GroupBy(of => of.Check.Workload.DataSet).ToDictionary(of => of.Key, of => of.ToList());
        var byRow = checks.ToLookup(of => of.Row.Name, of => of.Check);
        var rows = names.Values.Where(row => byRow[row.Name].Any())
            .Select(row => new CasesRow(row.Label, row.IsReference, VerdictsOf(row, cases, byRow[row.Name], byCase))).ToList();
        var missing = Unmeasured.UnavailableIn(file);
        List<CasesRow> crossed =
        [
            .. from check in samples.CrossChecks
               where names.ContainsKey(check.Row) && names.ContainsKey(check.WrittenBy)
               group check by (check.Row, check.WrittenBy) into exchange
               let row = names[exchange.Key.Row]
               select new CasesRow(
                   $"{row.Label} reads {names[exchange.Key.WrittenBy].PackageVersion}", row.IsReference, CrossedOf(cases, [.. exchange])),
        ];
        return new CasesReport(cases,
            [.. rows.OrderBy(row => row.IsReference).ThenByDescending(row => row.Count(Verdict.Lossy) + row.Count(Verdict.Inconsistent))
            .ThenByDescending(row => row.Count(Verdict.Crash) + row.Count(Verdict.Hang)).ThenBy(row => row.Good)
            .ThenBy(row => row.Label, StringComparer.Ordinal)], missing)
        {
            Crossed = crossed,
        };
    }

    private static List<CaseVerdict> CrossedOf(List<CaseResult> cases, List<CheckResult> checks) =>
    [
        .. from one in cases
           let check = checks.Find(check => check.Workload.DataSet == one.Name)
           where check is not null
           select new CaseVerdict(one, check.Verdict, ReasonOf(check), "") { Judge = check.Judge },
    ];

    private static List<CaseVerdict> VerdictsOf(RowResult row, List<CaseResult> cases, IEnumerable<CheckResult> own,
        Dictionary<string, List<(RowResult Row, CheckResult Check)>> byCase)
    {
        var byName = own.ToDictionary(check => check.Workload.DataSet);
        return
        [
            .. from one in cases
               let check = byName.GetValueOrDefault(one.Name)
               where check is not null
               let limit = Limit.Of(row, check, byCase[one.Name])
               select new CaseVerdict(one, check.Verdict, ReasonOf(check), limit.CarriedBy.Count == 0 ? "" : Describe(limit.CarriedBy[0]))
               {
                   Judge = limit.Judge,
                   IsThroughDto = SchemaCompiled.IsThroughDto(check.Verdict, row.Dialect),
               },
        ];
    }

    private static string ReasonOf(CheckResult check) => check.Verdict switch
    {
        Verdict.Supported => check.Way,
        Verdict.Lossy when check.Differences is [var only] => only,
        Verdict.Lossy when check.Differences.Count > 1 => $"{check.Differences[0]} (and {check.Differences.Count - 1} more)",
        _ => check.Cause,
    };

    private static string Describe(RowResult row) => row.Settings.Length == 0 ? row.Label : $"{row.Label} ({row.Settings})";
}
