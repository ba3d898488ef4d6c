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

    /// <summary>How much of everything is measured.</summary>
    public ValidationScale Scale { get; init; } = ValidationScale.Full;

    /// <summary>Launches of BenchmarkDotNet for each cell.</summary>
    public int Launches { get; init; } = ValidationScale.StandardLaunches;

    /// <summary>The cells that BenchmarkDotNet judges; empty for those of the method.</summary>
    public IReadOnlyList<ComparedCell> Cells { get; init; } = [];
}
