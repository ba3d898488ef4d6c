using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What a run brought.</summary>
/// <param name="Ending">How it ended.</param>
/// <param name="Results">The results, as its file holds them unless they could not be written.</param>
/// <param name="Times">How long it took.</param>
/// <param name="Cause">The sentence of why results were not written, or of what code of the user's did; empty otherwise.</param>
public sealed record RunResult(RunEnding Ending, ResultsFile Results, RunTimes Times, string Cause)
{
    /// <summary>Whether any cell has samples.</summary>
    public bool HasSamples => Results.Cells.Any(cell => cell.Blocks.Count > 0);
}
