namespace Assay.Engine.Runs;

/// <summary>How long the stages of a run took, for estimates of longer runs.</summary>
/// <param name="Building">Restoring and building.</param>
/// <param name="Checking">Checking.</param>
/// <param name="Measuring">Measuring, warm-ups included.</param>
/// <param name="Blocks">Blocks measured in that time, groups counted apart.</param>
public sealed record RunTimes(TimeSpan Building, TimeSpan Checking, TimeSpan Measuring, int Blocks);
