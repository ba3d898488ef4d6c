using Assay.Core.Results;

namespace Assay.Experiments.Prediction;

/// <summary>What is predicted.</summary>
public sealed record PredictionOptions : ExperimentOptions
{
    /// <summary>The data set and size whose time is predicted; where it is measured as well, it is only compared.</summary>
    public required WorkloadOptions Predicted { get; init; }

    /// <inheritdoc/>
    public override WorkloadOptions AskedBeside() => Predicted;
}
