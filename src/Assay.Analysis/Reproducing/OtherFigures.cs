using Assay.Analysis.Articles;
using Assay.Analysis.Growth;
using Assay.Analysis.Protocols;
using Assay.Analysis.Startup;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Reproducing;

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

    private static readonly Dictionary<string, Func<ProtocolLine, double?>> OfProtocols = new()
    {
        ["first"] = line => line.First,
        ["best"] = line => line.Best,
        ["worst"] = line => line.Worst,
        ["trimmed-mean"] = line => line.TrimmedMean,
        ["average-over-first"] = line => line.AverageOverFirst,
    };

    public static bool Has(string figure) => OfChecks.ContainsKey(figure) || OfStartup.ContainsKey(figure) || OfGrowth.ContainsKey(figure) || OfProtocols.ContainsKey(figure);

    /// <summary>The figure of an address; null where the file did not measure it at all.</summary>
    public static Reading? Read(FileEvidence evidence, RowResult row, FigureAddress address)
    {
        var (figure, operation) = (address.Figure!, address.Operation ?? Operation.Serialize);
        if (OfStartup.TryGetValue(figure, out var startup))
            return evidence.Startup(operation) is not { } calls ? null : Of(calls.Lines.FirstOrDefault(line => line.Label == row.Label), startup, calls.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        if (OfGrowth.TryGetValue(figure, out var growth))
            return evidence.Growth(address.DataSet, operation) is not { } sizes ? null : Of(sizes.Lines.FirstOrDefault(line => line.Label == row.Label), growth, sizes.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        if (evidence.WorkloadOf(address) is not { } workload)
            return null;
        if (OfProtocols.TryGetValue(figure, out var protocol))
            return evidence.Protocol(workload, operation) is not { } table ? null : Of(table.Lines.FirstOrDefault(line => line.Label == row.Label), protocol, table.Missing.FirstOrDefault(rows => rows.Rows.Contains(row.Label))?.Cause);
        return evidence.CheckOf(row, workload) is not { } check ? Reading.Absent(NotMeasuredYet)
            : check.PayloadBytes > 0 ? Reading.Of(OfChecks[figure](check))
            : check.Cause.Length > 0 ? Reading.None(check.Cause) : Reading.Absent(NotMeasuredYet);
    }

    private static Reading Of<TLine>(TLine? line, Func<TLine, double?> figure, string? cause)
        where TLine : class
    {
        if (line is not null && figure(line) is { } value)
            return Reading.Of(value);
        if (line is not null)
            return Reading.None("too few sizes or calls were measured");
        return cause is null or NotMeasuredYet ? Reading.Absent(NotMeasuredYet) : Reading.None(cause);
    }
}
