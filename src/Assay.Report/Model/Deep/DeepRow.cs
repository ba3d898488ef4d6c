using Assay.Core.Adapters;

namespace Assay.Report.Model.Deep;

/// <summary>One row, data set, size and operation, seen closely.</summary>
public sealed record DeepRow
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>The data set's name.</summary>
    public required string DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public required int Size { get; init; }

    /// <summary>What a unit is, singular.</summary>
    public required string Unit { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>How bytes pass between caller and library.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Its estimate in the table, with what is odd about it.</summary>
    public required OperationEstimate Estimate { get; init; }

    /// <summary>Its processes, one in each block and group.</summary>
    public required IReadOnlyList<DeepProcess> Processes { get; init; }

    /// <summary>Standard deviation of ln cost from batch to batch of one process; 0.01 is about 1 %. Null where it cannot be told.</summary>
    public required double? WithinSd { get; init; }

    /// <summary>Standard deviation of ln cost from process to process, beyond what the batches explain; null where it cannot be told.</summary>
    public required double? BetweenSd { get; init; }

    /// <summary>The part of the variance of one batch that lies between processes, 0 to 1; null where it cannot be told.</summary>
    public required double? BetweenShare { get; init; }

    /// <summary>How many times larger the variance of the mean is than if all batches were independent; null where it cannot be told.</summary>
    public required double? DesignEffect { get; init; }

    /// <summary>The costs of all rounds that count.</summary>
    public required DeepHistogram Histogram { get; init; }
}
