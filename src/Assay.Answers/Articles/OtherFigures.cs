using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Calls;
using Assay.Experiments.Growth;
using Assay.Experiments.Memory;
using Assay.Experiments.Startup;

namespace Assay.Answers.Articles;

/// <summary>Figures that do not come from batches of warm operations.</summary>
internal static class OtherFigures
{
    private const string NotMeasuredYet = "not measured yet";

    private static readonly Dictionary<string, Func<CheckResult, double>> OfChecks = new()
    {
        ["size"] = check => check.PayloadBytes,
        ["size-deflate-optimal"] = check => check.DeflateBytes,
    };

    private static readonly Dictionary<string, Func<StartupLine, double?>> OfStartup = new()
    {
        ["first-type"] = line => line.Types[0],
        ["later-type"] = line => line.EachType,
        ["startup-total"] = line => line.Total.Median,
    };

    private static readonly Dictionary<string, Func<GrowthLine, double?>> OfGrowth = new()
    {
        ["exponent"] = line => line.Fit?.Exponent,
        ["fixed"] = line => line.Fit?.Fixed,
        ["each"] = line => line.EachNanoseconds,
    };

    private static readonly Dictionary<string, Func<CallsLine, double?>> OfProtocols = new()
    {
        ["first"] = line => line.First,
        ["best"] = line => line.Best,
        ["worst"] = line => line.Worst,
        ["trimmed-mean"] = line => line.TrimmedMean,
        ["average-over-first"] = line => line.AverageOverFirst,
    };

    private static readonly Dictionary<string, Func<MemoryLine, double?>> OfThreads = new()
    {
        ["thread-gain-workstation"] = line => GainOf(line, Collector.Workstation),
        ["thread-gain-server"] = line => GainOf(line, Collector.Server),
    };

    public static bool Has(string figure) =>
        OfThreads.ContainsKey(figure)
            || OfChecks.ContainsKey(figure)
            || OfStartup.ContainsKey(figure) || OfGrowth.ContainsKey(figure) || OfProtocols.ContainsKey(figure);

    /// <summary>The figure of an address; null where the file did not measure it at all.</summary>
    public static Reading? Read(FileEvidence evidence, RowResult row, FigureAddress address)
    {
        var (figure, operation) = (address.Figure!, address.Operation ?? Operation.Serialize);
        if (OfStartup.TryGetValue(figure, out var startup))
            return evidence.Startup(operation) is not { } calls
                ? null
                : Of(calls.Lines.FirstOrDefault(line => line.Label == row.Label), startup,
                    calls.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        if (OfGrowth.TryGetValue(figure, out var growth))
            return evidence.Growth(address.DataSet, operation) is not { } sizes
                ? null
                : Of(sizes.Lines.FirstOrDefault(line => line.Label == row.Label), growth,
                    sizes.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        if (evidence.WorkloadOf(address) is not { } workload)
            return null;
        if (OfProtocols.TryGetValue(figure, out var protocol))
            return evidence.Protocol(workload, operation) is not { } table
                ? null
                : Of(table.Lines.FirstOrDefault(line => line.Label == row.Label), protocol,
                    table.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        if (OfThreads.TryGetValue(figure, out var threads))
            return evidence.Memory(workload, operation) is not { } shared
                ? null
                : Of(shared.Lines.FirstOrDefault(line => line.Label == row.Label), threads,
                    shared.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        return evidence.CheckOf(row, workload) is not { } check ? Reading.Absent(NotMeasuredYet)
            : check.PayloadBytes > 0 ? Reading.Of(OfChecks[figure](check))
            : check.Cause.Length > 0 ? Reading.None(check.Cause) : Reading.Absent(NotMeasuredYet);
    }

    /// <summary>
    /// What a further thread adds, as a share of what one thread does: 1 where threads do not hinder each other, 0 where they gain nothing.
    /// </summary>
    private static double? GainOf(MemoryLine line, Collector collector) =>
        line.Collectors.FirstOrDefault(figures => figures.Collector == collector)?.Threads is { Count: > 1 } points
            ? (points[^1].Speedup - 1) / (points[^1].Threads - 1)
            : null;

    private static Reading Of<TLine>(TLine? line, Func<TLine, double?> figure, string? cause)
        where TLine : class
    {
        if (line is not null && figure(line) is { } value)
            return Reading.Of(value);
        if (line is not null)
            return Reading.None("too few sizes, calls or threads were measured");
        return cause is null or NotMeasuredYet ? Reading.Absent(NotMeasuredYet) : Reading.None(cause);
    }
}
