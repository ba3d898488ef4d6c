namespace Assay.Worker.Measuring;

/// <summary>Context switches of the calling thread, which Windows does not tell.</summary>
internal static class ThreadSwitches
{
    /// <summary>0: the system does not tell.</summary>
    public static long Involuntary() => 0;
}
