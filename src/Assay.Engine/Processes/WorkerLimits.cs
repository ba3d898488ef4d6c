using System.Globalization;

namespace Assay.Engine.Processes;

/// <summary>What a worker may use before it is ended.</summary>
/// <param name="Request">Time for one request.</param>
/// <param name="WarmUp">Time for a warm-up, its cap included.</param>
/// <param name="WarmUpCap">When a worker that is not steady gives up; a worker goes on longer where five operations take longer.</param>
/// <param name="ResidentBytes">Resident size, in bytes.</param>
public sealed record WorkerLimits(TimeSpan Request, TimeSpan WarmUp, TimeSpan WarmUpCap, long ResidentBytes)
{
    private static readonly TimeSpan Shortest = TimeSpan.FromSeconds(60);

    /// <summary>The limits for one size: a minute, and more for large data, of which even slow rows read 5,000 units a second.</summary>
    /// <param name="size">Units in one instance.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes; a worker may take two fifths, because two work at a time.</param>
    public static WorkerLimits For(int size, long memoryBytes)
    {
        TimeSpan request = Shortest + TimeSpan.FromSeconds(size / 5_000.0);
        return new WorkerLimits(request, request * 5, TimeSpan.FromSeconds(5), (long)(memoryBytes * 0.4));
    }

    /// <summary>The heap limit of a check, as the runtime's setting: it ends an exhausting library sooner and cleaner than the resident size.</summary>
    public string HeapSetting => string.Create(CultureInfo.InvariantCulture, $"DOTNET_GCHeapHardLimit={ResidentBytes:X}");
}
