namespace Assay.Cli.Showing;

/// <summary>
/// Finds values that a format writes one after the other in a known order. A beam of partial answers goes through the values; each answer
/// pays for bytes passed over, for unlikely encodings and for values left out. What comes before the first value is free: many formats
/// begin with names and types.
/// </summary>
internal sealed class Alignment(byte[] payload, IReadOnlyList<ValueEncoding>[] forms, IReadOnlyList<int> order, bool isText)
{
    private const int Wide = 128;
    private const int Narrow = 16;
    private const int ManyValues = 500;
    private const int PlacesOfEncoding = 3;
    private const double LeftOut = 11;

    // How far a value may stand behind the one before it, and what that costs at most: digits and words of a text are rarely met by chance.
    private const double FarInText = 8;
    private const double Far = 4;
    private const double FarAndDoubtful = 16;
    private const int BytesOfPointInText = 25;
    private const int BytesOfPoint = 4;
    private const int ShortBytes = 2;
    private const int DoubtfulReach = 64;
    private const int LongestSearch = 1 << 16;

    // Among equals the last: values stand behind what describes them.
    private const double PointsOfEarlierByte = 1e-6;

    private readonly int width = order.Count > ManyValues ? Narrow : Wide;

    /// <summary>The cheapest answer.</summary>
    public (double Cost, Place?[] Places) Best()
    {
        List<State> beam = [new State(0, 0, null, -1, null)];
        foreach (var leaf in order)
            beam = Narrowed(beam.SelectMany(state => After(state, leaf)));
        var best = beam.MinBy(state => state.Cost)!;
        var places = new Place?[forms.Length];
        for (var state = best; state.Previous is not null; state = state.Previous)
            places[state.Leaf] = state.Place;
        return (best.Cost, places);
    }

    // Of answers that end at the same byte only the cheapest can win.
    private List<State> Narrowed(IEnumerable<State> states)
    {
        List<State> cheapest = [
            .. states.GroupBy(state => state.End).Select(group => group.MinBy(state => state.Cost)!).OrderBy(state => state.Cost)];
        // The answer that has found nothing so far stays in: the first values may be written nowhere.
        return [.. cheapest.Where((state, place) => place < width || state.End == 0)];
    }

    private IEnumerable<State> After(State state, int leaf)
    {
        yield return state with { Cost = state.Cost + LeftOut, Previous = state, Leaf = leaf, Place = null };
        foreach (var encoding in forms[leaf])
        {
            var isFirst = state.End == 0;
            var reach = isFirst || encoding.IsTelling ? LongestSearch : DoubtfulReach + encoding.Bytes.Length;
            foreach (var place in Place.In(payload, encoding, state.End, Math.Min(payload.Length, state.End + reach))
                .Take(isFirst ? width : PlacesOfEncoding))
            {
                var gap = isFirst ? PointsOfEarlierByte * (payload.Length - place.Offset) : Gap(place.Offset - state.End, encoding);
                yield return new State(state.Cost + gap + encoding.Cost, place.End, state, leaf, place);
            }
        }
    }

    private double Gap(int bytes, ValueEncoding encoding) => isText
        ? Math.Min(encoding.Bytes.Length > ShortBytes ? FarInText : FarAndDoubtful, (double)bytes / BytesOfPointInText)
        : Math.Min(encoding.IsTelling ? Far : FarAndDoubtful, (double)bytes / BytesOfPoint);

    /// <summary>A partial answer: what it cost, where it ends, and its last step.</summary>
    private sealed record State(double Cost, int End, State? Previous, int Leaf, Place? Place);
}

/// <summary>Where a value may stand.</summary>
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

/// <summary>What a match may not touch.</summary>
internal enum Boundary
{
    /// <summary>Anything may stand beside it.</summary>
    None,

    /// <summary>No letter or digit that would make the word a longer one.</summary>
    Word,

    /// <summary>Nothing that would make the number another one.</summary>
    Number,
}
