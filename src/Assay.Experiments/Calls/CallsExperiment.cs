using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Calls;

/// <summary>Single calls in fresh processes without warm-up, as a published protocol asks for them.</summary>
public sealed class CallsExperiment : Experiment
{
    /// <summary>
    /// The protocol of "Analyzing .NET Serialization Components": each call is timed from the first one on, in a fresh process.
    /// </summary>
    private const string Paper = "paper";

    /// <summary>Calls in one process.</summary>
    public const int CallsOfProcess = 20;

    /// <inheritdoc/>
    public override string Kind => "calls";

    /// <inheritdoc/>
    public override string Command => "run calls";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        $"Measure single calls without warm-up. Times {CallsOfProcess} calls in a fresh process, as a published paper does: first, best, "
            + "worst, and mean without best and worst.",
        [new("What to measure",
        [
            OptionsOfRows.Measured, OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads,
            OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface,
        ])],
        ("assay run calls --rows json.net,MessagePack", "two libraries"),
        ("assay run calls --data-set northwind --size 1", "the graph of the paper, one customer"))
    {
        Length = [OptionsOfLength.Budget, OptionsOfLength.Shard],
        AsksMainRows = true,
        Page = "docs/article.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(CallOptions);

    /// <inheritdoc/>
    public override bool KeepsDefaults => true;

    /// <inheritdoc/>
    public override int SettlingRounds => 0;

    /// <inheritdoc/>
    public override int RoundsOf(RunRequest request) => CallsOfProcess;

    /// <inheritdoc/>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked) =>
        PossibleOperations.OfWholeValues(asked, $"assay {Command}");

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with
    {
        Own = new CallOptions { Protocol = Paper },
    };

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new CallSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => CallsTables.Of(file);

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new CallSamples { Calls = parts.All(part => part.SamplesOf<CallSamples>().Calls, CallsStage.KeyOf) },
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new CallsStage(context);
}
