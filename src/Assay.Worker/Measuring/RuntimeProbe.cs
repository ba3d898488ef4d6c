using System.Diagnostics;
using System.Runtime;

namespace Assay.Worker.Measuring;

/// <summary>Asks the runtime that runs this process.</summary>
internal sealed class RuntimeProbe : IRuntimeProbe
{
    private const long NanosecondsPerSecond = 1_000_000_000;

    public long ElapsedNanoseconds => ToNanoseconds(Stopwatch.GetTimestamp());

    public long CpuNanoseconds => ThreadClock.CpuNanoseconds();

    public long InvoluntarySwitches => ThreadSwitches.Involuntary();

    public long PauseNanoseconds => GC.GetTotalPauseDuration().Ticks * TimeSpan.NanosecondsPerTick;

    public long MethodsCompiled => JitInfo.GetCompiledMethodCount();

    public long CompilationTicks => JitInfo.GetCompilationTime().Ticks;

    public long ThreadAllocatedBytes => GC.GetAllocatedBytesForCurrentThread();

    public long ProcessAllocatedBytes => GC.GetTotalAllocatedBytes(precise: true);

    public int Collections(int generation) => GC.CollectionCount(generation);

    private static long ToNanoseconds(long timestamp) => Stopwatch.Frequency == NanosecondsPerSecond
        ? timestamp
        : (timestamp / Stopwatch.Frequency * NanosecondsPerSecond) + (timestamp % Stopwatch.Frequency * NanosecondsPerSecond / Stopwatch.Frequency);
}
