using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>
/// Calls that fail, and good ones on the same adapter after each: damaged payloads and sources that fail half way for reading; null and destinations that fail
/// half way for writing. What a good call gives must be what it gives on an adapter that never failed.
/// </summary>
internal sealed class FailureTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, TContract contract)
{
    private int failures;

    /// <summary>Runs all failing calls; the first good call that goes wrong ends it.</summary>
    public TriedFrame Run()
    {
        SurfaceDriver<TContract> untouched = bench.Through(bench.NewAdapter(), bench.Surface);
        byte[] payload = bench.Write(untouched, contract, out string? failure);
        TPlain? meant = failure is null ? bench.Read(untouched, payload, out failure) : default;
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        SerializerAdapter<TContract> adapter = bench.NewAdapter();
        SurfaceDriver<TContract> driver = bench.Through(adapter, bench.Surface);
        foreach ((Operation operation, string name, Action call) in FailingCalls(adapter, driver, payload))
        {
            bench.Begin(operation);
            _ = TrialBench<TPlain, TContract>.Attempt(() => Done(call), name, out string? refusal);
            failures += refusal is null ? 0 : 1;
            if (Use(driver, payload, meant) is { } found)
                return found with { Detail = $"after {name}: {found.Detail}" };
        }

        return failures == 0 ? new TriedFrame(TrialOutcome.Inapplicable, "nothing fails") : new TriedFrame(TrialOutcome.Same, "");
    }

    private IEnumerable<(Operation Operation, string Name, Action Call)> FailingCalls(SerializerAdapter<TContract> adapter, SurfaceDriver<TContract> driver, byte[] payload)
    {
        foreach (byte[] damaged in Damage.Of(payload))
            yield return (Operation.Deserialize, "a damaged payload", () => driver.Deserialize(damaged));
        if (default(TContract) is null)
            yield return (Operation.Serialize, "null", () => driver.Serialize(default!));
        foreach (int bytesBefore in (int[])[0, payload.Length / 2])
        {
            if (bench.Surface == Surface.Stream && adapter is IStreamSurface<TContract> stream)
            {
                yield return (Operation.Serialize, "a destination that fails", () => stream.Serialize(contract, new FailingStream([], bytesBefore)));
                yield return (Operation.Deserialize, "a source that fails", () => stream.Deserialize(new FailingStream(payload, bytesBefore)));
            }

            if (bench.Surface == Surface.Buffer && adapter is IBufferSurface<TContract> buffer)
                yield return (Operation.Serialize, "a destination that fails", () => buffer.Serialize(contract, new FailingWriter(bytesBefore)));
        }
    }

    private TriedFrame? Use(SurfaceDriver<TContract> driver, byte[] payload, TPlain? meant)
    {
        TPlain? found = bench.Read(driver, payload, out string? failure);
        string? difference = failure is null ? bench.Difference(meant, found) : null;
        byte[] written = failure is null ? bench.Write(driver, contract, out failure) : [];
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        difference ??= bench.Difference(driver, payload, written);
        return difference is null ? null : new TriedFrame(TrialOutcome.Different, difference);
    }

    private static bool Done(Action call)
    {
        call();
        return true;
    }
}
