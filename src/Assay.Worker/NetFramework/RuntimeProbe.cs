using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>
/// Asks .NET Framework, which tells neither how long collections stopped the process nor what the compiler did: those are 0, and times hold
/// the pauses.
/// </summary>
internal sealed class RuntimeProbe : IRuntimeProbe
{
    private static readonly Lazy<bool> CountsOfProcess = new(BeginCount);

    public long ElapsedNanoseconds => MonotonicClock.Nanoseconds();

    public long CpuNanoseconds => ThreadClock.CpuNanoseconds();

    public long InvoluntarySwitches => ThreadSwitches.Involuntary();

    public long PauseNanoseconds => 0;

    public long MethodsCompiled => 0;

    public long CompilationTicks => 0;

    // An older .NET Framework than 4.8 tells what the whole program allocates, and no more.
    public long ThreadAllocatedBytes =>
        RuntimeMembers.CountsAllocationOfThread ? GC.GetAllocatedBytesForCurrentThread() : ProcessAllocatedBytes;

    public long ProcessAllocatedBytes =>
        CountsOfProcess.Value ? AppDomain.CurrentDomain.MonitoringTotalAllocatedMemorySize : GC.GetAllocatedBytesForCurrentThread();

    public int Collections(int generation) => GC.CollectionCount(generation);

    // With the first question, which is asked after all times are taken: counting costs a little at every collection. Mono does not count.
    private static bool BeginCount()
    {
        try
        {
            AppDomain.MonitoringIsEnabled = true;
            return AppDomain.CurrentDomain.MonitoringTotalAllocatedMemorySize >= 0;
        }
        catch (SystemException)
        {
            return false;
        }
    }
}
