using System.Runtime.CompilerServices;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Runs an operation until it is steady or a cap is reached, then fixes the size of batches.</summary>
/// <param name="timer">Times the batches of the warm-up as it will time those of the measurement.</param>
/// <param name="others">Other data sets that run beside, a share after each batch.</param>
internal sealed class WarmUp(BatchTimer timer, IRuntimeProbe probe, MixedLoops? others = null)
{
    private const double BatchNanoseconds = 1_500_000;
    private const double LeadInNanoseconds = 300_000;

    // A cold start of some 0.1 ms is lost in an operation longer than this, so that a lead-in would only cost time.
    private const double LongestLedInNanoseconds = 10_000_000;
    private const int LeastOperations = 8;

    /// <summary>Warms up.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up; at least 8 operations run whatever they take.</param>
    public WarmedUpFrame Run(long capNanoseconds)
    {
        var start = RuntimeReading.Take(probe);
        SteadyState state = new(start);
        RuntimeReading now;
        string missing;
        var operations = 1;
        do
        {
            var batch = timer.Time(0, operations);
            others?.Accompany(operations, batch.ElapsedNanoseconds);
            now = RuntimeReading.Take(probe);
            state.Add(operations, in batch, in now);
            missing = state.Missing;
            operations = Next(operations, state.LastNanoseconds);
        }
        while (missing.Length > 0 && (now.ElapsedNanoseconds - start.ElapsedNanoseconds < capNanoseconds || state.Calls < LeastOperations));

        var typical = state.TypicalNanoseconds;
        return new WarmedUpFrame(
            missing.Length == 0,
            state.Calls,
            OperationsIn(BatchNanoseconds, typical, least: 1),
            OperationsIn(LeadInNanoseconds, typical, least: typical < LongestLedInNanoseconds ? 1 : 0),
            now.ElapsedNanoseconds - start.ElapsedNanoseconds,
            now.MethodsCompiled,
            missing);
    }

    // The first call runs cold code and says little about the next: batches grow by doubling and shrink at once.
    private static int Next(int operations, double nanoseconds) =>
        Math.Min(OperationsIn(BatchNanoseconds, nanoseconds, least: 1), (int)Math.Min(2L * operations, int.MaxValue));

    private static int OperationsIn(double budgetNanoseconds, double nanoseconds, int least) =>
        (int)Math.Clamp(Math.Floor(budgetNanoseconds / nanoseconds), least, int.MaxValue);
}

/// <summary>One operation of one row from warm-up to the last batch.</summary>
internal sealed class Measurement(OperationLoop loop, IRuntimeProbe probe)
{
    private readonly BatchTimer timer = new(loop, probe);
    private MixedLoops others = new([], probe);
    private WarmedUpFrame? warmedUp;

    /// <summary>Warms up and collects the garbage of doing so.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up.</param>
    /// <param name="beside">Operations on other data sets, to run beside this one from now on, untimed.</param>
    public WarmedUpFrame WarmUp(long capNanoseconds, params IReadOnlyList<OperationLoop> beside)
    {
        others = new MixedLoops(beside, probe);
        warmedUp = new WarmUp(timer, probe, others).Run(capNanoseconds);
        others.Settle();

        // Compiled here, not in the first batch.
        others.RunBeforeBatch();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        timer.Begin();
        return warmedUp;
    }

    /// <summary>Times one batch.</summary>
    /// <param name="batch">How many operations; none goes the whole way without any, so that the way is compiled before it counts.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame TimeBatch(BatchRequest batch)
    {
        if (warmedUp is null)
            throw new InvalidOperationException("A batch needs a warm-up before it.");
        if (batch.Operations > 0)
            others.RunBeforeBatch();
        return timer.Time(batch.LeadIn, batch.Operations);
    }

    /// <summary>Counts allocated bytes.</summary>
    /// <param name="instances">Instances of the corpus: each should be counted once at least.</param>
    public AllocatedFrame CountAllocation(int instances) => new AllocationPass(loop, probe).Run(instances, isWarm: warmedUp is not null);
}
