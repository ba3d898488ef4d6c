using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Results;
using Assay.Experiments.Data;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>What rows keep, lose or reject of each data set: any results file has it, also one that holds nothing but checks.</summary>
/// <param name="IsOfOwnTypes">Whether the data are a user's own types.</param>
/// <param name="Data">The data sets, each with its size.</param>
internal sealed record VerdictsPart(
    string File, IReadOnlyList<PageRow> Rows, bool IsOfOwnTypes, IReadOnlyList<PageData> Data, IReadOnlyList<PageCheck> Checks)
    : PagePart("verdicts", File)
{
    /// <summary>The part of a file; null where nothing was checked.</summary>
    public static VerdictsPart? Of(PageSource source)
    {
        // Verdicts on cases, inputs and payloads have parts of their own.
        if (source.Results.Samples is VerdictSamples { AreOfChecks: false })
            return null;
        var (results, workloads) = (source.Results, source.Results.Options.Workloads.ToList());
        var limits = new CheckLimits(results);
        var checks = results.Checks.Select(check => PageCheck.Of(check, workloads.IndexOf(check.Workload), limits.Of(check)))
            .Where(check => check.Data >= 0).ToList();
        return results.Rows.Count == 0
            ? null
            : new VerdictsPart(source.Name, PageRow.AllOf(results), results.Options.Types is not null,
                [.. workloads.Select(PageData.Of)], checks);
    }
}

/// <summary>A data set of one size.</summary>
/// <param name="Id">Its name in addresses: <c>books-100</c>; of several payloads in a unit the payload too.</param>
internal sealed record PageData(string Id, string Name)
{
    public static PageData Of(WorkloadOptions workload) =>
        new(IdOf(workload.DataSet, workload.Size, workload.PayloadBytes), $"{workload.DataSet} ({Units.Whole(workload.Size)})");

    /// <summary>The name in addresses.</summary>
    public static string IdOf(string dataSet, int size, int payloadBytes) =>
        payloadBytes > 0 ? $"{dataSet}-{size}-{payloadBytes}" : $"{dataSet}-{size}";
}

/// <summary>Whose limit each check shows: as <c>assay check</c> judged it, else by what other rows of the library did.</summary>
internal sealed class CheckLimits
{
    private const int MostNamed = 4;

    private readonly Dictionary<string, RowResult> rows;
    private readonly ILookup<WorkloadOptions, (RowResult Row, CheckResult Check)> checks;
    private readonly Dictionary<(string, WorkloadOptions), DataJudgement> judgements;

    public CheckLimits(ResultsFile file)
    {
        rows = file.Rows.DistinctBy(row => row.Name).ToDictionary(row => row.Name);
        checks = file.Checks.Where(check => rows.ContainsKey(check.Row))
            .ToLookup(check => check.Workload, check => (rows[check.Row], check));
        judgements = (file.Samples as DataSamples)?.Judgements.ToDictionary(one => (one.Row, one.Workload)) ?? [];
    }

    /// <summary>In words; empty where everything came back.</summary>
    public string Of(CheckResult check)
    {
        if (judgements.TryGetValue((check.Row, check.Workload), out var judged))
            return Worded(judged.LimitOf, judged.CarriedBy);
        if (!rows.TryGetValue(check.Row, out var row))
            return "";
        var limit = Limit.Of(row, check, [.. checks[check.Workload]]);
        return Worded(limit.Judge, [.. limit.CarriedBy.Select(other => other.Name)]);
    }

    private static string Worded(Judge? judge, IReadOnlyList<string> carriedBy)
    {
        var words = JudgeWords.Of(judge, "your");
        return words.Length == 0 || carriedBy.Count == 0
            ? words
            : $"{words}; {Words.Labels(carriedBy, MostNamed)} {(carriedBy.Count == 1 ? "brings" : "bring")} back everything";
    }
}

/// <summary>One row and data set.</summary>
internal sealed record PageCheck
{
    public required string Row { get; init; }

    /// <summary>Index of the data set.</summary>
    public required int Data { get; init; }

    public required Verdict Verdict { get; init; }

    /// <summary>How much came back; null where nothing did.</summary>
    public required Kept? Keeps { get; init; }

    /// <summary>Whose limit it is; empty where everything came back.</summary>
    public required string LimitOf { get; init; }

    public required string Cause { get; init; }

    public required IReadOnlyList<string> Differences { get; init; }

    public required IReadOnlyList<string> Notes { get; init; }

    public required int LostMembers { get; init; }

    public required int Members { get; init; }

    public required IReadOnlyList<string> Converted { get; init; }

    public required string Needs { get; init; }

    /// <summary>Payload of instance 0, in bytes; null where there is none.</summary>
    public required long? Payload { get; init; }

    /// <summary>Its first bytes, in Base64; empty where the file has none.</summary>
    public required string Head { get; init; }

    public static PageCheck Of(CheckResult check, int data, string limitOf) => new()
    {
        Row = check.Row,
        Data = data,
        Verdict = check.Verdict,
        Keeps = check.Verdict is Verdict.Supported or Verdict.Lossy ? KeptOf.Check(check) : null,
        LimitOf = limitOf,
        Cause = Plain.Cause(check.Cause),
        Differences = check.Differences,
        // Files of versions that did not note them have none.
        Notes = check.Notes ?? [],
        LostMembers = check.LostMembers,
        Members = check.Members,
        Converted = check.ConvertedMembers,
        Needs = check.Demand is { } demand ? DemandWords.Of(demand) : "",
        Payload = check.PayloadBytes > 0 ? check.PayloadBytes : null,
        Head = check.PayloadHead,
    };
}
