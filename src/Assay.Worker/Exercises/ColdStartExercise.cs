using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Exercises;

/// <summary>
/// 32 threads that begin at once, half of them writing and half reading, in a process whose library has done neither: what it makes at its
/// first calls is made by all of them. Every thread has values of its own, so that bytes of one in the payload of another are seen.
/// </summary>
internal sealed class ColdStartExercise<TPlain, TContract>(ExerciseBench<TPlain, TContract> bench, bool isShared)
{
    private const int Threads = 32;
    private const int Rounds = 8;
    private readonly List<(int Number, byte[] Payload)> written = [];
    private readonly List<(int Number, TContract Value)> read = [];
    private readonly object keeping = new();
    private TriedFrame? failure;

    /// <summary>Runs the threads, and then compares on this one.</summary>
    public TriedFrame Run()
    {
        if (!isShared && NativeProgram.IsThis)
            return ExerciseBench.NoSecondAdapter();
        var payloads = bench.Payloads();
        TContract[] contracts = [.. Enumerable.Range(0, payloads.Count).Select(bench.Contract)];
        SerializerAdapter<TContract>[] adapters = [
            .. Enumerable.Range(0, Threads).Select(_ => isShared ? bench.Adapter : bench.NewAdapter())];
        using Barrier start = new(Threads);
        bench.Begin(Operation.Serialize);
        Thread[] threads = [
            .. adapters.Select((adapter, number) => new Thread(() => Work(number, bench.Driver(adapter), contracts, payloads, start)))];
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        return failure ?? Compare();
    }

    private void Work(int number, SurfaceDriver<TContract> driver, TContract[] contracts, IReadOnlyList<byte[]> payloads, Barrier start)
    {
        start.SignalAndWait();
        for (var round = 0; round < Rounds && Volatile.Read(ref failure) is null; round++)
        {
            var value = (number + round) % contracts.Length;
            if ((number + round) % 2 == 0)
                Call("writing", () => driver.Serialize(contracts[value]).ToArray(), payload => written.Add((value, payload)));
            else
                Call("reading", () => driver.Deserialize(payloads[value]), found => read.Add((value, found)));
        }
    }

    private void Call<T>(string name, Func<T> call, Action<T> keep)
    {
        try
        {
            var result = call();
            lock (keeping)
                keep(result);
        }
        catch (Exception exception)
        {
            TriedFrame threw = new(TrialOutcome.Threw, $"{name} on one of {Threads} threads: {ExerciseBench.TextOf(exception)}");
            Interlocked.CompareExchange(ref failure, threw, null);
        }
    }

    private TriedFrame Compare()
    {
        foreach ((var number, var value) in read)
        {
            if (bench.Difference(number, value) is string difference)
                return ExerciseBench.Different($"read on one of {Threads} threads: {difference}");
        }

        var alone = bench.Driver(bench.Adapter);
        foreach ((var number, var payload) in written)
        {
            if (!bench.TryCall(
                Operation.Deserialize, "", () => alone.Deserialize(payload), out var value, out var unreadable))
                return ExerciseBench.Different($"written on one of {Threads} threads, and unreadable{unreadable.Detail}");
            if (bench.Difference(number, value) is string difference)
                return ExerciseBench.Different($"written on one of {Threads} threads: {difference}");
        }

        return new TriedFrame(TrialOutcome.Same, "");
    }
}
