using System.Collections.Concurrent;
using System.Runtime.ExceptionServices;

namespace Assay.Engine;

/// <summary>Works on several items at once.</summary>
internal static class ParallelWork
{
    /// <summary>Takes one item at a time from the list: with whole ranges one thread would be left with the slow ones.</summary>
    /// <param name="atOnce">How many are in work at the same time.</param>
    /// <param name="act">The work on one item.</param>
    /// <param name="cancellation">Starts no further item.</param>
    /// <exception cref="Exception">The first that the work on an item threw, before others one about bad input.</exception>
    public static void ForEach<T>(IEnumerable<T> items, int atOnce, Action<T> act, CancellationToken cancellation)
    {
        try
        {
            ParallelOptions options = new() { MaxDegreeOfParallelism = atOnce, CancellationToken = cancellation };
            Parallel.ForEach(Partitioner.Create(items, EnumerablePartitionerOptions.NoBuffering), options, act);
        }
        catch (AggregateException exception)
        {
            // One sentence is for the user; that there were several exceptions is none.
            ExceptionDispatchInfo.Throw(exception.InnerExceptions.FirstOrDefault(inner => inner is BadInputException)
                ?? exception.InnerExceptions[0]);
        }
    }
}
