namespace Assay.Repros.Calls;

/// <summary>What a file shows of how a library may be called.</summary>
/// <param name="Payloads">What the library wrote of the values 1, 3 and so on, where threads read before anything is written; empty
/// elsewhere.</param>
public sealed record CallQuestion(ReproCall Call, IReadOnlyList<IReadOnlyList<byte>> Payloads)
{
    /// <summary>Whether chance decides what goes wrong, and when.</summary>
    public bool IsByChance => HasThreads || Call == ReproCall.Changing;

    /// <summary>Whether many threads call at once.</summary>
    public bool HasThreads => Call is ReproCall.SharedThreads or ReproCall.OwnThreads;
}

/// <summary>How a library may be called.</summary>
public enum ReproCall
{
    /// <summary>Through streams, sequences or pipes that give one byte at a time.</summary>
    SingleBytes,

    /// <summary>For two messages on one stream.</summary>
    TwoMessages,

    /// <summary>With a token that is cancelled while the call waits.</summary>
    Cancelled,

    /// <summary>By many threads at once, with one instance.</summary>
    SharedThreads,

    /// <summary>By many threads at once, with an instance each.</summary>
    OwnThreads,

    /// <summary>After calls that failed.</summary>
    AfterFailures,

    /// <summary>For an object that another thread changes.</summary>
    Changing,
}
