using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine.Processes;

/// <summary>Ends a worker that takes too long over a phase of a request or too much of the machine. Looks only while a request is pending, so that sleeping workers cost nothing.</summary>
internal sealed class WorkerWatch : IDisposable
{
    private static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(100);

    /// <summary>What lies between two looks counts at most so much: while this process itself was stopped, the worker may have been too.</summary>
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
    public string? Cause { get; private set; }

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

            Count();
            if (worked <= limit)
            {
                if (excess.Passed() is string passed)
                    Kill(passed);
                return;
            }

            WasStopped = stopped > TimeSpan.Zero;
            string time = string.Create(CultureInfo.InvariantCulture, $"time limit of {limit.TotalSeconds:0.#} s");
            Kill(WasStopped ? string.Create(CultureInfo.InvariantCulture, $"stopped from outside for {stopped.TotalSeconds:0.#} s ({time})") : time);
        }
    }

    private void Count()
    {
        TimeSpan since = Stopwatch.GetElapsedTime(last);
        TimeSpan tick = since < LongestTick ? since : LongestTick;
        last = Stopwatch.GetTimestamp();
        worked += tick;
        if (ProcessState.IsStopped(process.Id))
            stopped += tick;
    }

    private void Kill(string cause)
    {
        Cause = cause;
        ChildProcesses.KillTree(process);
    }
}
