using Assay.Core.Protocol;

namespace Assay.Cli.Showing;

/// <summary>A payload in which values are distinguished from overhead.</summary>
/// <param name="Values">The values found, by offset; no two share a byte.</param>
/// <param name="NotFound">Paths of the values that were not found: not written, or in a way that is not known here.</param>
public sealed record PayloadView(byte[] Payload, IReadOnlyList<FoundValue> Values, IReadOnlyList<string> NotFound)
{
    /// <summary>Bytes of values.</summary>
    public int ValueBytes => Values.Sum(value => value.Length);

    /// <summary>All other bytes: names, types, lengths, marks and blanks.</summary>
    public int OverheadBytes => Payload.Length - ValueBytes;

    /// <summary>Looks for values in a payload.</summary>
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
        OutOfOrderValues.Find(payload, leaves, forms, found, isText);
        return new PayloadView(
            payload,
            [.. leaves.Select(
                (leaf, i) => found[i] is { } place
                    ? new FoundValue(leaf.Path, place.Offset, place.Encoding.Bytes.Length, place.Encoding.Name)
                    : null)
                .OfType<FoundValue>().OrderBy(value => value.Offset)],
            [.. leaves.Where((_, i) => found[i] is null).Select(leaf => leaf.Path)]);
    }
}

/// <summary>A value that a payload holds.</summary>
/// <param name="Path">Where it stands in the graph, such as <c>BookShelf.Books[0].Title</c>.</param>
/// <param name="Offset">Its first byte, from 0.</param>
/// <param name="Length">Its length, in bytes.</param>
/// <param name="Encoding">How it is written, such as <c>UTF-8</c> or <c>varint</c>.</param>
public sealed record FoundValue(string Path, int Offset, int Length, string Encoding)
{
    /// <summary>The byte behind it.</summary>
    public int End => Offset + Length;
}

/// <summary>
/// Finds values that stand out of order: only what is hardly met by chance, and nearest to what stands beside it in the graph.
/// </summary>
internal static class OutOfOrderValues
{
    // A digit or two may stand anywhere for something else.
    private const int ShortBytes = 2;
    private const int Nearby = 200;

    /// <summary>Fills in places of values that have none yet.</summary>
    public static void Find(
        byte[] payload, IReadOnlyList<PayloadLeaf> leaves, IReadOnlyList<ValueEncoding>[] forms, Place?[] found, bool isText)
    {
        var taken = new bool[payload.Length];
        foreach (var place in found)
            Take(taken, place);
        for (var i = 0; i < leaves.Count; i++)
        {
            if (found[i] is not null)
                continue;
            var near = Beside(leaves, found, i);
            found[i] = forms[i].Where(form => form.IsTelling && (isText || form.Boundary != Boundary.Number))
                .SelectMany(form => Place.In(payload, form, 0, payload.Length))
                .Where(place => !taken.AsSpan(place.Offset, place.Encoding.Bytes.Length).Contains(true))
                .Where(place => place.Encoding.Bytes.Length > ShortBytes
                    || (near is { } beside && Math.Abs(place.Offset - beside) < Nearby))
                .MinBy(place => Math.Abs(place.Offset - (near ?? 0)));
            Take(taken, found[i]);
        }
    }

    private static void Take(bool[] taken, Place? place)
    {
        if (place is not null)
            taken.AsSpan(place.Offset, place.Encoding.Bytes.Length).Fill(true);
    }

    // Where a value of the same object stands.
    private static int? Beside(IReadOnlyList<PayloadLeaf> leaves, Place?[] found, int index)
    {
        var owner = OwnerOf(leaves[index]);
        for (var distance = 1; distance < leaves.Count; distance++)
        {
            foreach (var other in new[] { index - distance, index + distance })
            {
                if (other >= 0 && other < leaves.Count && found[other] is { } place && OwnerOf(leaves[other]) == owner)
                    return place.Offset;
            }
        }

        return null;
    }

    private static string OwnerOf(PayloadLeaf leaf) => leaf.Path[..Math.Max(0, leaf.Path.LastIndexOfAny(['.', '[']))];
}
