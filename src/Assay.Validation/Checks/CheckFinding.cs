namespace Assay.Validation.Checks;

/// <summary>What a check found, before it is put into the report.</summary>
/// <param name="State">Whether its target is met.</param>
/// <param name="Figure">What was found, in words.</param>
/// <param name="Details">Counts and single figures.</param>
internal sealed record CheckFinding(CheckState State, string Figure, IReadOnlyList<CheckDetail> Details)
{
    /// <summary>Why it was not run, or what limits the figure; empty otherwise.</summary>
    public string Reason { get; init; } = "";

    public static CheckFinding NotRun(string reason) => new(CheckState.NotRun, "", []) { Reason = reason };

    public static CheckState StateOf(bool isMet) => isMet ? CheckState.Met : CheckState.Missed;
}
