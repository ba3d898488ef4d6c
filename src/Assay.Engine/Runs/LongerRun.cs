namespace Assay.Engine.Runs;

/// <summary>A longer run to go on with.</summary>
/// <param name="Command">What to type.</param>
/// <param name="Purpose">What it tells.</param>
/// <param name="Duration">About how long it takes, from what this run measured.</param>
public sealed record LongerRun(string Command, string Purpose, TimeSpan Duration);
