namespace Assay.Engine.Runs;

/// <summary>Work that goes on in turns, so that a budget is shared: whoever had the least time so far is next.</summary>
internal sealed class Turns(IEnumerable<ITurn> all)
{
    private readonly List<ITurn> all = [.. all];
    private readonly Dictionary<ITurn, TimeSpan> taken = [];

    /// <summary>How many take turns.</summary>
    public int Count => all.Count;

    /// <summary>The share of all work that is done.</summary>
    public double Share => all.Sum(one => (double)one.Done) / Math.Max(1, all.Sum(one => one.Done + one.Left));

    /// <summary>Puts them in random order, which decides among those who had no turn.</summary>
    public void Shuffle(SeededShuffle shuffle) => shuffle.Shuffle(all);

    /// <summary>Whose turn it is; null where nothing is left.</summary>
    public ITurn? Next() => all.Where(one => one.Left > 0).MinBy(one => taken.GetValueOrDefault(one));

    /// <summary>Notes what a turn took.</summary>
    public void Add(ITurn turn, TimeSpan time) => taken[turn] = taken.GetValueOrDefault(turn) + time;
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
