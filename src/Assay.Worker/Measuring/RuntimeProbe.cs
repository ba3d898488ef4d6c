using System.Runtime;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Asks the runtime that runs this process.</summary>
internal sealed class RuntimeProbe : IRuntimeProbe
{
    public long ElapsedNanoseconds => MonotonicClock.Nanoseconds();

    public long CpuNanoseconds => ThreadClock.CpuNanoseconds();

    public long InvoluntarySwitches => ThreadSwitches.Involuntary();

    public long PauseNanoseconds => GC.GetTotalPauseDuration().Ticks * TimeSpan.NanosecondsPerTick;

    public long MethodsCompiled => JitInfo.GetCompiledMethodCount();

    public long CompilationTicks => JitInfo.GetCompilationTime().Ticks;

    public long ThreadAllocatedBytes => GC.GetAllocatedBytesForCurrentThread();

    public long ProcessAllocatedBytes => GC.GetTotalAllocatedBytes(precise: true);

    public int Collections(int generation) => GC.CollectionCount(generation);
}
