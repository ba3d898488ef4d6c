namespace Assay.Analysis.Model;

/// <summary>Costs that gather around two values: their mean is a value that the row hardly ever takes.</summary>
public sealed record Bimodality
{
    /// <summary>
    /// Whether processes differ, each being calm within; otherwise most processes change between two costs while they run.
    /// </summary>
    public required bool BetweenProcesses { get; init; }

    /// <summary>Blocks whose batches have two modes.</summary>
    public required int BlocksWithTwoModes { get; init; }

    /// <summary>The lower mode, in nanoseconds an operation.</summary>
    public required double LowerNanoseconds { get; init; }

    /// <summary>The upper mode, in nanoseconds an operation.</summary>
    public required double UpperNanoseconds { get; init; }
}
