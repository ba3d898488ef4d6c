using System.Globalization;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

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

    /// <summary>
    /// Names the shortest time of a request, such as <c>5s</c>, in place of a minute; <see cref="ProcessVariables"/> refuses what is no
    /// duration.
    /// </summary>
    public const string TimeLimitVariable = "ASSAY_TIME_LIMIT";

    private static readonly TimeSpan Shortest =
        DurationText.Read(Environment.GetEnvironmentVariable(TimeLimitVariable) ?? "") ?? TimeSpan.FromSeconds(60);

    private static readonly TimeSpan LongestOfCase = TimeSpan.FromSeconds(20);

    private static readonly TimeSpan LongestOfCheck = TimeSpan.FromSeconds(10);

    private static readonly TimeSpan LongestWaitOfCheck = TimeSpan.FromSeconds(30);

    private const long BytesOfCase = 1L << 30;

    /// <summary>Enough for a list of a million objects and its copy; a library that writes without end reaches it in seconds.</summary>
    public const long HeapOfCase = 1L << 29;

    private static readonly TimeSpan WarmUpSlack = TimeSpan.FromSeconds(25);

    /// <summary>
    /// The limits for one workload: a minute, and more for large data, of which even slow rows read 5,000 units a second.
    /// </summary>
    /// <param name="workload">What one instance holds.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes; a worker may take two fifths, because two work at a time.</param>
    public static WorkerLimits For(WorkloadOptions workload, long memoryBytes)
    {
        var request = Shortest + OfUnits(workload.Size * UnitsOf(workload));
        return new WorkerLimits(request, request * 5, TimeSpan.FromSeconds(5), (long)(memoryBytes * 0.4));
    }

    /// <summary>What even slow rows take for so many units.</summary>
    private static TimeSpan OfUnits(double units) => TimeSpan.FromSeconds(units / 5_000);

    /// <summary>
    /// The limits of a check that somebody waits for: ten seconds of processor time for small values, and more for large ones. A phase may
    /// last half a minute, because the library may wait for something, and builds go on beside it.
    /// </summary>
    /// <param name="units">Units of all values.</param>
    public WorkerLimits OfCheck(double units) => this with
    {
        Request = (Shortest < LongestWaitOfCheck ? Shortest : LongestWaitOfCheck) + OfUnits(units),
        ProcessorTime = (Shortest < LongestOfCheck ? Shortest : LongestOfCheck) + OfUnits(units),
    };

    /// <summary>Units without a payload that one unit with its payload weighs.</summary>
    internal static double UnitsOf(WorkloadOptions workload) => 1 + (workload.PayloadBytes / PayloadBytesOfUnit);

    /// <summary>The limits of a conformance case: a value is small, or is made to be too large for some.</summary>
    /// <param name="memoryBytes">Memory of the machine, in bytes; a worker may take two fifths, because two work at a time.</param>
    public static WorkerLimits OfCase(long memoryBytes)
    {
        var request = Shortest < LongestOfCase ? Shortest : LongestOfCase;
        return new WorkerLimits(request, request, request, Math.Min(BytesOfCase, (long)(memoryBytes * 0.4))) { HeapBytes = HeapOfCase };
    }

    /// <summary>
    /// The limits of a process that serves many cases: a quarter of the time. What takes longer is checked alone, with all of it.
    /// </summary>
    public WorkerLimits InCompany() => this with { Request = Request / 4 };

    /// <summary>The limits of a case that is known to take much.</summary>
    /// <param name="time">Time of each phase.</param>
    /// <param name="bytes">Resident size; three fifths of the machine's memory at most, because one works at a time.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    public static WorkerLimits OfLargeCase(
        TimeSpan time, long bytes, long memoryBytes) => new(time, time, time, Math.Min(bytes, (long)(memoryBytes * 0.6)));

    /// <summary>The limits of a row whose operation is known to take about so long.</summary>
    /// <param name="operation">Time of one operation, as a check saw it.</param>
    public WorkerLimits ForOperation(TimeSpan operation) => this with { WarmUp = WarmUpCap + (operation * WarmUpOperations) + WarmUpSlack };

    /// <summary>Processor time of the whole process, at the end of which the library's call is stopped; null without a limit.</summary>
    public TimeSpan? ProcessorTime { get; init; }

    /// <summary>Settings of the runtime that a worker has beyond those of its purpose, as <c>NAME=value</c>.</summary>
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>What a worker is asked for that shall warm up.</summary>
    public WarmUpRequest WarmUpRequest => new(WarmUpCap.Ticks * 100);

    /// <summary>
    /// Time for a phase of a request. Where it lasts by intention, as calls without a break do, twice that time is added, because the heap
    /// is looked at in further ones.
    /// </summary>
    public TimeSpan Of(Request request) => request is WarmUpRequest
        ? WarmUp
        : Request + (TimeSpan.FromMicroseconds(request.PlannedNanoseconds / 1000) * 2);

    /// <summary>
    /// The heap that a check may have, in bytes, where that is less than the resident size: stacks and code take some, too.
    /// </summary>
    public long? HeapBytes { get; init; }

    /// <summary>
    /// The heap limit of a check, as the runtime's setting: it ends an exhausting library sooner and cleaner than the resident size.
    /// </summary>
    public string HeapSetting =>
        string.Create(CultureInfo.InvariantCulture, $"DOTNET_GCHeapHardLimit={Math.Min(HeapBytes ?? ResidentBytes, ResidentBytes):X}");
}
