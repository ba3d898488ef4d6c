using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Runs;

namespace Assay.Engine.Conformance;

/// <summary>What rows do with conformance cases.</summary>
public sealed class ConformanceExperiment : Experiment
{
    /// <inheritdoc/>
    public override RunKind Kind => RunKind.Conformance;

    /// <inheritdoc/>
    public override string Found => "verdicts";

    /// <inheritdoc/>
    public override bool ChecksItself => true;

    /// <inheritdoc/>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) =>
        CaseSelection.Select(input.Request.Cases, input.Request.Given.Has(OptionsOfCases.Large));

    /// <inheritdoc/>
    public override RunPlan Built(RunPlan plan, Workspace workspace, CancellationToken cancellation) =>
        ConformanceStage.BuiltFor(plan, workspace, cancellation);

    /// <inheritdoc/>
    public override RunRequest CompletedFrom(RunOptions file, RunRequest request) => request with
    {
        Cases = request.Cases ?? string.Join(',', OptionsOfWorkloads.DataSetsOf(file)),
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new ConformanceStage(context);
}
