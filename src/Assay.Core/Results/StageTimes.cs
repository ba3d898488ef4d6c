namespace Assay.Core.Results;

/// <summary>Wall time of the stages of a run, in nanoseconds; of a resumed run, those of its parts together.</summary>
/// <param name="Building">Restoring and building adapters.</param>
/// <param name="Checking">Checking what comes back.</param>
/// <param name="Measuring">All blocks.</param>
public sealed record StageTimes(long Building, long Checking, long Measuring);
