using System.Diagnostics;

namespace Assay.Core.Protocol;

/// <summary>
/// The clock that intervals are measured with. All processes of a machine share it, so that engine and worker can compare moments; it says
/// nothing about the time of day.
/// </summary>
public static class MonotonicClock
{
    private const long NanosecondsPerSecond = 1_000_000_000;

    /// <summary>Nanoseconds since some fixed moment.</summary>
    public static long Nanoseconds()
    {
        var timestamp = Stopwatch.GetTimestamp();
        return Stopwatch.Frequency == NanosecondsPerSecond
            ? timestamp
            : (timestamp / Stopwatch.Frequency * NanosecondsPerSecond)
                + (timestamp % Stopwatch.Frequency * NanosecondsPerSecond / Stopwatch.Frequency);
    }
}
