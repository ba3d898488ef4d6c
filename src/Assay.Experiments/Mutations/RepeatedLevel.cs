namespace Assay.Experiments.Mutations;

/// <summary>
/// What a row writes for each level of a chain of objects, so that chains can be made that the row itself could not write.
/// </summary>
/// <param name="known">A payload whose levels are counted.</param>
/// <param name="open">What a level begins with, up to its length.</param>
/// <param name="length">How the length of what it holds is written; null where it is not.</param>
/// <param name="close">What a level ends with.</param>
/// <param name="begin">Where further levels are put in.</param>
internal sealed class RepeatedLevel(byte[] known, int levels, byte[] open, LevelLength? length, byte[] close, int begin, int end)
{
    private const int LongestLevel = 1024;

    // Places are tried one by one where levels hold lengths.
    private const int LongestLevelWithLength = 128;
    private const int LongestHead = 256;
    private const int LongestTail = 64;

    /// <summary>Bytes that the next level adds, or somewhat fewer than that where a level holds its length.</summary>
    public int Bytes => open.Length + (length?.BytesFor(end - begin) ?? 0) + close.Length;

    /// <summary>Makes a payload.</summary>
    /// <param name="depth">Its levels, as many as the known payload has or more.</param>
    public byte[] Make(int depth)
    {
        var held = new int[depth - levels];
        var size = end - begin;
        for (var level = 0; level < held.Length; level++)
        {
            held[level] = size;
            size += open.Length + (length?.BytesFor(size) ?? 0) + close.Length;
        }

        var payload = new byte[known.Length - (end - begin) + size];
        var at = Put(payload, 0, known.AsSpan(0, begin));
        for (var level = held.Length - 1; level >= 0; level--)
        {
            at = Put(payload, at, open);
            if (length is not null)
                at = Put(payload, at, length.BytesOf(held[level]));
        }

        at = Put(payload, at, known.AsSpan(begin, end - begin));
        foreach (var _ in held)
            at = Put(payload, at, close);
        Put(payload, at, known.AsSpan(end));
        return payload;
    }

    /// <summary>Finds what repeats; null where the levels differ, such as by a number for each object.</summary>
    /// <param name="payloads">Payloads of chains, each with a level more than the one before.</param>
    /// <param name="levels">Levels of the first.</param>
    public static RepeatedLevel? Find(IReadOnlyList<byte[]> payloads, int levels)
    {
        var added = payloads[1].Length - payloads[0].Length;
        return added is <= 0 or > LongestLevel
            ? null
            : WithoutLength(payloads, levels, added).Concat(WithLength(payloads, levels, added))
                .FirstOrDefault(level => level.Explains(payloads));
    }

    /// <summary>Something is put in behind what both payloads begin with, and before what both end with.</summary>
    private static IEnumerable<RepeatedLevel> WithoutLength(IReadOnlyList<byte[]> payloads, int levels, int added)
    {
        (var shorter, var longer) = (payloads[0], payloads[1]);
        var begin = shorter.AsSpan().CommonPrefixLength(longer);
        var end = shorter.Length - Math.Min(CommonEnd(shorter, longer), shorter.Length - begin);
        for (var opened = added; opened >= 0; opened--)
            yield return new RepeatedLevel(
                shorter, levels, longer[begin..(begin + opened)], null, longer[(end + opened)..(end + added)], begin, end);
    }

    /// <summary>
    /// The whole chain, but for a head and an end, stands in the next one behind a number that is its length, or more by what else is
    /// counted.
    /// </summary>
    private static IEnumerable<RepeatedLevel> WithLength(IReadOnlyList<byte[]> payloads, int levels, int added)
    {
        (var shorter, var longer) = (payloads[0], payloads[1]);
        var heads = shorter.AsSpan().CommonPrefixLength(longer);
        var tails = CommonEnd(shorter, longer);
        return
            from begin in Enumerable.Range(0, Math.Min(heads, LongestHead) + 1)
            from tail in Enumerable.Range(0, Math.Min(Math.Min(tails, LongestTail), shorter.Length - begin) + 1)
            let end = shorter.Length - tail
            from opened in Enumerable.Range(1, Math.Min(added, LongestLevelWithLength))
            where longer.AsSpan(begin + opened, end - begin).SequenceEqual(shorter.AsSpan(begin, end - begin))
            let open = longer[begin..(begin + opened)]
            from length in LevelLength.In(open, end - begin)
            select new RepeatedLevel(shorter, levels, open[..length.At], length, longer[(end + opened)..(end + added)], begin, end);
    }

    private static int CommonEnd(byte[] first, byte[] second)
    {
        var common = 0;
        while (common < Math.Min(first.Length, second.Length) && first[^(common + 1)] == second[^(common + 1)])
            common++;
        return common;
    }

    private static int Put(byte[] payload, int at, ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(payload.AsSpan(at));
        return at + bytes.Length;
    }

    private bool Explains(IReadOnlyList<byte[]> payloads) =>
        Enumerable.Range(0, payloads.Count).All(more => Make(levels + more).AsSpan().SequenceEqual(payloads[more]));
}

/// <summary>The length of what a level holds, as it is written in the level.</summary>
/// <param name="At">Where in the level.</param>
/// <param name="More">By how much the number exceeds what the level holds: formats count the number itself, or the end, too.</param>
/// <param name="Behind">What follows it in the level.</param>
internal sealed record LevelLength(int At, NumberForm Form, int More, byte[] Behind)
{
    private const int MostMore = 64;

    /// <summary>The numbers in the beginning of a level that may be the length of what it holds.</summary>
    public static IEnumerable<LevelLength> In(byte[] open, int held) =>
        from at in Enumerable.Range(0, open.Length)
        from form in NumberForm.All
        let number = form.Read(open, at)
        where number is not null && number.Value.Value >= held && number.Value.Value <= held + MostMore
        select new LevelLength(at, form, (int)number.Value.Value - held, open[(at + number.Value.Bytes)..]);

    /// <summary>The number and what follows it.</summary>
    public byte[] BytesOf(int held) => [.. Form.Write((uint)(held + More)), .. Behind];

    /// <summary>How many bytes that is.</summary>
    public int BytesFor(int held) => Form.Write((uint)(held + More)).Length + Behind.Length;
}
