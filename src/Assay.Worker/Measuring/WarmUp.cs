using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Runs an operation until it is steady or a cap is reached, then fixes the size of batches.</summary>
/// <param name="timer">Times the batches of the warm-up as it will time those of the measurement.</param>
/// <param name="probe">Clocks and JIT.</param>
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
        RuntimeReading start = RuntimeReading.Take(probe);
        SteadyState state = new(start);
        RuntimeReading now;
        string missing;
        int operations = 1;
        do
        {
            BatchFrame batch = timer.Time(0, operations);
            others?.Accompany(operations, batch.ElapsedNanoseconds);
            now = RuntimeReading.Take(probe);
            state.Add(operations, in batch, in now);
            missing = state.Missing;
            operations = Next(operations, state.LastNanoseconds);
        }
        while (missing.Length > 0 && (now.ElapsedNanoseconds - start.ElapsedNanoseconds < capNanoseconds || state.Calls < LeastOperations));

        double typical = state.TypicalNanoseconds;
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
