using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Feeding;
using Assay.Engine.Workers;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Feeds what only the row itself can write, in whatever format: valid payloads of values that were made to be expensive to read. Its
/// figures are those of the whole call.
/// </summary>
/// <param name="writer">Lets the row write.</param>
/// <param name="result">The row, as far as it is known.</param>
/// <param name="heapBytes">Limit of the heap, in bytes.</param>
internal sealed class RowWrittenInputs(ShapeWriter writer, HostileResult result, long heapBytes)
{
    /// <summary>Enough for a quadratic time to stand out, few enough for it to end.</summary>
    private const int Keys = 20_000;
    private const int Calls = 3;
    private const int Characters = 1 << 24;

    /// <summary>A row that makes a repeated character no smaller than this share does not compress.</summary>
    private const int LeastRatio = 20;

    /// <summary>Feeds a kind.</summary>
    /// <param name="save">Saves an input of a group, and gives the file's name.</param>
    public HostileKindResult Feed(string kind, Func<HostileGroup, HostileInput, WorkloadOptions, string> save)
    {
        HostileTally tally = new(kind, result, heapBytes, static _ => true);
        Dictionary<HostileInput, WorkloadOptions> workloads = [];
        var isOfKeys = kind == InputKinds.Collide;
        foreach (var shape in HostileKind.Find(kind).Shapes.Where(writer.Carries))
        {
            WorkloadOptions workload = new(shape, isOfKeys ? Keys : Characters, 0, "value");
            try
            {
                using var feeder = writer.Open(workload, isOfKeys ? 2 : 1);
                var payloads = feeder.Write();
                foreach (var input in isOfKeys
                    ? FeedKeys(feeder, payloads, HostileKind.KeyShapes[shape], tally)
                    : FeedCompressed(feeder, payloads[0], tally))
                    workloads[input] = workload;
            }
            catch (WorkerFailedException exception)
            {
                // A row that cannot carry the shape at all is no worse for it.
                writer.Keep(exception, shape);
            }
        }

        return tally.Result((group, input) => save(group, input, workloads[input]));
    }

    /// <summary>Ordinary keys first: their time, after the code was compiled, is what the other time is compared with.</summary>
    private static IEnumerable<HostileInput> FeedKeys(PayloadFeeder feeder, IReadOnlyList<byte[]> payloads, string what, HostileTally tally)
    {
        HostileInput ordinary = new(FormattableString.Invariant($"{Keys:N0} ordinary {what}"), payloads[0]);
        HostileInput colliding = new(FormattableString.Invariant($"{Keys:N0} {what} of one hash code"), payloads[1]);
        var first = Fastest(feeder, ordinary, Calls);
        tally.Add(ordinary, first, isSlow: false);
        yield return ordinary;
        var second = Fastest(feeder, colliding, Calls - 1);
        (var usual, var taken) = (first.Answer?.ElapsedNanoseconds ?? 0, second.Answer?.ElapsedNanoseconds ?? 0);
        var isSlow = usual > 0 && SafetyRules.IsSlowByCollisions(usual, taken);
        tally.Add(colliding, second, isSlow,
            isSlow ? FormattableString.Invariant($"{taken / 1e6:N0} ms; as many ordinary keys take {usual / 1e6:N1} ms") : null);
        yield return colliding;
    }

    private static FedPayload Fastest(PayloadFeeder feeder, HostileInput input, int calls)
    {
        var best = feeder.Feed(new FeedRequest(input.Payload));
        for (var call = 1; call < calls && best.End == FeedEnd.Returned; call++)
        {
            var next = feeder.Feed(new FeedRequest(input.Payload));
            best = next.End != FeedEnd.Returned || next.Answer!.ElapsedNanoseconds < best.Answer!.ElapsedNanoseconds ? next : best;
        }

        return best;
    }

    private static IEnumerable<HostileInput> FeedCompressed(PayloadFeeder feeder, byte[] payload, HostileTally tally)
    {
        if ((long)payload.Length * LeastRatio > Characters)
            yield break;
        HostileInput input = new(FormattableString.Invariant($"{Characters:N0} times one character in {payload.Length:N0} bytes"), payload);
        tally.Add(input, feeder.Feed(new FeedRequest(payload)));
        yield return input;
    }
}
