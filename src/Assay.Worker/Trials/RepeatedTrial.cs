using System.Diagnostics;
using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Worker.Trials;

/// <summary>One payload read again and again: each read must give what the first one gave.</summary>
internal sealed class RepeatedTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench)
{
    private const int Reads = 3_000;
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(2);

    /// <summary>Reads; slow rows as often as the time allows.</summary>
    public TriedFrame Run()
    {
        var payload = bench.ReadPayloads()[0];
        var driver = bench.Through(bench.OwnAdapter(), bench.Surface);
        bench.Begin(Operation.Deserialize);
        var first = bench.Read(driver, payload, out var failure);
        var begin = Stopwatch.GetTimestamp();
        for (var read = 2; read <= Reads && failure is null && Stopwatch.GetElapsedTime(begin) < Longest; read++)
        {
            var found = bench.Read(driver, payload, out failure);
            if (failure is null && bench.Difference(first, found) is string difference)
                return new TriedFrame(
                    TrialOutcome.Different, string.Create(CultureInfo.InvariantCulture, $"read {read} of one payload: {difference}"));
        }

        return failure is null ? new TriedFrame(TrialOutcome.Same, "") : new TriedFrame(TrialOutcome.Threw, failure);
    }
}
