namespace Assay.Validation;

/// <summary>One check of the engine: what it should reach and what it reached.</summary>
public sealed record CheckOutcome
{
    /// <summary>Its name on the command line.</summary>
    public required string Name { get; init; }

    /// <summary>What is checked, in words.</summary>
    public required string Title { get; init; }

    /// <summary>What must hold, in words.</summary>
    public required string Target { get; init; }

    /// <summary>What was found, in words; empty where nothing was.</summary>
    public required string Figure { get; init; }

    /// <summary>Whether the target is met.</summary>
    public required CheckState State { get; init; }

    /// <summary>Whether it was left out because a quick validation was asked for; any other check that was not run failed to judge.</summary>
    public bool IsLeftOut { get; init; }

    /// <summary>Why it was not run, or what limits the figure; empty otherwise.</summary>
    public string Reason { get; init; } = "";

    /// <summary>Counts and single figures behind the one above.</summary>
    public IReadOnlyList<CheckDetail> Details { get; init; } = [];

    /// <summary>Wall time it took, in seconds.</summary>
    public double Seconds { get; init; }

    /// <summary>The command that repeats it alone.</summary>
    public string Command { get; init; } = "";
}
