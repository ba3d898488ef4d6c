namespace Assay.Experiments.Mutations;

/// <summary>A place of a payload with the count of the elements of a list.</summary>
/// <param name="Bytes">How many bytes it takes.</param>
internal sealed record CountPlace(int At, int Bytes, NumberForm Form)
{
    /// <summary>Larger counts may take more bytes, as may lengths before them.</summary>
    private const int MostMoved = 8;

    /// <summary>Elements of a byte or less each, which may become large ones.</summary>
    private const int Many = 1_000_000;

    private static readonly uint[] Counts = [Many, 10 * Many, 100 * Many, int.MaxValue];

    /// <summary>Finds counts.</summary>
    /// <param name="payloads">Payloads of lists, each with an element more than the one before.</param>
    /// <param name="first">Elements of the first.</param>
    /// <param name="larger">A payload whose count takes more than a byte; null where there is none.</param>
    public static IReadOnlyList<CountPlace> Find(IReadOnlyList<byte[]> payloads, int first, byte[]? larger, int count)
    {
        CountPlace[] places =
        [
            .. from at in Enumerable.Range(0, payloads[0].Length)
               from form in NumberForm.Counts
               where Enumerable.Range(0, payloads.Count).All(more => form.Read(payloads[more], at)?.Value == first + more)
               select new CountPlace(at, form.Read(payloads[0], at)!.Value.Bytes, form),
        ];
        CountPlace[] confirmed = [.. places.Where(place => larger is not null && place.IsCount(larger, count))];
        return confirmed.Length > 0 ? confirmed : places;
    }

    /// <summary>Counts of many elements, of which few follow, or bytes that could be as many elements.</summary>
    public IEnumerable<HostileInput> Inputs(byte[] payload, string elements)
    {
        foreach (var count in Counts)
            yield return new HostileInput(
                FormattableString.Invariant($"a count of {count:N0} {elements} as {Form.Name} at byte {At}"), With(payload, count));
        yield return new HostileInput(
            FormattableString.Invariant($"a count of {Many:N0} {elements} as {Form.Name} at byte {At}, then as many zeros"),
            [.. payload.AsSpan(0, At), .. Form.Write(Many), .. new byte[Many]]);
    }

    private byte[] With(byte[] payload, uint count) => [.. payload.AsSpan(0, At), .. Form.Write(count), .. payload.AsSpan(At + Bytes)];

    private bool IsCount(byte[] larger, int count) =>
        Enumerable.Range(At, MostMoved).Any(at => at < larger.Length && Form.Read(larger, at)?.Value == count);
}
