namespace Assay.Engine.Checking;

/// <summary>How many distinct instances a workload's operations rotate through, the same for every row.</summary>
public static class CorpusSize
{
    /// <summary>Straight-line payload that the corpus holds at most, unless one instance is larger: it stays in cache.</summary>
    public const long MostBytes = 1 << 20;

    // Small values only: enough that a batch of 1.5 ms passes them once.
    private const int MostInstances = 16_384;

    /// <summary>The number of instances for a straight-line payload of this length.</summary>
    /// <param name="straightLineBytes">Length of instance 0 in the plain binary format, in bytes.</param>
    public static int For(long straightLineBytes) => (int)Math.Clamp(MostBytes / Math.Max(1, straightLineBytes), 1, MostInstances);
}
