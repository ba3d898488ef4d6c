using Assay.Core.Results;

namespace Assay.Report.Model.Deep;

/// <summary>One process of a row: one block and group.</summary>
public sealed record DeepProcess
{
    /// <summary>Number of the block, from 0.</summary>
    public required int Block { get; init; }

    /// <summary>Group within the block, from 0.</summary>
    public required int Group { get; init; }

    /// <summary>Its cost over the rounds that count, in nanoseconds an operation.</summary>
    public required double NanosecondsPerOperation { get; init; }

    /// <summary>The cost of each round, settling and dropped ones included, in nanoseconds an operation.</summary>
    public required IReadOnlyList<double> Rounds { get; init; }

    /// <summary>The first round that counts.</summary>
    public required int FirstRound { get; init; }

    /// <summary>Rounds that the noise gate dropped.</summary>
    public required IReadOnlyList<int> DroppedRounds { get; init; }

    /// <summary>Where its cost changed for longer, among the rounds that count.</summary>
    public required IReadOnlyList<DeepChange> Changes { get; init; }

    /// <summary>Rounds during which methods were compiled, and how many.</summary>
    public required IReadOnlyList<DeepCompilation> Compilations { get; init; }

    /// <summary>Names of the methods compiled, where the run was a deep one; empty otherwise.</summary>
    public required IReadOnlyList<CompiledMethod> CompiledMethods { get; init; }

    /// <summary>Which steady-state condition did not hold; empty when steady.</summary>
    public required string SteadyReason { get; init; }
}
