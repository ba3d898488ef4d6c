using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Startup;

/// <summary>
/// Times first calls in rounds of fresh processes. Programs that do nothing run in between; they are what ratios refer to.
/// </summary>
public sealed class StartupStage(RunStageContext context) : QueueStage(context)
{
    /// <summary>Processes of rows for each empty one.</summary>
    private const int RowsForEachEmpty = 4;

    private readonly StartupRecord record = new(context.Record);
    private IReadOnlyList<StartupCell> cells = [];
    private IReadOnlyList<EmptyProgram> empties = [];

    /// <inheritdoc/>
    protected override bool EndsRounds => true;

    /// <inheritdoc/>
    protected override void Begin(RunStageInput input)
    {
        cells = StartupCell.Of(Plan, input.Checks);
        record.Add(
            [.. cells.DistinctBy(cell => cell.Row.Label)
                .Select(cell => DeploymentReader.Read(cell.Row.Label, cell.Program, cell.Row.Target))]);
        foreach (var cell in cells)
        {
            if (DebugBuilds.FirstOf(cell.Program) is string debug)
                record.Add(
                    cell,
                    new Failure(Verdict.Rejected, $"{debug} is a debug build, whose times say nothing; build it with -c Release"));
        }

        empties = EmptyProgram.Of(Plan.Rows, input.Builds, cells);
    }

    /// <inheritdoc/>
    protected override IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation)
    {
        var name = $"round {round + 1} of {Rounds}";
        List<QueuedProcess> processes = [
            .. cells.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Start(cell, round, cancellation)))];
        foreach (var empty in empties)
        {
            var missing = ((empty.Cells + RowsForEachEmpty - 1) / RowsForEachEmpty) - record.EmptyOf(empty.Row.Label, round);
            processes.AddRange(Enumerable.Repeat(new QueuedProcess(name, () => Start(empty, round, cancellation)), Math.Max(0, missing)));
        }

        return processes;
    }

    private void Start(StartupCell cell, int round, CancellationToken cancellation) => Try(
        $"{cell.Row.Label}, {cell.Empty.Operation}, first calls, round {round}",
        () =>
        {
            record.Add(cell, round, Ask(cell.Program, cell.Request, cell.Empty.Workloads[0], cancellation));
            Count();
        },
        failure => record.Add(cell, failure),
        cancellation);

    private void Start(EmptyProgram empty, int round, CancellationToken cancellation)
    {
        try
        {
            var start = Ask(empty.Program, new StartRequest([], 0), Plan.Options.Workloads[0], cancellation);
            record.AddEmpty(empty.Row.Label, round, start.ToMainNanoseconds);
        }
        catch (WorkerFailedException exception)
        {
            // Rows of a round without one are compared with those of the rounds beside it.
            Context.Services.Log.Write($"{empty.Row.Label}, empty process, round {round}", exception.Failure);
        }
    }

    private WorkerStart Ask(AdapterProgram program, StartRequest request, WorkloadOptions workload, CancellationToken cancellation) =>
        Ask(program, WorkerPurpose.Startup, workload, worker => WorkerStart.Of(worker, request), cancellation);
}

/// <summary>A program that is started for nothing, so that rows of its build can be compared with it.</summary>
/// <param name="Row">The reference row whose program it is.</param>
/// <param name="Cells">Cells of its build.</param>
internal sealed record EmptyProgram(SelectedRow Row, AdapterProgram Program, int Cells)
{
    /// <summary>One program for each build that rows have: framework, mode, and whether it brings its runtime.</summary>
    /// <param name="rows">The rows of the run, the straight-line ones among them.</param>
    public static IReadOnlyList<EmptyProgram> Of(
        IReadOnlyList<SelectedRow> rows, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, IReadOnlyList<StartupCell> cells) =>
    [
        .. rows.Where(row => row.Definition.Name == RunPlanner.StraightLine && row.Excluded.Length == 0).DistinctBy(BuildOf)
            .Select(row =>
                (Row: row, builds.GetValueOrDefault(row.Build)?.Program, Cells: cells.Count(cell => BuildOf(cell.Row) == BuildOf(row))))
            .Where(floor => floor is { Program: not null, Cells: > 0 })
            .Select(floor => new EmptyProgram(floor.Row, floor.Program!, floor.Cells)),
    ];

    /// <summary>What decides how long a process takes to its main method, whatever its library is.</summary>
    private static (string Framework, string Mode, bool IsSelfContained) BuildOf(SelectedRow row) =>
        (row.Target.Framework, row.Target.Mode, row.Target.IsSelfContained);
}
