namespace Assay.Analysis.Statistics;

/// <summary>Rates that follow from a cost.</summary>
public static class Rate
{
    private const double NanosecondsPerSecond = 1e9;

    /// <summary>How many units are done in one second.</summary>
    /// <param name="unitsPerOperation">Units in one operation, such as objects or bytes; zero or above.</param>
    /// <param name="nanosecondsPerOperation">Cost of one operation, in nanoseconds, above zero.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double PerSecond(double unitsPerOperation, double nanosecondsPerOperation)
    {
        if (!double.IsFinite(unitsPerOperation) || unitsPerOperation < 0)
            throw new ArgumentOutOfRangeException(
                nameof(unitsPerOperation), unitsPerOperation, "The units of one operation are a finite number of zero or above.");
        if (!double.IsFinite(nanosecondsPerOperation) || nanosecondsPerOperation <= 0)
            throw new ArgumentOutOfRangeException(
                nameof(nanosecondsPerOperation), nanosecondsPerOperation, "A rate needs a cost above zero.");
        return unitsPerOperation * NanosecondsPerSecond / nanosecondsPerOperation;
    }

    /// <summary>How many events happen in a million operations.</summary>
    /// <param name="events">Events counted, zero or above.</param>
    /// <param name="operations">Operations among which they were counted, at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double PerMillion(long events, long operations)
    {
        if (events < 0)
            throw new ArgumentOutOfRangeException(nameof(events), events, "Events are counted from zero.");
        if (operations < 1)
            throw new ArgumentOutOfRangeException(nameof(operations), operations, "Events are counted among at least one operation.");
        return events * 1e6 / operations;
    }

    /// <summary>The share of time that went to GC pauses: their sum over the sum of the elapsed times, 0 to 1.</summary>
    /// <param name="pauseNanoseconds">GC pauses of each batch, in nanoseconds, zero or above.</param>
    /// <param name="elapsedNanoseconds">Wall time of each batch, in nanoseconds, above zero.</param>
    /// <exception cref="ArgumentException">The lists are empty or not parallel, or hold a value that no clock gives.</exception>
    public static double PauseShare(ReadOnlySpan<double> pauseNanoseconds, ReadOnlySpan<double> elapsedNanoseconds)
    {
        Numbers.RequireAny(elapsedNanoseconds, "batch", nameof(elapsedNanoseconds));
        Numbers.RequirePositive(elapsedNanoseconds, "elapsed time", nameof(elapsedNanoseconds));
        Numbers.RequireSameLength(pauseNanoseconds.Length, elapsedNanoseconds.Length, "pause times", nameof(pauseNanoseconds));
        Numbers.RequireNotNegative(pauseNanoseconds, "pause time", nameof(pauseNanoseconds));
        return Center.MeanOf(pauseNanoseconds) / Center.MeanOf(elapsedNanoseconds);
    }
}
