using System.Globalization;

namespace Assay.Experiments.Across;

/// <summary>Whether a row writes equal values as the same bytes.</summary>
internal static class SameBytes
{
    /// <summary>The verdicts: in one process, in two, and of a dictionary whose entries were added in another order.</summary>
    /// <param name="row">What the row wrote in one process.</param>
    /// <param name="again">What it wrote of each shape in another process; a shape that it did not write then is left out.</param>
    public static IEnumerable<AcrossResult> Judge(WrittenRow row, IReadOnlyDictionary<string, byte[]> again)
    {
        yield return Result(row, AcrossResult.SameBytes)
            .Of([.. row.Shapes.Select(shape => Compare(shape.Key, shape.Value, shape.Value.Payloads.Skip(1), "written again"))]);
        yield return Result(row, AcrossResult.SameBytesInProcesses).Of(
            [.. row.Shapes.Select(
                shape => Compare(
                    shape.Key, shape.Value, again.TryGetValue(shape.Key, out var other) ? [other] : [],
                    "written by another process"))]);
        if (row.Shapes.TryGetValue(AcrossShapes.Dictionary, out var dictionary))
            yield return Result(row, AcrossResult.SameBytesInAnyOrder)
                .Of([Compare(AcrossShapes.Dictionary, dictionary, dictionary.OfOtherOrder is { Length: > 0 } other ? [other] : [],
                    "with entries added in another order")]);
    }

    private static AcrossResult Result(WrittenRow row, string name) => new()
    {
        Row = row.Row.Name,
        Case = name,
        Format = row.Format,
        Verdict = AcrossVerdict.NotTried,
    };

    private static AcrossShape Compare(string shape, WrittenShape written, IEnumerable<byte[]> others, string what)
    {
        if (written.Obstacle.Length > 0)
            return new AcrossShape(shape, AcrossVerdict.NotTried, written.Obstacle);
        List<byte[]> all = [.. others];
        if (all.Count == 0)
            return new AcrossShape(shape, AcrossVerdict.NotTried, $"it was not {what}");
        var first = written.Payloads[0];
        return all.Find(other => !other.AsSpan().SequenceEqual(first)) is byte[] different
            ? new AcrossShape(shape, AcrossVerdict.OtherBytes, $"{what}, it differs {PlaceOf(first, different)}")
            : new AcrossShape(shape, AcrossVerdict.Same, "");
    }

    private static string PlaceOf(byte[] one, byte[] other)
    {
        var place = one.AsSpan().CommonPrefixLength(other);
        return one.Length == other.Length
            ? string.Create(CultureInfo.InvariantCulture, $"from byte {place} of {one.Length}")
            : string.Create(CultureInfo.InvariantCulture, $"from byte {place}: {one.Length} and {other.Length} bytes");
    }
}
