using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Growth;
using Assay.Report.Sections;

namespace Assay.Experiments.Prediction;

/// <summary>Times of some sizes and data sets, from which another is predicted.</summary>
public sealed class PredictionExperiment : GrowthExperiment
{
    /// <inheritdoc/>
    public override string Kind => "prediction";

    /// <inheritdoc/>
    public override string Command => "predict";

    /// <inheritdoc/>
    public override CommandText? Asking => null;

    /// <inheritdoc/>
    public override Type OptionsType => typeof(PredictionOptions);

    /// <inheritdoc/>
    public override string? FloorOf(IReadOnlyList<Operation> operations) => null;

    /// <inheritdoc/>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) => PlanOf(input).Workloads;

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with
    {
        Own = new PredictionOptions { Predicted = PlanOf(input).Asked },
    };

    /// <inheritdoc/>
    public override RunRequest CompletedFrom(RunOptions file, RunRequest request)
    {
        var complete = base.CompletedFrom(file, request);
        return file.Own is not PredictionOptions { Predicted: var predicted } ? complete : complete with
        {
            Given = request.Given.Has(OptionsOfPrediction.Count)
                ? complete.Given
                : complete.Given.With(OptionsOfPrediction.Count, SizeText.Write(predicted.Size)),
            DataSets = complete.DataSets is null ? null : request.DataSets ?? predicted.DataSet,
        };
    }

    private static PredictionPlan PlanOf(PlanInput input) => PredictionPlan.Of(input.Request, input.Types, input.DataSets);

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => PredictionTables.Of(file);
}
