using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>Sees where a block's time goes; begins with the warm-up.</summary>
/// <param name="clock">The time.</param>
internal sealed class BlockWatch(TimeProvider clock)
{
    private readonly long[] nanoseconds = new long[Enum.GetValues<BlockPart>().Length];
    private BlockPart part;
    private long begin = clock.GetTimestamp();

    /// <summary>The time in which at least one worker warms up.</summary>
    public BusyTime WarmUp { get; } = new(clock);

    /// <summary>Another part begins.</summary>
    public void Enter(BlockPart next)
    {
        nanoseconds[(int)part] += Nanoseconds(clock.GetElapsedTime(begin));
        part = next;
        begin = clock.GetTimestamp();
    }

    /// <summary>The block is over.</summary>
    /// <param name="batchNanoseconds">Time of the rounds that was spent in batches.</param>
    public BlockTimes End(double batchNanoseconds)
    {
        Enter(part);
        return new BlockTimes(
            nanoseconds[(int)BlockPart.WarmUp], Nanoseconds(WarmUp.Elapsed), nanoseconds[(int)BlockPart.Rounds], (long)batchNanoseconds, nanoseconds[(int)BlockPart.After]);
    }

    private static long Nanoseconds(TimeSpan time) => time.Ticks * TimeSpan.NanosecondsPerTick;
}
