namespace Assay.Core.Results;

/// <summary>What is predicted.</summary>
public sealed record PredictionOptions : ExperimentOptions
{
    /// <summary>The data set and size whose time is predicted; where it is measured as well, it is only compared.</summary>
    public required WorkloadOptions Predicted { get; init; }
}
