using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>What a run was asked to measure.</summary>
public sealed record RunOptions
{
    /// <summary>Row labels in the order asked for; a row named twice appears twice, the later ones as <c>name (2)</c>.</summary>
    public required IReadOnlyList<string> Rows { get; init; }

    /// <summary>Data sets and their sizes.</summary>
    public required IReadOnlyList<WorkloadOptions> Workloads { get; init; }

    /// <summary>The user's own types in place of data sets; null without.</summary>
    public TypesOptions? Types { get; init; }

    /// <summary>The surface asked for; null takes each row's first.</summary>
    public required Surface? Surface { get; init; }

    /// <summary>Operations to time.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Blocks of each cell, K; the last look of a sequential run.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds of each block, the settling ones included.</summary>
    public required int Rounds { get; init; }

    /// <summary>First rounds of each block that never count: workers that slept while others warmed up settle in them.</summary>
    public int SettlingRounds { get; init; }

    /// <summary>Numbers of blocks after which a sequential run is looked at, such as 6, 9 and 12, and may end; empty where <see cref="Blocks"/> is fixed.</summary>
    public IReadOnlyList<int> Looks { get; init; } = [];

    /// <summary>The half width of a ratio's interval at which a sequential run goes no further, such as 0.014.</summary>
    public double Precision { get; init; } = 0.014;

    /// <summary>The conditions of timing.</summary>
    public RunProfile Profile { get; init; }

    /// <summary>Whether methods compiled while measuring were named, and blocks made longer, to look at odd rows.</summary>
    public bool IsDeep { get; init; }

    /// <summary>Extra work put into rows on purpose, by label: 0.05 runs 5 % more operations than are counted. Only the engine's own validation does it.</summary>
    public IReadOnlyDictionary<string, double> InjectedSlowdowns { get; init; } = new Dictionary<string, double>();

    /// <summary>Label of the row that ratios refer to.</summary>
    public required string Reference { get; init; }

    /// <summary>Wall-time budget of the measurement, in nanoseconds; null without.</summary>
    public required long? BudgetNanoseconds { get; init; }

    /// <summary>Seed of generators and of the order of rows.</summary>
    public required ulong Seed { get; init; }
}
