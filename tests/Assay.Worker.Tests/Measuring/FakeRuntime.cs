using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

/// <summary>A runtime whose clocks move only when a fake operation says so.</summary>
internal sealed class FakeRuntime : IRuntimeProbe
{
    private readonly int[] collections = new int[3];

    public long ElapsedNanoseconds { get; set; }

    public long CpuNanoseconds { get; set; }

    public long InvoluntarySwitches { get; set; }

    public long PauseNanoseconds { get; set; }

    public long MethodsCompiled { get; set; }

    public long CompilationTicks { get; set; }

    public long ThreadAllocatedBytes { get; set; }

    public long ProcessAllocatedBytes { get; set; }

    public int Collections(int generation) => collections[generation];

    /// <summary>Runs for a time, on the CPU.</summary>
    public void Work(long nanoseconds)
    {
        ElapsedNanoseconds += nanoseconds;
        CpuNanoseconds += nanoseconds;
    }

    /// <summary>Collects, counted as the runtime does: in the generation and in all below.</summary>
    public void Collect(int generation, long pause)
    {
        for (var i = 0; i <= generation; i++)
            collections[i]++;
        PauseNanoseconds += pause;
        ElapsedNanoseconds += pause;
    }
}
