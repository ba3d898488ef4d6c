namespace Assay.Worker.Trials;

/// <summary>Payloads that nobody wrote: cut at several places, and noise of the same length. The same for the same payload on every machine.</summary>
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
        byte[] noise = new byte[length];
        new Random(Seed).NextBytes(noise);
        return noise;
    }
}
