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

    private readonly List<double> logTimes = [];
    private readonly List<double> cpuTimes = [];
    private RuntimeReading lastCompilation = start;
    private RuntimeReading last = start;

    /// <summary>Operations so far.</summary>
    public long Calls { get; private set; }

    /// <summary>Wall time of one operation in the last batch without GC pauses, in nanoseconds.</summary>
    public double LastNanoseconds { get; private set; }

    /// <summary>Median over the last batches of one operation's CPU time, or of its wall time where the system does not tell CPU time; in nanoseconds.</summary>
    public double TypicalNanoseconds => ChangePoint.Median(Window(cpuTimes));

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
        Append(logTimes, Math.Log(LastNanoseconds));
        Append(cpuTimes, (double)(batch.CpuNanoseconds > 0 ? batch.CpuNanoseconds : running) / operations);
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
        if (logTimes.Count < needed)
            return $"only {logTimes.Count} of {needed} batches ran";
        return ChangePoint.Find(Window(logTimes)) is { } change
            ? FormattableString.Invariant($"times were still changing, by {100 * (Math.Exp(change.Shift) - 1):+0.0;-0.0} % in the last {Math.Min(logTimes.Count, WindowLength)} batches")
            : null;
    }

    private static void Append(List<double> values, double value)
    {
        if (values.Count == WindowLength)
            values.RemoveAt(0);
        values.Add(value);
    }

    private static ReadOnlySpan<double> Window(List<double> values) => System.Runtime.InteropServices.CollectionsMarshal.AsSpan(values);
}
