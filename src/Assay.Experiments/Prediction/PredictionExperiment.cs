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
    public override string Command => "run growth";

    /// <summary>That of growth, which it is one answer of.</summary>
    public override CommandText Asking { get; } = Text with
    {
        Asked =
        [
            .. Text.Asked,
            new("A prediction",
                [OptionsOfPrediction.Size, OptionsOfPrediction.Verify, OptionsOfPrediction.Others, OptionsOfPrediction.From]),
        ],
    };

    /// <summary>Without a size to predict, growth itself.</summary>
    public override Experiment For(GivenOptions given)
    {
        if (given.Has(OptionsOfPrediction.Size))
            return this;
        return Array.Find(OptionsOfPrediction.OfPredictionAlone, given.Has) is RunOption alone
            ? throw new BadInputException($"{alone.Name} has an effect only with --predict. Add --predict 1M, or omit {alone.Name}.")
            : KnownExperiments.Of(GrowthBuilder.Kind);
    }

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
            Given = request.Given.Has(OptionsOfPrediction.Size)
                ? complete.Given
                : complete.Given.With(OptionsOfPrediction.Size, SizeText.Write(predicted.Size)),
            DataSets = complete.DataSets is null ? null : request.DataSets ?? predicted.DataSet,
        };
    }

    private static PredictionPlan PlanOf(PlanInput input) => PredictionPlan.Of(input.Request, input.Types, input.DataSets);

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => PredictionTables.Of(file);
}
