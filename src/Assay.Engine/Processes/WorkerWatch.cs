using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine.Processes;

/// <summary>Ends a worker that takes too long over a phase of a request or too much memory. Looks only while a request is pending, so that sleeping workers cost nothing.</summary>
internal sealed class WorkerWatch : IDisposable
{
    private static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(100);
    private readonly Process process;
    private readonly long residentLimit;
    private readonly Timer timer;
    private readonly Stopwatch elapsed = new();
    private TimeSpan limit;

    public WorkerWatch(Process process, long residentLimit)
    {
        this.process = process;
        this.residentLimit = residentLimit;
        timer = new Timer(_ => Look());
    }

    /// <summary>Why the watch ended the worker; null when it did not.</summary>
    public string? Cause { get; private set; }

    public void Begin(TimeSpan requestLimit)
    {
        limit = requestLimit;
        elapsed.Restart();
        timer.Change(Interval, Interval);
    }

    /// <summary>The worker said that it goes on with something else: the limit is for each piece of work alone.</summary>
    public void Restart() => elapsed.Restart();

    public void End() => timer.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);

    public void Dispose() => timer.Dispose();

    private void Look()
    {
        if (Cause is not null)
            return;
        if (elapsed.Elapsed > limit)
            Kill(string.Create(CultureInfo.InvariantCulture, $"time limit of {limit.TotalSeconds:0.#} s"));
        else if (ResidentBytes() > residentLimit)
            Kill(string.Create(CultureInfo.InvariantCulture, $"memory limit of {residentLimit / 1048576.0:0} MiB"));
    }

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

    private void Kill(string cause)
    {
        Cause = cause;
        ChildProcesses.KillTree(process);
    }
}
