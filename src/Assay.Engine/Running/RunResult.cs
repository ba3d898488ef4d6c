using Assay.Core.Results;

namespace Assay.Engine.Running;

/// <summary>What a run brought.</summary>
/// <param name="Results">The results, as its file holds them unless they could not be written.</param>
/// <param name="Cause">The sentence of why results were not written, or of what code of the user's did; empty otherwise.</param>
public sealed record RunResult(RunEnding Ending, ResultsFile Results, RunTimes Times, string Cause)
{
    /// <summary>The results with all that libraries said, for whoever has the data; no file holds them.</summary>
    public ResultsFile Whole { get => field ?? Results; init; }

    /// <summary>Whether any cell has samples.</summary>
    public bool HasSamples => Results.HasSamples();
}

/// <summary>How a run ended.</summary>
public enum RunEnding
{
    /// <summary>Everything planned is measured, or has its reason.</summary>
    Complete,

    /// <summary>The budget was spent first.</summary>
    BudgetSpent,

    /// <summary>Ctrl-C.</summary>
    Interrupted,

    /// <summary>Code of the user's, such as their factory, failed while the run measured.</summary>
    UserCode,

    /// <summary>The results could not be written.</summary>
    NotWritten,
}

/// <summary>How long the stages of a run took, for estimates of longer runs.</summary>
/// <param name="Building">Restoring and building.</param>
/// <param name="Measuring">Measuring, warm-ups included.</param>
/// <param name="Blocks">Blocks measured in that time, groups counted apart.</param>
public sealed record RunTimes(TimeSpan Building, TimeSpan Checking, TimeSpan Measuring, int Blocks);
