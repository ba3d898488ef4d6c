using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Results;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>What rows keep, lose or reject of each data set: any results file has it, also one that holds nothing but checks.</summary>
/// <param name="Data">The data sets, each with its size.</param>
internal sealed record VerdictsPart(
    string File, IReadOnlyList<PageRow> Rows, IReadOnlyList<string> Data, IReadOnlyList<PageCheck> Checks) : PagePart("verdicts", File)
{
    /// <summary>The part of a file; null where nothing was checked.</summary>
    public static VerdictsPart? Of(PageSource source)
    {
        // Verdicts on cases, inputs and payloads have parts of their own.
        if (source.Results.Samples is VerdictSamples { AreOfChecks: false })
            return null;
        var (results, workloads) = (source.Results, source.Results.Options.Workloads.ToList());
        var names = workloads.ConvertAll(workload => $"{workload.DataSet} ({Units.Whole(workload.Size)})");
        var checks = results.Checks.Select(check => PageCheck.Of(check, workloads.IndexOf(check.Workload)))
            .Where(check => check.Data >= 0).ToList();
        return results.Rows.Count == 0 ? null : new VerdictsPart(source.Name, PageRow.AllOf(results), names, checks);
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

    public static PageCheck Of(CheckResult check, int data) => new()
    {
        Row = check.Row,
        Data = data,
        Verdict = check.Verdict,
        Keeps = check.Verdict is Verdict.Supported or Verdict.Lossy ? KeptOf.Check(check) : null,
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
