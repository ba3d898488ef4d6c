namespace Assay.Engine.Processes;

/// <summary>What a worker is started for; it decides the runtime settings.</summary>
public enum WorkerPurpose
{
    /// <summary>A check: the heap is limited.</summary>
    Check,

    /// <summary>Throughput: tiering does not wait for a quiet start-up.</summary>
    Throughput,
}
