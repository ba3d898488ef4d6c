namespace Assay.Engine.Measuring;

/// <summary>
/// Work that goes on in turns, so that a budget is shared: whoever had the least time so far is next. Several may have their turns at once.
/// </summary>
internal sealed class Turns(IEnumerable<ITurn> all)
{
    private readonly List<ITurn> all = [.. all];
    private readonly Dictionary<ITurn, TimeSpan> taken = [];
    private readonly HashSet<ITurn> busy = [];

    /// <summary>How many take turns.</summary>
    public int Count => all.Count;

    /// <summary>The share of all work that is done.</summary>
    public double Share => all.Sum(one => (double)one.Done) / Math.Max(1, all.Sum(one => one.Done + one.Left));

    /// <summary>Whether nothing is left.</summary>
    public bool AreOver => all.All(one => one.Left == 0);

    /// <summary>Puts them in random order, which decides among those who had no turn.</summary>
    public void Shuffle(SeededShuffle shuffle) => shuffle.Shuffle(all);

    /// <summary>Whose turn it is, one after the other, until nothing is left; waits while all who are left have their turns.</summary>
    /// <param name="mayBegin">Whether another turn may begin.</param>
    public IEnumerable<ITurn> InOrder(Func<bool> mayBegin)
    {
        while (mayBegin() && Next() is ITurn next)
            yield return next;
    }

    /// <summary>Ends a turn, and notes what it took.</summary>
    public void End(ITurn turn, TimeSpan time)
    {
        lock (busy)
        {
            taken[turn] = taken.GetValueOrDefault(turn) + time;
            busy.Remove(turn);
            Monitor.PulseAll(busy);
        }
    }

    private ITurn? Next()
    {
        lock (busy)
        {
            while (true)
            {
                if (all.Where(one => !busy.Contains(one) && one.Left > 0).MinBy(one => taken.GetValueOrDefault(one)) is ITurn next)
                {
                    busy.Add(next);
                    return next;
                }

                if (busy.Count == 0)
                    return null;
                Monitor.Wait(busy);
            }
        }
    }
}

/// <summary>Somebody who takes turns.</summary>
internal interface ITurn
{
    /// <summary>Pieces of work that are done.</summary>
    int Done { get; }

    /// <summary>Pieces of work that are left.</summary>
    int Left { get; }

    /// <summary>Does a piece of work, and more of it while there is time.</summary>
    /// <param name="tell">Told what is at work.</param>
    /// <param name="mayGoOn">Whether another piece may begin.</param>
    void Take(Action<string> tell, Func<bool> mayGoOn);
}

/// <summary>A row whose work is in pieces.</summary>
/// <param name="row">The row, for the progress.</param>
/// <param name="pieces">The pieces, in order.</param>
/// <param name="work">Does one, and keeps what it found.</param>
/// <param name="ended">Told once, when all of them are done; null for nobody.</param>
internal sealed class PiecesOfRow<T>(string row, IEnumerable<T> pieces, Action<T> work, Action? ended = null) : ITurn
{
    private readonly Queue<T> left = new(pieces);

    /// <inheritdoc/>
    public int Done { get; private set; }

    /// <inheritdoc/>
    public int Left => left.Count;

    /// <inheritdoc/>
    public void Take(Action<string> tell, Func<bool> mayGoOn)
    {
        do
        {
            tell(row);
            work(left.Peek());
            left.Dequeue();
            Done++;
        }
        while (left.Count > 0 && mayGoOn());
        if (left.Count == 0)
            ended?.Invoke();
    }
}
