using System.Diagnostics;
using System.Globalization;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>
/// Ends a worker that takes too long over a phase of a request or too much of the machine. Looks only while a request is pending, so that
/// sleeping workers cost nothing.
/// </summary>
internal sealed class WorkerWatch : IDisposable
{
    private static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(100);

    /// <summary>
    /// What lies between two looks counts at most so much: while this process itself was stopped, the worker may have been too.
    /// </summary>
    private static readonly TimeSpan LongestTick = TimeSpan.FromSeconds(2);
    private readonly Lock looking = new();
    private readonly Process process;
    private readonly WorkerMark mark;
    private readonly WorkerExcess excess;
    private readonly Timer timer;
    private TimeSpan limit;
    private TimeSpan worked;
    private TimeSpan stopped;
    private long last;
    private bool isDisposed;

    public WorkerWatch(Process process, WorkerMark mark, long residentLimit)
    {
        this.process = process;
        this.mark = mark;
        excess = new WorkerExcess(process, residentLimit);
        timer = new Timer(_ => Look());
    }

    /// <summary>Why the watch ended the worker; null when it did not.</summary>
    public ReachedLimit? Cause { get; private set; }

    /// <summary>Whether the worker was stopped from outside while its time ran out: then it says nothing about the library.</summary>
    public bool WasStopped { get; private set; }

    public void Begin(TimeSpan requestLimit)
    {
        limit = requestLimit;
        Restart();
        timer.Change(Interval, Interval);
    }

    /// <summary>The worker said that it goes on with something else: the limit is for each piece of work alone.</summary>
    public void Restart()
    {
        lock (looking)
        {
            worked = stopped = TimeSpan.Zero;
            last = Stopwatch.GetTimestamp();
        }
    }

    public void End() => timer.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);

    public void Dispose()
    {
        timer.Dispose();
        lock (looking)
            isDisposed = true;
    }

    private void Look()
    {
        lock (looking)
        {
            if (isDisposed || Cause is not null)
                return;
            if (process.HasExited)
            {
                // What it started holds its end of the pipe, so that nobody sees that it is gone.
                mark.EndAll();
                return;
            }

            var state = ProcessState.Read(process.Id);
            Count(state is { IsStopped: true });
            if (worked <= limit)
            {
                if (excess.Passed(state?.Threads ?? 0) is ReachedLimit passed)
                    Kill(passed);
                return;
            }

            WasStopped = stopped > TimeSpan.Zero;
            var time = string.Create(CultureInfo.InvariantCulture, $"time limit of {limit.TotalSeconds:0.#} s");
            Kill(new ReachedLimit(LimitKind.Time, WasStopped
                ? string.Create(CultureInfo.InvariantCulture, $"stopped from outside for {stopped.TotalSeconds:0.#} s ({time})")
                : time));
        }
    }

    private void Count(bool isStopped)
    {
        var since = Stopwatch.GetElapsedTime(last);
        var tick = since < LongestTick ? since : LongestTick;
        last = Stopwatch.GetTimestamp();
        worked += tick;
        if (isStopped)
            stopped += tick;
    }

    private void Kill(ReachedLimit cause)
    {
        Cause = cause;
        ChildProcesses.KillTree(process);
    }
}

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
        var request = Shortest + TimeSpan.FromSeconds(workload.Size * UnitsOf(workload) / 5_000);
        return new WorkerLimits(request, request * 5, TimeSpan.FromSeconds(5), (long)(memoryBytes * 0.4));
    }

    /// <summary>Units without a payload that one unit with its payload weighs.</summary>
    /// <param name="workload">What one instance holds.</param>
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

    /// <summary>Settings of the runtime that a worker has beyond those of its purpose, as <c>NAME=value</c>.</summary>
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>
    /// Time for calls without a break: twice the span, because the heap is looked at in further ones, and what any request may take.
    /// </summary>
    /// <param name="nanoseconds">The span.</param>
    public TimeSpan ForSpan(long nanoseconds) => Request + (TimeSpan.FromMicroseconds(nanoseconds / 1000) * 2);

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

/// <summary>
/// What a worker takes of the machine beyond its limits: memory of every kind, threads, files, processes. A library that takes them without
/// end would leave none to others.
/// </summary>
/// <param name="process">The worker.</param>
/// <param name="residentLimit">Resident size that it may have, in bytes.</param>
internal sealed class WorkerExcess(Process process, long residentLimit)
{
    /// <summary>More than the collectors and pools of a machine with hundreds of processors take.</summary>
    public const int MostThreads = 2_000;

    /// <summary>A serializer needs none.</summary>
    public const int MostChildren = 100;

    /// <summary>A library may map some files, or open its dependencies.</summary>
    public const int MostFiles = 5_000;

    /// <summary>Children and files are counted in one of so many looks: that reads a file for each thread.</summary>
    private const int LooksPerCount = 5;
    private int looks;

    /// <summary>The limit that it passed; null where it passed none.</summary>
    /// <param name="threads">Its threads now.</param>
    public ReachedLimit? Passed(int threads)
    {
        if (ResidentBytes() > residentLimit)
            return Reached(LimitKind.Memory, $"memory limit of {residentLimit / 1048576.0:0} MiB");
        if (threads > MostThreads)
            return Reached(LimitKind.Resources, $"limit of {MostThreads} threads");
        if (++looks % LooksPerCount != 0)
            return null;
        if (ProcessState.ChildrenOf(process.Id) > MostChildren)
            return Reached(LimitKind.Resources, $"limit of {MostChildren} child processes");
        return ProcessState.HasMoreFiles(process.Id, MostFiles) ? Reached(LimitKind.Resources, $"limit of {MostFiles} open files") : null;
    }

    private static ReachedLimit Reached(LimitKind kind, FormattableString text) => new(kind, text.ToString(CultureInfo.InvariantCulture));

    private long ResidentBytes()
    {
        try
        {
            process.Refresh();
            return process.WorkingSet64;
        }
        catch (InvalidOperationException)
        {
            return 0;
        }
    }
}
