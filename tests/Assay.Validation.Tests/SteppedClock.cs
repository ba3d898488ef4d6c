namespace Assay.Validation.Tests;

/// <summary>A clock that moves only when told to.</summary>
internal sealed class SteppedClock : TimeProvider
{
    private long ticks;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => ticks;

    public override DateTimeOffset GetUtcNow() => new DateTimeOffset(2026, 3, 4, 5, 6, 7, TimeSpan.Zero).AddTicks(ticks);

    /// <summary>Lets time pass and gives a value.</summary>
    public T After<T>(double seconds, T value)
    {
        ticks += (long)(seconds * TimeSpan.TicksPerSecond);
        return value;
    }
}
