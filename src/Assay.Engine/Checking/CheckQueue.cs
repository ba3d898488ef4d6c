using System.Diagnostics.CodeAnalysis;

namespace Assay.Engine.Checking;

/// <summary>
/// Hands out checks to several who work. After a row that did not end, the other rows of its package go last: often they do not end either,
/// and nobody else should wait for them.
/// </summary>
internal sealed class CheckQueue<T>(Func<T, string> packageOf)
{
    private readonly object changing = new();
    private readonly List<T> waiting = [];
    private readonly HashSet<string> slow = new(StringComparer.Ordinal);
    private bool isComplete;

    /// <summary>A queue to which nothing is added.</summary>
    public static CheckQueue<T> Of(IEnumerable<T> checks, Func<T, string> packageOf)
    {
        CheckQueue<T> queue = new(packageOf);
        queue.waiting.AddRange(checks);
        queue.Complete();
        return queue;
    }

    public void Add(T check) => Change(() => waiting.Add(check));

    /// <summary>Nothing is added any more.</summary>
    public void Complete() => Change(() => isComplete = true);

    /// <summary>A check did not end: what is left of its package goes last.</summary>
    public void Defer(T check) => Change(() => slow.Add(packageOf(check)));

    /// <summary>The checks, each once, until nothing is left and nothing is added; waits where there is nothing yet.</summary>
    public IEnumerable<T> Take(CancellationToken cancellation)
    {
        using var waking = cancellation.Register(() => Change(static () => { }));
        while (TryTake(cancellation, out var check))
            yield return check;
    }

    private bool TryTake(CancellationToken cancellation, [MaybeNullWhen(false)] out T check)
    {
        lock (changing)
        {
            int place;
            while ((place = Next()) < 0 && !isComplete)
            {
                cancellation.ThrowIfCancellationRequested();
                Monitor.Wait(changing);
            }

            check = place < 0 ? default : waiting[place];
            if (place >= 0)
                waiting.RemoveAt(place);
            return place >= 0;
        }
    }

    private int Next()
    {
        var place = waiting.FindIndex(check => !slow.Contains(packageOf(check)));
        return place < 0 && isComplete && waiting.Count > 0 ? 0 : place;
    }

    private void Change(Action change)
    {
        lock (changing)
        {
            change();
            Monitor.PulseAll(changing);
        }
    }
}
