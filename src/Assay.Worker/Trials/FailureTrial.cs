using System.Buffers;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>
/// Calls that fail, and good ones on the same adapter after each: damaged payloads and sources that fail half way for reading; null and
/// destinations that fail half way for writing. What a good call gives must be what it gives on an adapter that never failed.
/// </summary>
internal sealed class FailureTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, TContract contract)
{
    private int failures;

    /// <summary>Runs all failing calls; the first good call that goes wrong ends it.</summary>
    public TriedFrame Run()
    {
        var untouched = bench.Through(bench.NewAdapter(), bench.Surface);
        var payload = bench.Write(untouched, contract, out var failure);
        var meant = failure is null ? bench.Read(untouched, payload, out failure) : default;
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        var adapter = bench.NewAdapter();
        var driver = bench.Through(adapter, bench.Surface);
        foreach ((var operation, var name, var call) in FailingCalls(adapter, driver, payload))
        {
            bench.Begin(operation);
            _ = TrialBench<TPlain, TContract>.Attempt(() => TrialBench<TPlain, TContract>.Done(call), name, out var refusal);
            failures += refusal is null ? 0 : 1;
            if (Use(driver, payload, meant) is { } found)
                return found with { Detail = $"after {name}: {found.Detail}" };
        }

        return failures == 0 ? new TriedFrame(TrialOutcome.Inapplicable, "nothing fails") : new TriedFrame(TrialOutcome.Same, "");
    }

    private IEnumerable<(Operation Operation, string Name, Action Call)> FailingCalls(
        SerializerAdapter<TContract> adapter, SurfaceDriver<TContract> driver, byte[] payload)
    {
        foreach (var damaged in Damage.Of(payload))
            yield return (Operation.Deserialize, "a damaged payload", () => driver.Deserialize(damaged));
        if (default(TContract) is null)
            yield return (Operation.Serialize, "null", () => driver.Serialize(default!));
        foreach (var bytesBefore in (int[])[0, payload.Length / 2])
        {
            if (bench.Surface == Surface.Stream && adapter is IStreamSurface<TContract> stream)
            {
                yield return (Operation.Serialize, "a destination that fails",
                    () => stream.Serialize(contract, new FailingStream([], bytesBefore)));
                yield return (Operation.Deserialize, "a source that fails",
                    () => stream.Deserialize(new FailingStream(payload, bytesBefore)));
            }

            if (bench.Surface == Surface.Buffer && adapter is IBufferSurface<TContract> buffer)
                yield return (Operation.Serialize, "a destination that fails",
                    () => buffer.Serialize(contract, new FailingWriter(bytesBefore)));
        }
    }

    private TriedFrame? Use(SurfaceDriver<TContract> driver, byte[] payload, TPlain? meant)
    {
        var found = bench.Read(driver, payload, out var failure);
        var difference = failure is null ? bench.Difference(meant, found) : null;
        var written = failure is null ? bench.Write(driver, contract, out failure) : [];
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        difference ??= bench.Difference(driver, payload, written);
        return difference is null ? null : new TriedFrame(TrialOutcome.Different, difference);
    }
}

/// <summary>
/// Payloads that nobody wrote: cut at several places, and noise of the same length. The same for the same payload on every machine.
/// </summary>
internal static class Damage
{
    private const int Seed = 5;

    /// <summary>The damaged payloads of a good one.</summary>
    public static IEnumerable<byte[]> Of(byte[] payload)
    {
        yield return [];
        yield return payload.AsSpan(0, Math.Min(1, payload.Length)).ToArray();
        yield return payload.AsSpan(0, payload.Length / 2).ToArray();
        yield return payload.AsSpan(0, Math.Max(0, payload.Length - 1)).ToArray();
        yield return Noise(payload.Length);
        byte[] half = [.. payload];
        Noise(payload.Length - (payload.Length / 2)).CopyTo(half, payload.Length / 2);
        yield return half;
    }

    private static byte[] Noise(int length)
    {
        var noise = new byte[length];
        new Random(Seed).NextBytes(noise);
        return noise;
    }
}

/// <summary>A stream whose medium fails after some bytes, read or written.</summary>
internal sealed class FailingStream(byte[] content, int bytesBefore) : Stream
{
    private int position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => position; set => throw new NotSupportedException(); }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => Take(buffer.AsSpan(offset, count));

    public override void Write(byte[] buffer, int offset, int count) => Put(count);

#if NET
    public override int Read(Span<byte> buffer) => Take(buffer);

    public override void Write(ReadOnlySpan<byte> buffer) => Put(buffer.Length);
#endif

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private int Take(Span<byte> buffer)
    {
        var count = Math.Min(buffer.Length, bytesBefore - position);
        if (buffer.Length > 0 && count <= 0)
            throw Failure();
        content.AsSpan(position, count).CopyTo(buffer);
        position += count;
        return count;
    }

    private void Put(int count)
    {
        position += count;
        if (position > bytesBefore)
            throw Failure();
    }

    private static IOException Failure() => new("The medium fails, as this trial wants.");
}

/// <summary>A buffer writer that has no more room after some bytes.</summary>
internal sealed class FailingWriter(int bytesBefore) : IBufferWriter<byte>
{
    private readonly ArrayBufferWriter<byte> written = new();

    public void Advance(int count) => written.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => HasRoom(sizeHint) ? written.GetMemory(sizeHint) : throw Failure();

    public Span<byte> GetSpan(int sizeHint = 0) => HasRoom(sizeHint) ? written.GetSpan(sizeHint) : throw Failure();

    private bool HasRoom(int sizeHint) => written.WrittenCount + sizeHint < bytesBefore;

    private static InvalidOperationException Failure() => new("The buffer is full, as this trial wants.");
}
