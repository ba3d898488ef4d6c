using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Report;

namespace Assay.Experiments.Data;

/// <summary>What all rows do with data, a table for each data set and size.</summary>
/// <param name="Missing">The rows that are not available.</param>
/// <param name="Edits">What edits of the types bring; null where none was tried.</param>
internal sealed record DataReport(IReadOnlyList<DataTable> Tables, IReadOnlyList<RowResult> Missing, FoundEdits? Edits);

/// <summary>What rows do with one data set, or with the user's types, best first.</summary>
/// <param name="Data">The data set and its size, or the user's root.</param>
/// <param name="Workload">The same for programs.</param>
/// <param name="Lines">A line for each row that was judged.</param>
internal sealed record DataTable(string Data, WorkloadOptions Workload, DataTypes Types, IReadOnlyList<DataLine> Lines)
{
    /// <summary>What the values do not hold, in sentences: no verdict is about it.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Whether Assay made the values.</summary>
    public bool AreGenerated { get; init; }
}

/// <summary>What one row does, and what it asks of the types.</summary>
/// <param name="Judgement">Whose limit it is, where not everything comes back.</param>
internal sealed record DataLine(RowResult Row, CheckResult Check, DataJudgement Judgement);

/// <summary>Reads the report of results.</summary>
internal static class DataBuilder
{
    /// <summary>The order of verdicts: what can be used first.</summary>
    private static readonly Verdict[] Order =
        [Verdict.Supported, Verdict.Lossy, Verdict.Inconsistent, Verdict.Rejected, Verdict.Crash, Verdict.Hang, Verdict.SurfaceNotOffered,
            Verdict.NotJudged, Verdict.AssayError];

    /// <summary>The report; null where results are of another experiment.</summary>
    public static DataReport? Build(ResultsFile file) => file.Samples is not DataSamples samples ? null : new DataReport(
        [.. file.Options.Workloads.Select(workload => TableOf(file, samples, workload))],
        [.. file.Rows.Where(row => row.Status != RowStatus.Available)],
        samples.Edits);

    /// <summary>A data set with its sizes, or the user's root.</summary>
    public static string NameOf(RunOptions options, WorkloadOptions workload) => options.Types is not null
        ? workload.DataSet
        : $"{workload.DataSet}, size {Units.Whole(workload.Size)}"
            + $"{(workload.PayloadBytes > 0 ? $", payload {Units.Whole(workload.PayloadBytes)}" : "")}";

    /// <summary>Whether Assay made the values.</summary>
    public static bool AreGenerated(RunOptions options) => options.Types is { Origin: ValueOrigin.Generated };

    private static DataTable TableOf(ResultsFile file, DataSamples samples, WorkloadOptions workload)
    {
        var rows = file.Rows.DistinctBy(row => row.Name).ToDictionary(row => row.Name);
        var judgements = samples.Judgements.Where(one => one.Workload == workload).ToDictionary(one => one.Row);
        return new DataTable(
            NameOf(file.Options, workload),
            workload,
            samples.Types.FirstOrDefault(types => types.DataSet == workload.DataSet) ?? new DataTypes(workload.DataSet, 0, 0),
            Ordered(file.Checks.Where(check => check.Workload == workload)
                .Select(check => new DataLine(rows[check.Row], check, judgements.GetValueOrDefault(check.Row) ?? Unknown(check)))))
        {
            Notes = file.Values?.Notes ?? [],
            AreGenerated = AreGenerated(file.Options),
        };
    }

    /// <summary>Lines in the order of a table.</summary>
    public static IReadOnlyList<DataLine> Ordered(IEnumerable<DataLine> lines) =>
    [
        .. lines.OrderBy(line => Array.IndexOf(Order, line.Check.Verdict)).ThenBy(line => line.Check.LostMembers)
            .ThenBy(line => line.Check.PayloadBytes).ThenBy(line => line.Row.Label, StringComparer.Ordinal),
    ];

    /// <summary>Of a run that ended in between, nobody has judged yet.</summary>
    private static DataJudgement Unknown(CheckResult check) => new() { Row = check.Row, Workload = check.Workload };
}
