using Assay.Core.Protocol;

namespace Assay.Report.Payloads;

/// <summary>A payload with its values told apart from overhead.</summary>
/// <param name="Payload">The bytes.</param>
/// <param name="Values">The values found, by offset; no two share a byte.</param>
/// <param name="NotFound">Paths of the values that were not found: not written, or in a way that is not known here.</param>
public sealed record PayloadView(byte[] Payload, IReadOnlyList<FoundValue> Values, IReadOnlyList<string> NotFound)
{
    /// <summary>Bytes of values.</summary>
    public int ValueBytes => Values.Sum(value => value.Length);

    /// <summary>All other bytes: names, types, lengths, marks and blanks.</summary>
    public int OverheadBytes => Payload.Length - ValueBytes;

    /// <summary>Looks for values in a payload.</summary>
    /// <param name="payload">The bytes.</param>
    /// <param name="leaves">The values that were serialized.</param>
    /// <param name="isText">Whether the format is text, so that numbers are digits.</param>
    public static PayloadView Of(byte[] payload, IReadOnlyList<PayloadLeaf> leaves, bool isText)
    {
        // Binary XML begins with an element of a short name.
        var isXml = !isText && payload is [>= 0x40 and <= 0x77, ..];
        IReadOnlyList<ValueEncoding>[] forms = [.. leaves.Select(leaf => ValueForms.Of(leaf, isText, isXml))];
        var found = LeafOrders.Of(leaves)
            .Select(order => new Alignment(payload, forms, order, isText).Best())
            .MinBy(match => match.Cost).Places;
        Stragglers.Find(payload, leaves, forms, found, isText);
        return new PayloadView(
            payload,
            [.. leaves.Select((leaf, i) => found[i] is { } place ? new FoundValue(leaf.Path, place.Offset, place.Encoding.Bytes.Length, place.Encoding.Name) : null)
                .OfType<FoundValue>().OrderBy(value => value.Offset)],
            [.. leaves.Where((_, i) => found[i] is null).Select(leaf => leaf.Path)]);
    }
}
