using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>
/// Sorts compiled methods into batches by their times: the runtime tells of a method up to a tenth of a second after it compiled it. As
/// with counted methods, what is compiled between two batches belongs to the second.
/// </summary>
internal sealed class CompiledMethods
{
    /// <summary>Methods that are kept at most; the first ones.</summary>
    public const int Most = 1000;

    // Long enough for most runs: a list that grows would compile methods.
    private const int ManyBatches = 4096;
    private readonly object access = new();
    private readonly List<(DateTime Time, string Name, string Tier)> methods = new(Most);
    private readonly List<DateTime> ends = new(ManyBatches);
    private DateTime start = DateTime.MaxValue;

    /// <summary>Keeps a method, unless it was compiled before the first batch or there are too many.</summary>
    public void Add(DateTime time, string name, string tier)
    {
        lock (access)
        {
            if (time >= start && methods.Count < Most)
                methods.Add((time, name, tier));
        }
    }

    /// <summary>A batch begins; what was compiled before the first one is of no interest.</summary>
    public void BeginBatch(DateTime now)
    {
        lock (access)
        {
            if (start == DateTime.MaxValue)
                start = now;
        }
    }

    public void EndBatch(DateTime now)
    {
        lock (access)
            ends.Add(now);
    }

    /// <summary>Gives the methods of all batches so far and forgets them; those after the last batch belong to none.</summary>
    public TracedFrame Take(DateTime now)
    {
        lock (access)
        {
            (int Batch, string Name, string Tier)[] told =
                [.. methods.OrderBy(method => method.Time).Select(method => (BatchOf(method.Time), method.Name, method.Tier))
                    .Where(method => method.Item1 < ends.Count)];
            methods.Clear();
            start = now;
            return new TracedFrame(
                [.. told.Select(method => method.Batch)], [.. told.Select(method => method.Name)], [.. told.Select(method => method.Tier)]);
        }
    }

    private int BatchOf(DateTime time)
    {
        var found = ends.BinarySearch(time);
        return found >= 0 ? found : ~found;
    }
}
