using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Running;

namespace Assay.Cli.Commands;

/// <summary>Names the runs that tell more than the one that ended, and about how long each would take.</summary>
public static class LongerRuns
{
    /// <summary>Room for the rows that are not settled at the first look.</summary>
    private const double RoomForUnsettled = 1.3;

    /// <summary>Budgets as people name them.</summary>
    private static readonly int[] BudgetMinutes = [2, 5, 10, 15, 20, 30, 45, 60, 120, 240, 480, 1440];

    /// <summary>The blocks of both operations.</summary>
    private const int BlocksOfDefault = OptionsOfLength.BlocksOfScreening * 2;

    /// <summary>Operations that a slow row runs in a block: warm-up, at least five calls and slack, and its rounds.</summary>
    private const int OperationsOfSlowRow = 15;

    /// <summary>What a row costs a block of small data at most: start, warm-up beside another and rounds.</summary>
    private static readonly TimeSpan SmallRow = TimeSpan.FromSeconds(2.5);

    /// <summary>The longer runs.</summary>
    /// <param name="request">The options that it was given; longer runs keep those that they do not change.</param>
    /// <param name="dataSets">The data sets there are.</param>
    /// <param name="building">What it takes to build the programs that all data sets need beyond those that are there.</param>
    public static IReadOnlyList<LongerRun> After(
        RunResult run, RunRequest request, IReadOnlyList<DataSetDescription> dataSets, TimeSpan building = default)
    {
        var options = run.Results.Options;
        if (run.Times.Blocks == 0)
            return [];
        var block = run.Times.Measuring / run.Times.Blocks;
        var check = run.Times.Checking / options.Workloads.Count;
        List<LongerRun> longer = [];
        if (run.Results.Cells.All(cell => cell.Blocks.Count < Looks.FewestForRanks) && Ranks(run, request, block) is LongerRun ranks)
            longer.Add(ranks);

        if (options.Types is not null)
            return longer;
        if (dataSets.Count > options.Workloads.Count)
            longer.Add(
                new($"assay run{Rows(request)} --data-set '*'", "every data set at its default size",
                    building + (Small(run, check + (block * BlocksOfDefault)) * dataSets.Count)));
        if (options.Profile != RunProfile.MixedTypes && Largest(options, dataSets) is (WorkloadOptions workload, int size))
        {
            var command = string.Create(
                CultureInfo.InvariantCulture, $"assay run{Rows(request)} --data-set {workload.DataSet} --size {SizeText.Write(size)}");
            longer.Add(new(command, "the largest size", AtSize(run, workload, size, check, block)));
        }

        return longer;
    }

    /// <summary>
    /// A budget that reaches the first look with room for some rows to go on, and what it takes: at most itself, at most every block. Null
    /// where a day is too short.
    /// </summary>
    private static LongerRun? Ranks(RunResult run, RunRequest request, TimeSpan block)
    {
        var every = block * Math.Max(1, run.Results.Conditions.Select(of => (of.Workload, of.Operation, of.Group)).Distinct().Count());
        var needed = every * Looks.FewestForRanks * RoomForUnsettled;
        var minutes = Array.Find(BudgetMinutes, minutes => TimeSpan.FromMinutes(minutes) >= needed);
        if (minutes == 0)
            return null;
        var budget = TimeSpan.FromMinutes(minutes);
        var all = every * Looks.Standard[^1];
        var text = minutes < 60
            ? string.Create(CultureInfo.InvariantCulture, $"{minutes}m")
            : string.Create(CultureInfo.InvariantCulture, $"{minutes / 60}h");
        return new LongerRun(
            $"assay run{Rows(request)}{Workloads(request)} --budget {text}", "ranks", run.Times.Checking + (budget < all ? budget : all));
    }

    /// <summary>The time of one data set at its default size: what this run's took, but never more than small data takes.</summary>
    private static TimeSpan Small(RunResult run, TimeSpan measured)
    {
        var rows = run.Results.Cells.Select(cell => cell.Row).Distinct().Count();
        var most = SmallRow * rows * (BlocksOfDefault + 1);
        return measured < most ? measured : most;
    }

    /// <summary>What a longer run keeps of which rows are measured, and how.</summary>
    private static readonly RunOption[] OfRows =
    [
        OptionsOfRows.Rows, .. OptionsOfRows.Variants.Options, OptionsOfPlaces.Sources, OptionsOfPlaces.Adapters, OptionsOfPlaces.Offline,
        OptionsOfWorkloads.Surface, OptionsOfWorkloads.Operations, OptionsOfRows.Reference, OptionsOfLength.Profile,
    ];

    private static readonly RunOption[] OfWorkloads =
        [.. OptionsOfTypes.All.Options, OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads];

    private static string Rows(RunRequest request) => Again(request.Given, OfRows);

    private static string Workloads(RunRequest request) => Again(request.Given, OfWorkloads);

    private static string Again(GivenOptions given, IEnumerable<RunOption> kept) => string.Concat(
        from option in kept
        where given.Has(option)
        let values = given.Values(option)
        select values.Count == 0 ? $" {option.Name}" : string.Concat(values.Select(value => $" {option.Name} {ShellText.Of(value)}")));

    private static (WorkloadOptions Workload, int Size)? Largest(RunOptions options, IReadOnlyList<DataSetDescription> dataSets)
    {
        var first = options.Workloads[0];
        var size = dataSets.FirstOrDefault(set => set.Name == first.DataSet)?.Sizes.Max() ?? 0;
        return options.Workloads.Any(workload => workload.DataSet == first.DataSet && workload.Size >= size) ? null : (first, size);
    }

    /// <summary>Scales the measured time of an operation with the size: every row's cost grows at least so.</summary>
    private static TimeSpan AtSize(RunResult run, WorkloadOptions workload, int size, TimeSpan check, TimeSpan block)
    {
        var factor = (double)size / workload.Size;
        var nanoseconds = run.Results.Cells.Where(cell => cell.Workload == workload && cell.Blocks.Count > 0)
            .Sum(cell => PerOperation(cell.Blocks[0]));
        var once = TimeSpan.FromMicroseconds(nanoseconds * factor / 1000);
        return ((block * 2) + (once * OperationsOfSlowRow)) * OptionsOfLength.BlocksOfScreening + check + (once * 2);
    }

    private static double PerOperation(BlockSamples samples) => samples.ElapsedNanoseconds.Average() / samples.OperationsPerBatch;
}

/// <summary>A longer run to go on with.</summary>
/// <param name="Duration">About how long it takes, from what this run measured.</param>
public sealed record LongerRun(string Command, string Purpose, TimeSpan Duration);
