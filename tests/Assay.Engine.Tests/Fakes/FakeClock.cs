namespace Assay.Engine.Tests.Fakes;

/// <summary>A clock that moves when told: "sleep 0.123" takes exactly 0.123.</summary>
internal sealed class FakeClock : TimeProvider
{
    private long ticks;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => Interlocked.Read(ref ticks);

    public void Advance(TimeSpan time) => Interlocked.Add(ref ticks, time.Ticks);
}
