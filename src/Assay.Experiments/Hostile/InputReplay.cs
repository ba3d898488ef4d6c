using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Feeds one saved input again: builds its row, lets it write a valid payload, and feeds the input in the same process.</summary>
/// <param name="plan">The row and the data set of the input, and no other.</param>
public sealed class InputReplay(RunPlan plan, RunServices services)
{
    /// <summary>Feeds it.</summary>
    /// <exception cref="BadInputException">The row cannot be built or set up here.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public ReplayedInput Execute(SavedInput input, CancellationToken cancellation)
    {
        if (plan.Types is not null)
            new ValuesStage(plan with { CorpusRow = null }, services, plan.Types).Run(cancellation);
        var builds = new BuildStage(plan with { CorpusRow = null }, services).Run(cancellation);
        var row = BuildStage.Describe(plan.Rows, builds)[0];
        if (builds.GetValueOrDefault(plan.Rows[0].Build)?.Program is not AdapterProgram program || row.Status != RowStatus.Available)
            throw BadInputException.NotBuilt(row.Label, row.Cause);
        return Feed(input, program, row, cancellation);
    }

    private ReplayedInput Feed(SavedInput input, AdapterProgram program, RowResult row, CancellationToken cancellation)
    {
        var options = plan.Options.OwnOf<HostileOptions>();
        FeedLimits limits = new(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes);
        JobFrame job = new(
            plan.Rows[0].Definition.Name,
            input.Workload.DataSet,
            new Recipe(input.Workload.Size, plan.Options.Seed, 0, input.Workload.PayloadBytes),
            1,
            input.Surface,
            Operation.Deserialize,
            Path.Combine(services.PayloadFolder, "replay.payloads"))
        {
            Values = plan.Types?.Values ?? ValueSource.DataSet,
        };
        try
        {
            byte[] valid;
            using (PayloadFeeder writer = new(services.Starter, new FeedTarget(program, job), limits, cancellation))
                valid = writer.Write()[0];
            using PayloadFeeder feeder = new(services.Starter, new FeedTarget(program, job, valid), limits, cancellation);
            var validHash = feeder.Feed(new FeedRequest(valid)).Answer?.ContentHash ?? "";
            var fed = feeder.Feed(new FeedRequest(
                input.Payload(), Instance: 0, IsRewritten: !HostileKind.IsShape(input.Workload.DataSet), StackBytes: input.StackBytes));
            var format = FormatNames.Of(plan.Rows[0].Definition.PublicFormat, plan.Rows[0].Definition.Name, valid);
            HostileResult result = new()
            {
                Row = row.Label,
                Workload = input.Workload,
                Surface = input.Surface,
                Format = format,
                DocumentedExceptions = plan.Rows[0].Definition.DocumentedExceptions,
            };
            HostileTally tally = new(input.Kind, result, options.HeapBytes,
                answer => answer.ContentHash == validHash || HostileKind.IsWrittenByRows(input.Kind));
            tally.Add(new HostileInput(input.What, input.Payload(), input.StackBytes), fed);
            var group = tally.Result((_, _) => "").Groups[0];
            return new ReplayedInput(input, row, fed, group, SafetyRules.GradeOf(result, input.Kind, group), valid);
        }
        catch (WorkerFailedException exception)
        {
            services.Log.Write($"{input.Row}, replay", exception.Failure);
            throw new BadInputException(
                $"{input.Row} cannot be fed here: {exception.Failure.Cause.TrimEnd('.')}. Check it with: assay check --rows "
                    + $"{input.Row}", exception);
        }
    }
}

/// <summary>What a saved input did now.</summary>
/// <param name="Fed">The answer of the worker, or how its process ended.</param>
/// <param name="Group">The same, as results keep it.</param>
/// <param name="Grade">What that says about the row.</param>
/// <param name="Valid">A valid payload of the same types.</param>
public sealed record ReplayedInput(
    SavedInput Input, RowResult Row, FedPayload Fed, HostileGroup Group, SafetyGrade Grade, IReadOnlyList<byte> Valid);
