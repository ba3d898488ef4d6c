using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Processes;

/// <summary>What a worker may use before it is ended.</summary>
/// <param name="Request">Time for one phase of a request.</param>
/// <param name="WarmUp">Time for a warm-up, its cap included.</param>
/// <param name="WarmUpCap">When a worker that is not steady gives up; a worker goes on longer where five operations take longer.</param>
/// <param name="ResidentBytes">Resident size, in bytes.</param>
public sealed record WorkerLimits(TimeSpan Request, TimeSpan WarmUp, TimeSpan WarmUpCap, long ResidentBytes)
{
    /// <summary>Operations that a warm-up of slow operations runs at most, with room for a machine that is busy.</summary>
    private const int WarmUpOperations = 8;

    /// <summary>Bytes of payload that cost about as much as the rest of a unit.</summary>
    private const double PayloadBytesOfUnit = 50;

    /// <summary>Names the shortest time of a request, such as <c>5s</c>, in place of a minute; <see cref="ProcessVariables"/> refuses what is no duration.</summary>
    public const string TimeLimitVariable = "ASSAY_TIME_LIMIT";

    private static readonly TimeSpan Shortest =
        DurationText.Read(Environment.GetEnvironmentVariable(TimeLimitVariable) ?? "") ?? TimeSpan.FromSeconds(60);

    private static readonly TimeSpan WarmUpSlack = TimeSpan.FromSeconds(25);

    /// <summary>The limits for one workload: a minute, and more for large data, of which even slow rows read 5,000 units a second.</summary>
    /// <param name="workload">What one instance holds.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes; a worker may take two fifths, because two work at a time.</param>
    public static WorkerLimits For(WorkloadOptions workload, long memoryBytes)
    {
        double units = workload.Size * (1 + (workload.PayloadBytes / PayloadBytesOfUnit));
        TimeSpan request = Shortest + TimeSpan.FromSeconds(units / 5_000);
        return new WorkerLimits(request, request * 5, TimeSpan.FromSeconds(5), (long)(memoryBytes * 0.4));
    }

    /// <summary>The limits of a row whose operation is known to take about so long.</summary>
    /// <param name="operation">Time of one operation, as a check saw it.</param>
    public WorkerLimits ForOperation(TimeSpan operation) => this with { WarmUp = WarmUpCap + (operation * WarmUpOperations) + WarmUpSlack };

    /// <summary>The heap limit of a check, as the runtime's setting: it ends an exhausting library sooner and cleaner than the resident size.</summary>
    public string HeapSetting => string.Create(CultureInfo.InvariantCulture, $"DOTNET_GCHeapHardLimit={ResidentBytes:X}");
}
