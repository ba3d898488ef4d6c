namespace Assay.Core.Results;

/// <summary>Everything one run measured: raw samples and what is needed to judge them. One versioned JSON file.</summary>
public sealed record ResultsFile
{
    /// <summary>The version this program writes and reads.</summary>
    public const int CurrentSchemaVersion = 2;

    /// <summary>Version of the file's schema.</summary>
    public required int SchemaVersion { get; init; }

    /// <summary>Version of Assay that measured.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Whether everything that was planned is measured; false after Ctrl-C, a spent budget or a power cut.</summary>
    public required bool IsComplete { get; init; }

    /// <summary>The machine and its runtime.</summary>
    public required Machine Machine { get; init; }

    /// <summary>What was asked for.</summary>
    public required RunOptions Options { get; init; }

    /// <summary>What a user's sample, factory or type gave; null for data sets, and where no worker told.</summary>
    public ValuesResult? Values { get; init; }

    /// <summary>Every row of the plan, measured or not.</summary>
    public required IReadOnlyList<RowResult> Rows { get; init; }

    /// <summary>What each row did with each data set, before anything was timed.</summary>
    public required IReadOnlyList<CheckResult> Checks { get; init; }

    /// <summary>Everything timed.</summary>
    public required IReadOnlyList<CellResult> Cells { get; init; }

    /// <summary>What the machine was like in each block.</summary>
    public IReadOnlyList<BlockConditions> Conditions { get; init; } = [];

    /// <summary>How long the stages took.</summary>
    public StageTimes Times { get; init; } = new(0, 0, 0);
}
