using System.Globalization;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Planning;

namespace Assay.Engine.Runs;

/// <summary>Names the runs that tell more than the one that ended, and about how long each would take.</summary>
public static class LongerRuns
{
    private const int BlocksForNarrowIntervals = 9;

    /// <summary>Three blocks of both operations.</summary>
    private const int BlocksOfDefault = 6;

    /// <summary>Operations that a slow row runs in a block: warm-up, at least five calls and slack, and its rounds.</summary>
    private const int OperationsOfSlowRow = 15;

    /// <summary>What a row costs a block of small data at most: start, warm-up beside another and rounds.</summary>
    private static readonly TimeSpan SmallRow = TimeSpan.FromSeconds(2.5);

    /// <summary>The longer runs.</summary>
    /// <param name="run">What ended.</param>
    /// <param name="request">The options that it was given; longer runs keep those that they do not change.</param>
    /// <param name="dataSets">The data sets there are.</param>
    public static IReadOnlyList<LongerRun> After(RunResult run, RunRequest request, IReadOnlyList<DataSetDescription> dataSets)
    {
        RunOptions options = run.Results.Options;
        if (run.Times.Blocks == 0)
            return [];
        TimeSpan block = run.Times.Measuring / run.Times.Blocks;
        TimeSpan check = run.Times.Checking / options.Workloads.Count;
        List<LongerRun> longer = [];
        if (options.Blocks < BlocksForNarrowIntervals)
        {
            int blocks = BlocksForNarrowIntervals * options.Workloads.Count * options.Operations.Count;
            longer.Add(new($"assay run{Rows(request)}{Workloads(request)} --blocks {BlocksForNarrowIntervals}", "narrow intervals", run.Times.Checking + (block * blocks)));
        }

        if (dataSets.Count > options.Workloads.Count)
            longer.Add(new($"assay run{Rows(request)} --data-set '*'", "every data set at its default size", Small(run, check + (block * BlocksOfDefault)) * dataSets.Count));
        if (Largest(options, dataSets) is (WorkloadOptions workload, int size))
        {
            string command = string.Create(CultureInfo.InvariantCulture, $"assay run{Rows(request)} --data-set {workload.DataSet} --size {SizeText.Write(size)}");
            longer.Add(new(command, "the largest size", AtSize(run, workload, size, check, block)));
        }

        return longer;
    }

    /// <summary>The time of one data set at its default size: what this run's took, but never more than small data takes.</summary>
    private static TimeSpan Small(RunResult run, TimeSpan measured)
    {
        int rows = run.Results.Cells.Select(cell => cell.Row).Distinct().Count();
        TimeSpan most = SmallRow * rows * (BlocksOfDefault + 1);
        return measured < most ? measured : most;
    }

    private static string Rows(RunRequest request) =>
        Option("--rows", request.Rows) + Option("--surface", request.Surface) + Option("--operation", request.Operations) + Option("--reference", request.Reference);

    private static string Workloads(RunRequest request) =>
        Option("--data-set", request.DataSets) + Option("--size", request.Sizes) + Option("--payload", request.Payloads);

    private static string Option(string name, string? value) => value switch
    {
        null => "",
        _ when value.AsSpan().ContainsAny("*? ()") => $" {name} '{value}'",
        _ => $" {name} {value}",
    };

    private static (WorkloadOptions Workload, int Size)? Largest(RunOptions options, IReadOnlyList<DataSetDescription> dataSets)
    {
        WorkloadOptions first = options.Workloads[0];
        int size = dataSets.FirstOrDefault(set => set.Name == first.DataSet)?.Sizes.Max() ?? 0;
        return options.Workloads.Any(workload => workload.DataSet == first.DataSet && workload.Size >= size) ? null : (first, size);
    }

    /// <summary>Scales the measured time of an operation with the size: every row's cost grows at least so.</summary>
    private static TimeSpan AtSize(RunResult run, WorkloadOptions workload, int size, TimeSpan check, TimeSpan block)
    {
        double factor = (double)size / workload.Size;
        double nanoseconds = run.Results.Cells.Where(cell => cell.Workload == workload && cell.Blocks.Count > 0).Sum(cell => PerOperation(cell.Blocks[0]));
        TimeSpan once = TimeSpan.FromMicroseconds(nanoseconds * factor / 1000);
        return ((block * 2) + (once * OperationsOfSlowRow)) * run.Results.Options.Blocks + check + (once * 2);
    }

    private static double PerOperation(BlockSamples samples) => samples.ElapsedNanoseconds.Average() / samples.OperationsPerBatch;
}
