using Assay.Core.Protocol;

namespace Assay.Report.Payloads;

/// <summary>Finds values that stand out of order: only what is hardly met by chance, and nearest to what stands beside it in the graph.</summary>
internal static class Stragglers
{
    // A digit or two may stand anywhere for something else.
    private const int ShortBytes = 2;
    private const int Nearby = 200;

    /// <summary>Fills in places of values that have none yet.</summary>
    public static void Find(byte[] payload, IReadOnlyList<PayloadLeaf> leaves, IReadOnlyList<ValueEncoding>[] forms, Place?[] found, bool isText)
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
                .Where(place => place.Encoding.Bytes.Length > ShortBytes || (near is { } beside && Math.Abs(place.Offset - beside) < Nearby))
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
