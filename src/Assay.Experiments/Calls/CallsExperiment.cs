using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Calls;

/// <summary>Single calls in fresh processes without warm-up, as a published protocol asks for them.</summary>
public sealed class CallsExperiment : Experiment
{
    /// <summary>What single calls have no use for.</summary>
    private static readonly RunOption[] WithoutEffect =
    [
        OptionsOfLength.Blocks, OptionsOfLength.Precision, OptionsOfLength.Profile, OptionsOfLength.Deep, OptionsOfRows.Reference,
    ];

    /// <inheritdoc/>
    public override string Kind => "calls";

    /// <inheritdoc/>
    public override string Command => $"run --protocol {ProtocolNames.Paper}";

    /// <inheritdoc/>
    public override Type OptionsType => typeof(CallOptions);

    /// <inheritdoc/>
    public override bool KeepsDefaults => true;

    /// <inheritdoc/>
    public override int SettlingRounds => 0;

    /// <inheritdoc/>
    public override int RoundsOf(RunRequest request) => ProtocolNames.CallsOfPaper;

    /// <inheritdoc/>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked)
    {
        const string Option = $"--protocol {ProtocolNames.Paper}";
        return Array.Find(WithoutEffect, request.Given.Has) is RunOption given
            ? throw new BadInputException(
                $"{Option} times {ProtocolNames.CallsOfPaper} calls in one process for each cell, so {given.Name} has no effect. Omit it.")
            : PossibleOperations.OfWholeValues(asked, Option);
    }

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with
    {
        Own = new CallOptions { Protocol = ProtocolNames.Read(input.Request.Protocol ?? ProtocolNames.Paper) },
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
