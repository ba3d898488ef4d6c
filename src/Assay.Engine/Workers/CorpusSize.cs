namespace Assay.Engine.Workers;

/// <summary>How many distinct instances a workload's operations rotate through, the same for every row.</summary>
/// <param name="MostBytes">Straight-line payload that the corpus holds at most, unless one instance is larger.</param>
/// <param name="MostInstances">Instances that it holds at most.</param>
public sealed record CorpusSize(long MostBytes, int MostInstances)
{
    private const long LargeBytes = 64L << 20;

    /// <summary>Graphs of small objects take many times their payload, plain and as contracts.</summary>
    private const int WorkerBytesOfPayloadByte = 40;

    /// <summary>
    /// Stays in cache. The bound of instances concerns small values only: enough that a batch of 1.5 ms passes them once.
    /// </summary>
    public static CorpusSize Small { get; } = new(1 << 20, 16_384);

    /// <summary>Comes from memory; less where a worker may not take so much.</summary>
    /// <param name="workerBytes">What a worker may take, in bytes.</param>
    public static CorpusSize Large(long workerBytes) =>
        new(Math.Clamp(workerBytes / WorkerBytesOfPayloadByte, Small.MostBytes, LargeBytes), 1 << 20);

    /// <summary>The number of instances for a straight-line payload of this length.</summary>
    /// <param name="straightLineBytes">Length of instance 0 in the plain binary format, in bytes.</param>
    public int For(long straightLineBytes) => (int)Math.Clamp(MostBytes / Math.Max(1, straightLineBytes), 1, MostInstances);
}
