namespace Assay.Report.Payloads;

/// <summary>Where a value may stand.</summary>
/// <param name="Offset">Its first byte.</param>
/// <param name="Encoding">How it is written there.</param>
internal sealed record Place(int Offset, ValueEncoding Encoding)
{
    public int End => Offset + Encoding.Bytes.Length;

    /// <summary>The places of an encoding within a range, in order.</summary>
    public static IEnumerable<Place> In(byte[] payload, ValueEncoding encoding, int from, int to)
    {
        for (var at = from; at < to;)
        {
            var next = payload.AsSpan(at, Math.Min(to, payload.Length) - at).IndexOf(encoding.Bytes);
            if (next < 0)
                yield break;
            at += next;
            if (encoding.StandsAt(payload, at))
                yield return new Place(at, encoding);
            at++;
        }
    }
}
