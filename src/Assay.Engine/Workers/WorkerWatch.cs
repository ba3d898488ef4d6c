using System.Diagnostics;
using System.Globalization;

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
    private readonly TimeSpan? mostProcessorTime;
    private readonly Timer timer;
    private TimeSpan limit;
    private TimeSpan worked;
    private TimeSpan stopped;
    private long last;
    private bool isInLibrary;
    private bool isDisposed;

    public WorkerWatch(Process process, WorkerMark mark, WorkerLimits limits)
    {
        this.process = process;
        this.mark = mark;
        mostProcessorTime = limits.ProcessorTime;
        excess = new WorkerExcess(process, limits.ResidentBytes);
        timer = new Timer(_ => Look());
    }

    /// <summary>Why the watch ended the worker; null when it did not.</summary>
    public ReachedLimit? Cause { get; private set; }

    /// <summary>Whether the worker was stopped from outside while its time ran out: then it says nothing about the library.</summary>
    public bool WasStopped { get; private set; }

    public void Begin(TimeSpan requestLimit)
    {
        limit = requestLimit;
        Restart(isInLibrary);
        timer.Change(Interval, Interval);
    }

    /// <summary>The worker said that it goes on with something else: the limit is for each piece of work alone.</summary>
    /// <param name="next">Whether the library works now: the limit of processor time is for its work.</param>
    public void Restart(bool next)
    {
        lock (looking)
        {
            isInLibrary = next;
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
                if ((excess.Passed(state?.Threads ?? 0) ?? TooSlow()) is ReachedLimit passed)
                    Kill(passed);
                return;
            }

            WasStopped = stopped > TimeSpan.Zero;
            var what = isInLibrary && mostProcessorTime is not null && !WasStopped ? "too slow: over" : "time limit of";
            var time = string.Create(CultureInfo.InvariantCulture, $"{what} {limit.TotalSeconds:0.#} s");
            Kill(new ReachedLimit(WorkerFailureKind.Time, WasStopped
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

    /// <summary>Processor time, and not the time of a clock: on a busy machine a row is no slower.</summary>
    private ReachedLimit? TooSlow()
    {
        if (!isInLibrary || mostProcessorTime is not TimeSpan most)
            return null;
        try
        {
            return process.TotalProcessorTime > most
                ? new ReachedLimit(WorkerFailureKind.Time,
                    string.Create(CultureInfo.InvariantCulture, $"too slow: over {most.TotalSeconds:0.#} s of processor time"))
                : null;
        }
        catch (InvalidOperationException)
        {
            // It has just ended, which is seen next time.
            return null;
        }
    }

    private void Kill(ReachedLimit cause)
    {
        Cause = cause;
        ChildProcesses.KillTree(process);
    }
}

/// <summary>
/// What a worker takes of the machine beyond its limits: memory of every kind, threads, files, processes. A library that takes them without
/// end would leave none to others.
/// </summary>
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
    public ReachedLimit? Passed(int threads)
    {
        if (ResidentBytes() > residentLimit)
            return Reached(WorkerFailureKind.Memory, $"memory limit of {residentLimit / 1048576.0:0} MiB");
        if (threads > MostThreads)
            return Reached(WorkerFailureKind.Resources, $"limit of {MostThreads} threads");
        if (++looks % LooksPerCount != 0)
            return null;
        if (ProcessState.ChildrenOf(process.Id) > MostChildren)
            return Reached(WorkerFailureKind.Resources, $"limit of {MostChildren} child processes");
        return ProcessState.HasMoreFiles(process.Id, MostFiles)
            ? Reached(WorkerFailureKind.Resources, $"limit of {MostFiles} open files")
            : null;
    }

    private static ReachedLimit Reached(WorkerFailureKind kind, FormattableString text) =>
        new(kind, text.ToString(CultureInfo.InvariantCulture));

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
