using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Judges from batches whether a worker is steady: enough calls, a quiet JIT, and one level of times. All three must hold.</summary>
internal sealed class SteadyState(RuntimeReading start)
{
    private const long NanosecondsPerMillisecond = 1_000_000;
    private const long SlowOperationNanoseconds = 5 * NanosecondsPerMillisecond;

    // Tier 0 and the instrumented tier count 30 calls each; the rest is slack for loops that are replaced on the stack.
    private const int CallsOfFast = 200;
    private const int CallsOfSlow = 5;
    private const int WindowLength = 40;
    private const int ShortestWindow = 8;
    private const long QuietElapsedNanoseconds = 200 * NanosecondsPerMillisecond;
    private const long QuietCpuNanoseconds = 100 * NanosecondsPerMillisecond;

    // CPU time where it is known: two workers warm up at once, and whoever waits for a processor has not changed its level.
    private readonly List<double> times = [];
    private RuntimeReading lastCompilation = start;
    private RuntimeReading last = start;

    /// <summary>Operations so far.</summary>
    public long Calls { get; private set; }

    /// <summary>Wall time of one operation in the last batch without GC pauses, in nanoseconds.</summary>
    public double LastNanoseconds { get; private set; }

    /// <summary>Median over the last batches of one operation's CPU time, or of its wall time where the system does not tell CPU time; in nanoseconds.</summary>
    public double TypicalNanoseconds => ChangePoint.Median(Window);

    /// <summary>Which condition does not hold yet, as a sentence; empty when steady.</summary>
    public string Missing => MissingCalls() ?? MissingQuiet() ?? MissingLevel() ?? "";

    /// <summary>Takes the next batch into account.</summary>
    public void Add(int operations, in BatchFrame batch, in RuntimeReading reading)
    {
        Calls += operations;
        if (!reading.CompiledLike(lastCompilation))
            lastCompilation = reading;
        last = reading;
        long running = Math.Max(1, batch.ElapsedNanoseconds - batch.PauseNanoseconds);
        LastNanoseconds = (double)running / operations;
        if (times.Count == WindowLength)
            times.RemoveAt(0);
        times.Add((double)(batch.CpuNanoseconds > 0 ? batch.CpuNanoseconds : running) / operations);
    }

    private bool IsSlow => LastNanoseconds > SlowOperationNanoseconds;

    private string? MissingCalls()
    {
        int needed = IsSlow ? CallsOfSlow : CallsOfFast;
        return Calls >= needed ? null : $"only {Calls} of {needed} operations ran";
    }

    private string? MissingQuiet()
    {
        bool isQuiet = last.ElapsedNanoseconds - lastCompilation.ElapsedNanoseconds >= QuietElapsedNanoseconds
            && (last.CpuNanoseconds == 0 || last.CpuNanoseconds - lastCompilation.CpuNanoseconds >= QuietCpuNanoseconds);
        return isQuiet ? null : "methods were still being compiled";
    }

    private string? MissingLevel()
    {
        int needed = IsSlow ? ShortestWindow : WindowLength;
        if (times.Count < needed)
            return $"only {times.Count} of {needed} batches ran";
        return ChangePoint.Find(times.ConvertAll(Math.Log).ToArray()) is { } change
            ? FormattableString.Invariant($"times were still changing, by {100 * (Math.Exp(change.Shift) - 1):+0.0;-0.0} % in the last {times.Count} batches")
            : null;
    }

    private ReadOnlySpan<double> Window => System.Runtime.InteropServices.CollectionsMarshal.AsSpan(times);
}
