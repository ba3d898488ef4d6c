namespace Assay.Engine.Measuring;

/// <summary>The time in which at least one of several things at once goes on.</summary>
/// <param name="clock">The time.</param>
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
