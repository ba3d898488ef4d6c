namespace Assay.Core.Results;

/// <summary>Under which conditions operations are timed. Only the standard profile is a headline; every other one is named wherever its figures stand.</summary>
public enum RunProfile
{
    /// <summary>The runtime's own defaults, warm, a corpus that fits caches, one type in a process.</summary>
    Standard,

    /// <summary>Server garbage collection.</summary>
    ServerGc,

    /// <summary>Dynamic profile-guided optimisation off: calmer, and slower for most.</summary>
    PgoOff,

    /// <summary>The worker runs the row on the run's other data sets too, so that its call sites and caches see more than one type.</summary>
    MixedTypes,

    /// <summary>A corpus of up to 64 MiB in place of 1 MiB: payloads come from memory, not from a cache.</summary>
    LargeCorpus,

    /// <summary>The first calls after a sleep, in caches that others have filled: no lead-in, few operations a batch.</summary>
    Cold,
}
