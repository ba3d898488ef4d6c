using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>What a run was asked to measure.</summary>
public sealed record RunOptions
{
    /// <summary>Row labels in the order asked for; a row named twice appears twice, the later ones as <c>name (2)</c>.</summary>
    public required IReadOnlyList<string> Rows { get; init; }

    /// <summary>Data sets and their sizes.</summary>
    public required IReadOnlyList<WorkloadOptions> Workloads { get; init; }

    /// <summary>The surface asked for; null takes each row's first.</summary>
    public required Surface? Surface { get; init; }

    /// <summary>Operations to time.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Blocks of each cell, K.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds of each block.</summary>
    public required int Rounds { get; init; }

    /// <summary>Label of the row that ratios refer to.</summary>
    public required string Reference { get; init; }

    /// <summary>Wall-time budget of the measurement, in nanoseconds; null without.</summary>
    public required long? BudgetNanoseconds { get; init; }

    /// <summary>Seed of generators and of the order of rows.</summary>
    public required ulong Seed { get; init; }
}
