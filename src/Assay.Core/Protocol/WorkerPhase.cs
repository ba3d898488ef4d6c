namespace Assay.Core.Protocol;

/// <summary>Whose code a worker is in, so that a failure of Assay's own is never blamed on a library.</summary>
public enum WorkerPhase : byte
{
    /// <summary>Assay: start-up, protocol, files.</summary>
    Idle = 0,

    /// <summary>The adapter's set-up: the library's.</summary>
    Preparing = 1,

    /// <summary>Assay: generating values, or reading them from a sample.</summary>
    Generating = 2,

    /// <summary>Assay: plain graph to contract graph or back.</summary>
    Mapping = 3,

    /// <summary>The library: serialize.</summary>
    Serializing = 4,

    /// <summary>The library: deserialize.</summary>
    Deserializing = 5,

    /// <summary>Assay: comparing graphs, hashing content.</summary>
    Comparing = 6,

    /// <summary>The user: their factory makes values.</summary>
    UsersFactory = 7,
}
