using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Startup;

/// <summary>Builds the report of a run of start-up.</summary>
public static class StartupBuilder
{
    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static StartupReport? Build(ResultsFile file) => file.Samples is not StartupSamples ? null : new StartupReport(
        file.Options.Workloads,
        file.Options.Blocks,
        [.. file.Options.Operations.Select(operation => TableOf(file, operation))]);

    private static StartupTable TableOf(ResultsFile file, Operation operation)
    {
        var alike = AlikeOf(file.Options.Workloads);
        var lines =
            from result in file.SamplesOf<StartupSamples>().Startups
            where result.Operation == operation && result.Processes.Count > 0
            let line = new StartupLineBuilder(file, result, alike).Build()
            orderby line.IsReference, line.Keeps, line.Total.Median
            select line;
        return new StartupTable(operation, alike, [.. lines], [.. MissingOf(file, operation)]);
    }

    /// <summary>Data sets that differ only in a number behind their name have one shape.</summary>
    private static int AlikeOf(IReadOnlyList<WorkloadOptions> workloads)
    {
        var stem = StemOf(workloads[0].DataSet);
        return workloads.TakeWhile(workload => stem.Length > 0 && StemOf(workload.DataSet) == stem).Count();
    }

    private static string StemOf(string dataSet) =>
        dataSet.LastIndexOf('-') is var dash and > 0 && dataSet.AsSpan(dash + 1).IndexOfAnyExceptInRange('0', '9') < 0
            ? dataSet[..dash]
            : "";

    private static IEnumerable<Unmeasured> MissingOf(ResultsFile file, Operation operation) =>
        from row in file.Rows
        let result = file.SamplesOf<StartupSamples>().Startups.FirstOrDefault(result =>
            result.Row == row.Label && result.Operation == operation)
        where !row.IsReference && result is not { Processes.Count: > 0 }
        group row.Label by CauseOf(file, row, result) into rows
        select new Unmeasured(rows.Key, [.. rows]);

    private static string CauseOf(ResultsFile file, RowResult row, StartupResult? result)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        if (result is { Failure: { } failure })
            return failure.Cause;
        var check = file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Cause.Length > 0);
        return check?.Cause ?? "not measured yet";
    }
}

/// <summary>Builds the line of one row.</summary>
/// <param name="result">What was measured of the row.</param>
/// <param name="alike">How many data sets from the first on have one shape.</param>
internal sealed class StartupLineBuilder(ResultsFile file, StartupResult result, int alike)
{
    private readonly RowResult row = file.Rows.First(row => row.Label == result.Row);
    private readonly IReadOnlyList<StartupProcess> processes = result.Processes;

    public StartupLine Build()
    {
        var disk = file.SamplesOf<StartupSamples>().Deployments.FirstOrDefault(deployment => deployment.Row == result.Row);
        var later = LaterTypes();
        double[] totals = [.. processes.Select(TotalOf)];
        return new StartupLine
        {
            Label = result.Row,
            IsReference = row.IsReference,
            Keeps = KeptOf.Check(file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == result.Workloads[0])),
            Processes = processes.Count,
            Total = MedianInterval.From(totals),
            Ratio = MedianInterval.From([.. processes.Select(process => TotalOf(process) / process.ToMainNanoseconds)]),
            ToMain = MedianOf(process => process.ToMainNanoseconds),
            EmptyToMain = EmptyToMain(),
            Types = [.. file.Options.Workloads.Select(workload => TypeOf(IndexOf(workload)))],
            OnceAProcess = later.Count == 0 ? null : MedianOf(process => CostOf(process, 0) - later.Average(type => CostOf(process, type))),
            EachType = later.Count == 0 ? null : MedianOf(process => later.Average(type => CostOf(process, type))),
            LaterCall = Center.Median([.. processes.SelectMany(LaterCallsOfFirst)]),
            MethodsCompiled = row.Mode == "aot" ? null : (int)MedianOf(process => process.MethodsCompiled[0]),
            AssembliesLoaded = (int)MedianOf(process => process.AssembliesLoaded[0]),
            DiskBytes = disk?.Bytes,
            Libraries = disk is null || row.Mode == "aot" ? null : (disk.Assemblies.Count, disk.Precompiled.Count),
        };
    }

    /// <summary>The median over rounds of what empty processes of the row's build take; null where none ran.</summary>
    private double? EmptyToMain()
    {
        var ofBuild = file.SamplesOf<StartupSamples>().EmptyProcesses.FirstOrDefault(
            empty => file.Rows.FirstOrDefault(floor => floor.Label == empty.Row) is { } floor && floor.IsBuiltLike(row));
        return ofBuild is not { Rounds.Count: > 0 } ? null : Center.Median(
            [.. ofBuild.Rounds.Zip(ofBuild.ToMainNanoseconds).GroupBy(process => process.First)
                .Select(round => Center.Median([.. round.Select(process => (double)process.Second)]))]);
    }

    /// <summary>Places of the later types of the first one's shape.</summary>
    private List<int> LaterTypes() =>
        [.. file.Options.Workloads.Skip(1).Take(Math.Max(0, alike - 1)).Select(IndexOf).Where(index => index > 0)];

    private int IndexOf(WorkloadOptions workload) => result.Workloads.ToList().IndexOf(workload);

    private double? TypeOf(int index) => index < 0 ? null : MedianOf(process => CostOf(process, index));

    private double MedianOf(Func<StartupProcess, double> value) => Center.Median([.. processes.Select(value)]);

    private static double TotalOf(StartupProcess process) => process.ToMainNanoseconds + CostOf(process, 0);

    private static double CostOf(StartupProcess process, int type) => process.PrepareNanoseconds[type] + process.FirstNanoseconds[type];

    private static IEnumerable<double> LaterCallsOfFirst(StartupProcess process) =>
        process.LaterNanoseconds.Take(process.LaterNanoseconds.Count / process.FirstNanoseconds.Count).Select(time => (double)time);
}
