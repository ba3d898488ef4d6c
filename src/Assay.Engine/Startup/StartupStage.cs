using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Startup;

/// <summary>
/// Times first calls: rounds of fresh processes, one at a time and in random order, so that a slow spell of the machine meets all rows
/// alike. Programs that do nothing run in between; they are what ratios refer to.
/// </summary>
/// <param name="context">What it stands on.</param>
public sealed class StartupStage(RunStageContext context) : IRunStage
{
    /// <summary>Processes of rows for each empty one.</summary>
    private const int RowsForEachEmpty = 4;

    private readonly RunPlan plan = context.Plan;
    private readonly StartupRecord record = new(context.Record);
    private readonly ProcessQueue queue = new(context);

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public void Dispose()
    {
        // Its workers end with their process.
    }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        IReadOnlyList<StartupCell> cells = StartupCell.Of(plan, input.Checks);
        record.Add(
            [.. cells.DistinctBy(cell => cell.Row.Label)
                .Select(cell => DeploymentReader.Read(cell.Row.Label, cell.Program, cell.Row.Target))]);
        foreach (StartupCell cell in cells)
        {
            if (DebugBuilds.FirstOf(cell.Program) is string debug)
                record.Add(
                    cell,
                    new Failure(Verdict.Rejected, $"{debug} is a debug build, whose times say nothing; build it with -c Release"));
        }

        IReadOnlyList<EmptyProgram> empties = EmptyProgram.Of(plan.Rows, input.Builds, cells);
        for (int round = 0; round < plan.Options.Blocks; round++)
        {
            if (!queue.MayBegin)
                return false;
            Run(round, cells, empties, cancellation);
            context.Save();
        }

        return true;
    }

    private void Run(int round, IReadOnlyList<StartupCell> cells, IReadOnlyList<EmptyProgram> empties, CancellationToken cancellation)
    {
        string name = $"round {round + 1} of {plan.Options.Blocks}";
        List<QueuedProcess> processes = [
            .. cells.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Start(cell, round, cancellation)))];
        foreach (EmptyProgram empty in empties)
        {
            int missing = ((empty.Cells + RowsForEachEmpty - 1) / RowsForEachEmpty) - record.EmptyOf(empty.Row.Label, round);
            processes.AddRange(Enumerable.Repeat(new QueuedProcess(name, () => Start(empty, round, cancellation)), Math.Max(0, missing)));
        }

        queue.Run(processes, round, plan.Options.Blocks, cancellation, isWhole: true);
    }

    private void Start(StartupCell cell, int round, CancellationToken cancellation) => queue.Try(
        $"{cell.Row.Label}, {cell.Empty.Operation}, first calls, round {round}",
        () =>
        {
            record.Add(cell, round, RetryAfterKill.Of(() => Ask(cell.Program, cell.Request, cell.Empty.Workloads[0], cancellation)));
            Measured++;
        },
        failure => record.Add(cell, failure),
        cancellation);

    private void Start(EmptyProgram empty, int round, CancellationToken cancellation)
    {
        try
        {
            record.AddEmpty(empty.Row.Label, round,
                RetryAfterKill.Of(
                    () => Ask(empty.Program, new StartRequest([], 0), plan.Options.Workloads[0], cancellation)).ToMainNanoseconds);
        }
        catch (WorkerFailedException exception)
        {
            // Rows of a round without one are compared with those of the rounds beside it.
            context.Services.Log.Write($"{empty.Row.Label}, empty process, round {round}", exception.Failure);
        }
    }

    private WorkerStart Ask(AdapterProgram program, StartRequest request, WorkloadOptions workload, CancellationToken cancellation)
    {
        using IWorker worker =
            context.Services.Starter.Start(program, WorkerPurpose.Startup, context.Services.Limits(workload), cancellation);
        return worker.Start(request);
    }
}

/// <summary>A program that is started for nothing, so that rows of its build can be compared with it.</summary>
/// <param name="Row">The reference row whose program it is.</param>
/// <param name="Program">The program.</param>
/// <param name="Cells">Cells of its build.</param>
internal sealed record EmptyProgram(SelectedRow Row, AdapterProgram Program, int Cells)
{
    /// <summary>One program for each build that rows have: framework, mode, and whether it brings its runtime.</summary>
    /// <param name="rows">The rows of the run, the straight-line ones among them.</param>
    /// <param name="builds">The programs.</param>
    /// <param name="cells">What is measured.</param>
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
