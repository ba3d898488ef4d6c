using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Asks one worker for a user's values before all other programs are built: a sample that does not fit is the user's to correct, and soon.
/// Only as many programs are built with the worker's as are built at once: they take no longer than one.
/// </summary>
internal sealed class ValuesStage(RunPlan plan, RunServices services, OwnTypes types)
{
    /// <summary>Programs that are tried where the first cannot be built.</summary>
    private const int MostPrograms = 3;

    /// <summary>What the values are; null where no program could be built to ask.</summary>
    /// <exception cref="BadInputException">There are no values; the sentence says why.</exception>
    public ValuesResult? Run(CancellationToken cancellation) =>
        Make(new ValuesRequest(types.Values, First), cancellation) is ValuesFrame values
            ? new ValuesResult(values.Count, values.ObjectCount, values.ContentHash, values.Notes)
            : null;

    /// <summary>What the values hold in collections without a type of elements; empty where no program could be built to ask.</summary>
    /// <exception cref="BadInputException">There are no values; the sentence says why.</exception>
    public IReadOnlyList<UntypedMember> Untyped(CancellationToken cancellation) =>
        Make(new ValuesRequest(types.Values, First) { WantsUntyped = true }, cancellation)?.Untyped ?? [];

    /// <summary>One value as the C# of a method that makes it; null where no program could be built to ask.</summary>
    /// <exception cref="BadInputException">There are no values; the sentence says why.</exception>
    public ValuesFrame? Code(int instance, CancellationToken cancellation) =>
        Make(new ValuesRequest(types.Values, First with { Instance = instance }) { WantsCode = true }, cancellation);

    private Recipe First => new(types.Workload.Size, plan.Options.Seed, 0, 0);

    private ValuesFrame? Make(ValuesRequest asked, CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Building);
        foreach (var request in Askable().Take(MostPrograms))
        {
            IReadOnlyList<BuildRequest> together = [request, .. Askable().Where(other => other != request).Take(AdapterBuilder.AtOnce - 1)];
            var outcome = services.Build(together, begun => progress.Report(0, begun.Project.Name), cancellation)[request];
            if (outcome.Program is AdapterProgram program)
                return Ask(program, asked, cancellation);
        }

        return null;
    }

    private IEnumerable<BuildRequest> Askable()
    {
        var rows = plan.Rows.Where(row => row.Excluded.Length == 0);
        return (plan.CorpusRow is null ? rows : rows.Prepend(plan.CorpusRow)).Select(row => row.Build).Distinct();
    }

    private ValuesFrame Ask(AdapterProgram program, ValuesRequest asked, CancellationToken cancellation)
    {
        try
        {
            return RetryAfterKill.Of(() => AskOnce(program, asked, cancellation));
        }
        catch (WorkerFailedException exception)
        {
            Interruption.Await(hasFailures: true, cancellation);
            services.Log.Write($"{types.Options.Root}: values", exception.Failure);
            throw new BadInputException(SentenceOf(exception.Failure), exception);
        }
    }

    private ValuesFrame AskOnce(AdapterProgram program, ValuesRequest asked, CancellationToken cancellation)
    {
        using var worker = services.Starter.Start(program, WorkerPurpose.Check, services.Limits(types.Workload), cancellation);
        return worker.Ask(asked);
    }

    private string SentenceOf(WorkerFailure failure)
    {
        if (failure.Kind == WorkerFailureKind.Input)
            return failure.InputSentence;
        var source = types.Options.Origin switch
        {
            ValueOrigin.Sample => $"The sample {types.Options.Source}",
            ValueOrigin.Factory => $"The factory {types.Options.Source}",
            _ => $"Assay's generator for {types.Options.Root}",
        };
        return $"{source} returned no values: {failure.Cause.TrimEnd('.')}. Correct it, or give values with "
            + $"{(types.Options.Origin == ValueOrigin.Sample ? "--factory" : "--sample")}.";
    }
}
