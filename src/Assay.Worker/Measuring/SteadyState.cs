using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>
/// Tells from batches whether a worker is steady: enough calls, a quiet JIT, and one level of times. All three must hold.
/// </summary>
internal sealed class SteadyState(RuntimeReading start)
{
    private const long NanosecondsPerMillisecond = 1_000_000;
    private const long SlowOperationNanoseconds = 5 * NanosecondsPerMillisecond;

    // Tier 0 and the instrumented tier count 30 calls each; the rest is slack for loops that are replaced on the stack.
    private const int CallsOfFast = 200;
    private const int CallsOfSlow = 5;
    private const int WindowLength = 40;
    private const int ShortestWindow = 8;

    // The runtime compiles at once what was called often enough, and the engine rehearses batches afterwards until nothing is compiled any
    // more.
    private const long QuietElapsedNanoseconds = 100 * NanosecondsPerMillisecond;
    private const long QuietCpuNanoseconds = 100 * NanosecondsPerMillisecond;

    // CPU time where it is known: two workers warm up at once, and whoever waits for a processor has not changed its level.
    private readonly List<double> times = [];
    private RuntimeReading lastCompilation = start;
    private RuntimeReading last = start;

    /// <summary>Operations so far.</summary>
    public long Calls { get; private set; }

    /// <summary>Wall time of one operation in the last batch without GC pauses, in nanoseconds.</summary>
    public double LastNanoseconds { get; private set; }

    /// <summary>
    /// Median over the last batches of one operation's CPU time, or of its wall time where the system does not tell CPU time; in
    /// nanoseconds.
    /// </summary>
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
        var running = Math.Max(1, batch.ElapsedNanoseconds - batch.PauseNanoseconds);
        LastNanoseconds = (double)running / operations;
        if (times.Count == WindowLength)
            times.RemoveAt(0);
        times.Add((double)(batch.CpuNanoseconds > 0 ? batch.CpuNanoseconds : running) / operations);
    }

    private bool IsSlow => LastNanoseconds > SlowOperationNanoseconds;

    private string? MissingCalls()
    {
        var needed = IsSlow ? CallsOfSlow : CallsOfFast;
        return Calls >= needed ? null : $"only {Calls} of {needed} operations ran";
    }

    private string? MissingQuiet()
    {
        var isQuiet = last.ElapsedNanoseconds - lastCompilation.ElapsedNanoseconds >= QuietElapsedNanoseconds
            && (last.CpuNanoseconds == 0 || last.CpuNanoseconds - lastCompilation.CpuNanoseconds >= QuietCpuNanoseconds);
        return isQuiet ? null : "methods were still being compiled";
    }

    private string? MissingLevel()
    {
        var needed = IsSlow ? ShortestWindow : WindowLength;
        if (times.Count < needed)
            return $"only {times.Count} of {needed} batches ran";
        return ChangePoint.Find(times.ConvertAll(Math.Log).ToArray()) is { } change
            ? FormattableString.Invariant(
                $"times were still changing, by {100 * (Math.Exp(change.Shift) - 1):+0.0;-0.0} % in the last {times.Count} batches")
            : null;
    }

    private ReadOnlySpan<double> Window => System.Runtime.InteropServices.CollectionsMarshal.AsSpan(times);
}

/// <summary>A place where a series moves to another level.</summary>
/// <param name="Index">First value of the new level.</param>
/// <param name="Shift">Median after minus median before; of log times, so about the relative change.</param>
internal readonly record struct ChangePoint(int Index, double Shift)
{
    /// <summary>Least series that the test can say anything about; shorter ones never have a change point.</summary>
    public const int LeastValues = 16;

    private const double FalseAlarms = 0.01;

    // A level that moves less than the margin below which rows are called equal would cost patience and change no answer.
    private const double LeastShift = 0.01;

    /// <summary>
    /// Finds a change of level, or a drift, by Pettitt's rank test (Applied Statistics 28, 1979): the largest |U(t)|, where U(t) sums the
    /// signs of all differences across t, has p = 2 exp(-6 U^2 / (n^3 + n^2)). Ranks make single slow batches harmless.
    /// </summary>
    /// <param name="logTimes">Logarithms of the times of one operation, oldest first.</param>
    /// <returns>Null where the values are of one level, but for about 1 % of false alarms.</returns>
    public static ChangePoint? Find(ReadOnlySpan<double> logTimes)
    {
        var n = logTimes.Length;
        if (n < LeastValues)
            return null;
        (var index, var largest) = LargestRankSum(logTimes);
        var critical = Math.Sqrt(-Math.Log(FalseAlarms / 2) * n * n * (n + 1.0) / 6);
        if (largest < critical)
            return null;
        var shift = Median(logTimes[index..]) - Median(logTimes[..index]);
        return Math.Abs(shift) < LeastShift ? null : new ChangePoint(index, shift);
    }

    /// <summary>The median of some values.</summary>
    public static double Median(ReadOnlySpan<double> values)
    {
        var sorted = values.ToArray();
        Array.Sort(sorted);
        var middle = sorted.Length / 2;
        return sorted.Length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static (int Index, double Largest) LargestRankSum(ReadOnlySpan<double> values)
    {
        double sum = 0, largest = 0;
        var index = 0;
        for (var t = 0; t < values.Length - 1; t++)
        {
            foreach (var other in values)
                sum += Math.Sign(values[t] - other);
            if (Math.Abs(sum) <= largest)
                continue;
            largest = Math.Abs(sum);
            index = t + 1;
        }

        return (index, largest);
    }
}
