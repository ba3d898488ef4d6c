using Assay.Validation.Load;

namespace Assay.Validation;

/// <summary>What is to be validated, read and found valid.</summary>
public sealed record ValidationRequest
{
    /// <summary>Name of the row that aliases and slowdowns are made of, and that ratios refer to.</summary>
    public required string Row { get; init; }

    /// <summary>Names of the checks, each one of <see cref="CheckName.All"/>.</summary>
    public required IReadOnlyList<string> Checks { get; init; }

    /// <summary>Whether all takes about two minutes.</summary>
    public bool IsQuick { get; init; }

    /// <summary>Runs of each check that repeats runs; null for as many as the scale says.</summary>
    public int? Runs { get; init; }

    /// <summary>How much of everything is measured.</summary>
    public ValidationScale Scale { get; init; } = ValidationScale.Full;

    /// <summary>Launches of BenchmarkDotNet for each cell.</summary>
    public int Launches { get; init; } = ValidationScale.StandardLaunches;

    /// <summary>The cells that BenchmarkDotNet judges; empty for those of the method.</summary>
    public IReadOnlyList<ComparedCell> Cells { get; init; } = [];
}

/// <summary>How much of everything a validation measures.</summary>
public sealed record ValidationScale
{
    /// <summary>Launches of BenchmarkDotNet that the method asks for.</summary>
    public const int StandardLaunches = 5;

    /// <summary>Most runs that can be asked for.</summary>
    public const int MostRuns = 1000;

    /// <summary>What the method asks for.</summary>
    public static ValidationScale Full { get; } = new()
    {
        AliasRuns = 16,
        SlowdownRuns = 10,
        SlowdownBlocks = 60,
        BothOperations = true,
        Permutations = 1000,
        Resamplings = 1000,
        OrderRows = 5,
        CoverageTables = 4_000,
        Disturbances = Enum.GetValues<DisturbanceKind>(),
        DisturbedRuns = 12,
    };

    /// <summary>About two minutes.</summary>
    public static ValidationScale Quick { get; } = new()
    {
        AliasRuns = 1,
        SlowdownRuns = 1,
        SlowdownBlocks = 6,
        BothOperations = false,
        Permutations = 200,
        Resamplings = 0,
        OrderRows = 2,
        CoverageTables = 2_000,
        Disturbances = [DisturbanceKind.FollowsRow],
        DisturbedRuns = 1,
    };

    /// <summary>Runs of aliases; operations take turns.</summary>
    public required int AliasRuns { get; init; }

    /// <summary>Runs with slowdowns; operations take turns.</summary>
    public required int SlowdownRuns { get; init; }

    /// <summary>Blocks at most in a run with slowdowns; looked at before where they are more than those of the first look.</summary>
    public required int SlowdownBlocks { get; init; }

    /// <summary>Whether both operations are measured; deserialize alone otherwise.</summary>
    public required bool BothOperations { get; init; }

    /// <summary>Permutations of labels, over all runs.</summary>
    public required int Permutations { get; init; }

    /// <summary>Runs drawn from the pool of measured blocks, for each operation.</summary>
    public required int Resamplings { get; init; }

    /// <summary>Rows beside the reference whose order is reversed.</summary>
    public required int OrderRows { get; init; }

    /// <summary>Simulated tables of each kind.</summary>
    public required int CoverageTables { get; init; }

    /// <summary>How runs are disturbed.</summary>
    public required IReadOnlyList<DisturbanceKind> Disturbances { get; init; }

    /// <summary>Runs next to a disturbance; its kinds take turns.</summary>
    public required int DisturbedRuns { get; init; }

    /// <summary>The same with another number of runs of aliases, of slowdowns, and next to disturbances.</summary>
    /// <param name="runs">The number, 1 to <see cref="MostRuns"/>, of each of the three.</param>
    public ValidationScale WithRuns(int runs) => this with { AliasRuns = runs, SlowdownRuns = runs, DisturbedRuns = runs };
}
