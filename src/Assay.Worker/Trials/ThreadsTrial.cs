using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>
/// Eight threads on one adapter that nobody has used before, in a process that has not run the operation yet: what the library makes at its
/// first call is made by all at once. Results are compared with those of one thread on another adapter, made afterwards.
/// </summary>
internal sealed class ThreadsTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, Corpus<TPlain, TContract> corpus)
{
    private const int Threads = 8;
    private const int Rounds = 12;
    private int failed;
    private string? failure;

    /// <summary>Runs the job's operation.</summary>
    public TriedFrame Run() => bench.Operation == Operation.Serialize ? Write(corpus.Contracts()) : Read(bench.ReadPayloads());

    private TriedFrame Write(TContract[] contracts)
    {
        var written = Together(contracts, (driver, contract) => driver.Serialize(contract).ToArray(), "when serializing");
        if (failure is not null)
            return Failed();
        var alone = bench.Through(bench.NewAdapter(), bench.Surface);
        byte[][] expected = [.. contracts.Select(contract => bench.Write(alone, contract, out _))];
        return Compared(written.Select((payload, i) => bench.Difference(alone, expected[i % expected.Length], payload)));
    }

    private TriedFrame Read(IReadOnlyList<byte[]> payloads)
    {
        var read = Together([.. payloads], (driver, payload) => driver.Deserialize(payload), "when deserializing");
        if (failure is not null)
            return Failed();
        var alone = bench.Through(bench.NewAdapter(), bench.Surface);
        TPlain?[] expected = [.. payloads.Select(payload => bench.Read(alone, payload, out _))];
        return Compared(read.Select((contract, i) =>
        {
            var plain = bench.ToPlain(contract, out var unmapped);
            return unmapped ?? bench.Difference(expected[i % expected.Length], plain);
        }));
    }

    /// <summary>Results of all threads; result i belongs to input i modulo the number of inputs.</summary>
    private TResult[] Together<TInput, TResult>(TInput[] inputs, Func<SurfaceDriver<TContract>, TInput, TResult> call, string when)
    {
        var shared = bench.NewAdapter();
        var callsOfThread = inputs.Length * Rounds;
        var results = new TResult[Threads * callsOfThread];
        using Barrier start = new(Threads);
        bench.Begin(bench.Operation);
        Thread[] threads = [.. Enumerable.Range(0, Threads).Select(number => new Thread(() =>
        {
            // The buffers around a call belong to the caller, the adapter to all.
            var driver = bench.Through(shared, bench.Surface);
            start.SignalAndWait();
            for (var i = 0; i < callsOfThread && Volatile.Read(ref failed) == 0; i++)
            {
                // Each thread begins with another input.
                var at = (number * callsOfThread) + ((i + number) % callsOfThread);
                results[at] =
                    TrialBench<TPlain, TContract>.Attempt(() => call(driver, inputs[at % inputs.Length]), when, out var caught)!;
                if (caught is not null && Interlocked.Exchange(ref failed, 1) == 0)
                    failure = caught;
            }
        }))];
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        return results;
    }

    private TriedFrame Failed() => new(TrialOutcome.Threw, failure!);

    private static TriedFrame Compared(IEnumerable<string?> differences) =>
        differences.FirstOrDefault(difference => difference is not null) is { } first
        ? new TriedFrame(TrialOutcome.Different, first)
        : new TriedFrame(TrialOutcome.Same, "");
}
