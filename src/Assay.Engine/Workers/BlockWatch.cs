using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>Sees where a block's time goes; begins with the warm-up.</summary>
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
        var after = Of(BlockPart.Allocation) + Of(BlockPart.Mapper) + Of(BlockPart.Confirmation) + Of(BlockPart.After);
        return new BlockTimes(Of(BlockPart.WarmUp), Nanoseconds(WarmUp.Elapsed), Of(BlockPart.Rounds), (long)batchNanoseconds, after)
        {
            AllocationPasses = Of(BlockPart.Allocation),
            MapperTiming = Of(BlockPart.Mapper),
            Confirmation = Of(BlockPart.Confirmation),
        };
    }

    private long Of(BlockPart of) => nanoseconds[(int)of];

    private static long Nanoseconds(TimeSpan time) => time.Ticks * TimeSpan.NanosecondsPerTick;
}

/// <summary>What a block is doing.</summary>
internal enum BlockPart
{
    /// <summary>Starting workers and warming them up.</summary>
    WarmUp,

    /// <summary>Playing rounds.</summary>
    Rounds,

    /// <summary>Counting allocations after the rounds.</summary>
    Allocation,

    /// <summary>Timing mappers.</summary>
    Mapper,

    /// <summary>Comparing the timed work with the checked work.</summary>
    Confirmation,

    /// <summary>All else after the rounds: what a deep run asks, and the end of the workers.</summary>
    After,
}

/// <summary>The time in which at least one of several things at once goes on.</summary>
internal sealed class BusyTime(TimeProvider clock)
{
    private readonly Lock counting = new();
    private int atWork;
    private long begin;

    /// <summary>The time so far.</summary>
    public TimeSpan Elapsed { get; private set; }

    /// <summary>Runs something; time that several share counts once.</summary>
    public void During(Action work)
    {
        Enter();
        try
        {
            work();
        }
        finally
        {
            Leave();
        }
    }

    private void Enter()
    {
        lock (counting)
        {
            if (atWork++ == 0)
                begin = clock.GetTimestamp();
        }
    }

    private void Leave()
    {
        lock (counting)
        {
            if (--atWork == 0)
                Elapsed += clock.GetElapsedTime(begin);
        }
    }
}
