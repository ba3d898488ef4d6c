using Assay.Core.Results;

namespace Assay.Analysis.Statistics;

/// <summary>Times of single calls of several spans, counted in buckets of <see cref="LatencyScale"/>.</summary>
internal sealed class LatencyCounts(IEnumerable<CallSpan> spans)
{
    private readonly (long Lower, long Count)[] buckets =
    [
        .. from span in spans
           from bucket in span.LatencyNanoseconds.Zip(span.LatencyCounts)
           group bucket.Second by bucket.First into counts
           orderby counts.Key
           select (counts.Key, counts.Sum()),
    ];

    /// <summary>Calls.</summary>
    public long Count => buckets.Sum(bucket => bucket.Count);

    /// <summary>
    /// The time that a share of all calls does not pass, by the nearest rank: the middle of its bucket, within 1.6 % of the call's own
    /// time.
    /// </summary>
    public double Percentile(double share)
    {
        var rank = (long)Math.Ceiling(share * Count);
        long passed = 0;
        foreach (var (lower, count) in buckets)
        {
            passed += count;
            if (passed >= rank)
                return LatencyScale.MiddleOf(lower);
        }

        return 0;
    }
}

/// <summary>Whether the heap grows with calls, from looks at it after full collections.</summary>
internal static class Leak
{
    /// <summary>Less is what the runtime itself keeps, such as code and buffers of pools.</summary>
    private const long LeastBytes = 64 << 10;

    /// <summary>What fills once, such as a cache, grows in the first piece more than in later ones.</summary>
    private const double LeastSteadiness = 0.5;

    /// <summary>Bytes kept of each call; null where the heap does not grow in every piece, or not in proportion to the calls.</summary>
    public static double? BytesOfCall(CallSpan span)
    {
        if (span.HeldCalls.Count == 0 || span.HeldCalls.Any(calls => calls == 0) || span.HeldBytes[^1] - span.HeldBytes[0] < LeastBytes)
            return null;
        double[] rates = [
            .. span.HeldBytes.Zip(span.HeldBytes.Skip(1)).Zip(span.HeldCalls)
                .Select(piece => (piece.First.Second - piece.First.First) / (double)piece.Second)];
        return rates.Min() > 0 && rates.Min() >= LeastSteadiness * rates.Max()
            ? (span.HeldBytes[^1] - span.HeldBytes[0]) / (double)span.HeldCalls.Sum()
            : null;
    }
}
