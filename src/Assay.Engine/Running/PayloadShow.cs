using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Engine.Running;

/// <summary>Builds the rows of a plan as a run does, and lets each write one instance in a process of its own. Nothing is kept.</summary>
/// <param name="plan">The rows, workloads and surface.</param>
public sealed class PayloadShow(RunPlan plan, RunServices services)
{
    /// <summary>Builds and asks every row for every workload, in order.</summary>
    /// <exception cref="BadInputException">A user's own types have no values; the sentence says why.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<ShownRow> Execute(CancellationToken cancellation)
    {
        if (plan.Types is OwnTypes types)
            new ValuesStage(plan with { CorpusRow = null }, services, types).Run(cancellation);
        var builds = new BuildStage(plan with { CorpusRow = null }, services).Run(cancellation);
        Interruption.Await(builds.Values.Any(build => build.Status != RowStatus.Available), cancellation);
        var rows = BuildStage.Describe(plan.Rows, builds);
        List<ShownRow> shown = [];
        for (var i = 0; i < rows.Count; i++)
        {
            foreach (var workload in plan.Options.Workloads)
                shown.Add(
                    Show(plan.Rows[i].Definition, rows[i], builds.GetValueOrDefault(plan.Rows[i].Build)?.Program, workload, cancellation));
        }

        return shown;
    }

    private ShownRow Show(
        RowDefinition row, RowResult result, AdapterProgram? program, WorkloadOptions workload, CancellationToken cancellation)
    {
        var surface = row.SurfaceFor(plan.Options.Surface);
        ShownRow Without(string obstacle) => new(result, workload, surface, obstacle, null);
        if (program is null || result.Status != RowStatus.Available)
            return Without(result.Cause);
        if (program.Refusals.TryGetValue((row.Name, workload.DataSet), out var refusal))
            return Without(refusal.Sentence);
        if (!row.Surfaces.Contains(surface))
            return Without(
                $"it does not offer {surface.ToString().ToLowerInvariant()}; it offers "
                    + $"{string.Join(", ", row.Surfaces).ToLowerInvariant()}");
        try
        {
            using var worker = services.Starter.Start(program, WorkerPurpose.Check, services.Limits(workload), cancellation);
            Recipe recipe = new(workload.Size, plan.Options.Seed, 0, workload.PayloadBytes);
            JobFrame job = new(row.Name, workload.DataSet, recipe, 1, surface, Operation.Serialize, "")
            {
                Values = plan.Types?.Values ?? ValueSource.DataSet,
            };
            worker.Ask(new OpenRequest(job));
            return new ShownRow(result, workload, surface, "", worker.Ask(new ShowRequest()));
        }
        catch (WorkerFailedException exception)
        {
            // A log is kept, and a stack may quote a value of the user's.
            if (plan.Types is null)
                services.Log.Write($"{row.Name}, {workload.DataSet}: show", exception.Failure);
            return Without(exception.Failure.Cause);
        }
    }
}

/// <summary>What a row writes of one small instance.</summary>
/// <param name="Row">The row, and whether it is available here.</param>
/// <param name="Workload">What the instance is.</param>
/// <param name="Surface">How the bytes passed.</param>
/// <param name="Obstacle">Why there are no bytes, as one line; empty where there are.</param>
/// <param name="Shown">The bytes and the values that went in; null where there are none.</param>
public sealed record ShownRow(RowResult Row, WorkloadOptions Workload, Surface Surface, string Obstacle, ShownFrame? Shown);
