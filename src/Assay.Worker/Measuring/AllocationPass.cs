using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Counts what operations allocate, apart from any timing.</summary>
internal sealed class AllocationPass(OperationLoop loop, IRuntimeProbe probe)
{
    private const long LeastNanoseconds = 50_000_000;
    private const long MostNanoseconds = 2_000_000_000;
    private const int LargestStep = 1024;

    /// <summary>Runs whole rounds of the corpus where time allows.</summary>
    /// <param name="instances">Instances of the corpus.</param>
    /// <param name="isWarm">Whether a warm-up filled the library's caches; otherwise a pass before the counted one does.</param>
    public AllocatedFrame Run(int instances, bool isWarm)
    {
        if (!isWarm)
            RunOperations(instances);
        long thread = probe.ThreadAllocatedBytes;
        long process = probe.ProcessAllocatedBytes;
        long operations = RunOperations(instances);
        thread = probe.ThreadAllocatedBytes - thread;
        process = probe.ProcessAllocatedBytes - process;
        return new AllocatedFrame((double)thread / operations, (double)process / operations, operations);
    }

    private long RunOperations(int instances)
    {
        long start = probe.ElapsedNanoseconds;
        long operations = 0, elapsed;
        int step = 1;
        do
        {
            loop.Run(step);
            operations += step;
            step = (int)Math.Min(LargestStep, operations);
            elapsed = probe.ElapsedNanoseconds - start;
        }
        while (elapsed < MostNanoseconds && (elapsed < LeastNanoseconds || operations < instances));

        return operations;
    }
}
