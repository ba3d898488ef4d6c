using Assay.Core.Results;

namespace Assay.Validation;

/// <summary>The engine judged: every check that was asked for, with its target and its figure.</summary>
public sealed record ValidationReport
{
    /// <summary>Version of this report's JSON form.</summary>
    public int ValidationSchemaVersion { get; } = 1;

    /// <summary>Version of Assay that was judged.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the first check began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Where; its runtime is empty where nothing was measured.</summary>
    public required Machine Machine { get; init; }

    /// <summary>The row that aliases and slowdowns are made of.</summary>
    public required string Row { get; init; }

    /// <summary>Whether the checks were shortened.</summary>
    public required bool IsQuick { get; init; }

    /// <summary>The folder of every results file that was measured for the checks.</summary>
    public required string ResultsFolder { get; init; }

    /// <summary>The checks, in order.</summary>
    public required IReadOnlyList<CheckOutcome> Checks { get; init; }

    /// <summary>
    /// Whether every check met its target, those aside that a quick validation leaves out: what could not be judged is not met.
    /// </summary>
    public bool IsMet => Checks.All(check => check.State == CheckState.Met || check.IsLeftOut);
}
