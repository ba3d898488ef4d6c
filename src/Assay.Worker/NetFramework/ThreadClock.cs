namespace Assay.Worker.Measuring;

/// <summary>CPU time of the calling thread: Windows, where .NET Framework is, counts it in 15.6 ms, longer than a batch lasts.</summary>
internal static class ThreadClock
{
    /// <summary>0: the system does not tell it finely enough.</summary>
    public static long CpuNanoseconds() => 0;
}
