using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Io;

/// <summary>Builds the report of a run of I/O.</summary>
public static class IoBuilder
{
    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static IoReport? Build(ResultsFile file) => file.Options.Own is not IoOptions options ? null : new IoReport(
        file.Options.Blocks,
        [.. from workload in file.Options.Workloads
            from operation in file.Options.Operations select TableOf(file, options, workload, operation)],
        file.Options.Operations.Count < 2
            ? []
            : [.. file.Options.Workloads.Select(workload => new CompressionTableBuilder(file, options, workload).Build())]);

    private static IoTable TableOf(ResultsFile file, IoOptions options, WorkloadOptions workload, Operation operation)
    {
        IoResult[] results = [.. file.SamplesOf<IoSamples>().Transfers.Where(result =>
            result.Workload == workload && result.Operation == operation)];
        var lines =
            from result in results
            let line = LineOf(file, options, result)
            where line.Costs.Count > 0
            orderby line.IsReference, line.Keeps, line.Costs[0].Serializer
            select line;
        return new IoTable(workload, operation, options.Transports, [.. lines], [.. IoGaps.Of(file, workload, results)]);
    }

    private static IoLine LineOf(ResultsFile file, IoOptions options, IoResult result)
    {
        var row = file.Rows.First(row => row.Label == result.Row);
        return new IoLine
        {
            Label = result.Row,
            Surface = result.Surface,
            IsReference = row.IsReference,
            Keeps = IoGaps.KeptBy(file, row, result.Workload, result.Surface),
            Processes = result.Processes.Count,
            IsSteady = result.Processes.All(process => process.IsSteady),
            Costs = [.. options.Transports.Select(transport => CostOf(result, transport)).OfType<IoCost>()],
        };
    }

    private static IoCost? CostOf(IoResult result, Transport transport)
    {
        TransportParts[] parts = [.. TransportParts.Of(result, transport).Values];
        if (parts.Length == 0)
            return null;
        var (serializer, io) = (parts.Average(part => part.Serializer), parts.Average(part => part.Io));
        var stamps = parts.Average(part => part.Stamps);
        return new IoCost
        {
            Transport = transport,
            Whole = IntervalOf([.. parts.Select(part => Math.Log(part.Whole))]),
            Serializer = serializer,
            Io = io,
            PartsToWhole = Center.GeometricMean([.. parts.Select(part => part.PartsToWhole)]),
            Calls = parts.Average(part => part.Calls),
            StampShare = stamps / Math.Max(1e-3, serializer + io + stamps),
            Bytes = parts.Average(part => part.Bytes),
        };
    }

    /// <summary>The geometric mean over processes, with Student's interval of the logarithms.</summary>
    private static TimeInterval IntervalOf(double[] logarithms)
    {
        if (logarithms.Length < 2)
            return new TimeInterval(Math.Exp(logarithms[0]), null, null);
        var interval = StudentInterval.From(logarithms);
        return new TimeInterval(Math.Exp(interval.Mean), Math.Exp(interval.Lower), Math.Exp(interval.Upper));
    }
}

/// <summary>What a run of I/O has no figures of, and why.</summary>
internal static class IoGaps
{
    /// <summary>How much a row brings back by a surface.</summary>
    public static Kept KeptBy(ResultsFile file, RowResult row, WorkloadOptions workload, Surface surface) =>
        KeptOf.Check(file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload && check.Surface == surface)
            ?? file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload));

    /// <summary>The rows, and transports of rows, that lack figures in some results.</summary>
    public static IEnumerable<Unmeasured> Of(ResultsFile file, WorkloadOptions workload, IReadOnlyList<IoResult> results) =>
        from gap in RowsWithout(file, workload, results).Concat(TransportsWithout(results))
        group gap.What by gap.Cause into gaps
        select new Unmeasured(gaps.Key, [.. gaps]);

    private static IEnumerable<(string What, string Cause)> RowsWithout(
        ResultsFile file, WorkloadOptions workload, IReadOnlyList<IoResult> results) =>
        from row in file.Rows
        let ofRow = results.Where(result => result.Row == row.Label).ToList()
        where !row.IsReference && ofRow.All(result => result.Processes.Count == 0)
        select (row.Label, CauseOf(file, workload, row, ofRow));

    private static IEnumerable<(string What, string Cause)> TransportsWithout(IReadOnlyList<IoResult> results) =>
        from result in results
        from failure in result.TransportFailures
        select ($"{result.Row} ({SurfaceOf(result)}, {failure.Transport.ToString().ToLowerInvariant()})", failure.Cause);

    private static string SurfaceOf(IoResult result) => result.Surface.ToString().ToLowerInvariant();

    private static string CauseOf(ResultsFile file, WorkloadOptions workload, RowResult row, List<IoResult> results)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        if (results.Find(result => result.Failure is not null) is { Failure: { } failed })
            return failed.Cause;
        return file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload && check.Cause.Length > 0)?.Cause
            ?? "not measured yet";
    }
}
