using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Across;

/// <summary>What became of values between rows of one format, and in decoders of other languages.</summary>
/// <param name="Formats">The formats that several rows write, by name.</param>
/// <param name="Decoded">What decoders of another language read, by format and row.</param>
/// <param name="Bytes">Whether rows write equal values as the same bytes, those that do not first.</param>
/// <param name="Missing">Rows that could not be built or are excluded, by reason.</param>
public sealed record AcrossReport(IReadOnlyList<AcrossFormat> Formats, IReadOnlyList<AcrossResult> Decoded,
    IReadOnlyList<AcrossBytes> Bytes, IReadOnlyList<Unmeasured> Missing)
{
    /// <summary>How results name the experiment.</summary>
    public const string Kind = "across";

    private HashSet<string> References { get; init; } = [];

    /// <summary>Whether a row is a reference row rather than a serializer.</summary>
    public bool IsReference(string row) => References.Contains(row);

    /// <summary>Builds the report; null where the file holds another kind of run.</summary>
    public static AcrossReport? Build(ResultsFile file)
    {
        if (file.Samples is not AcrossSamples samples)
            return null;
        var isRead = samples.Exchanges.ToLookup(result => result.Case.StartsWith(AcrossResult.Reads, StringComparison.Ordinal));
        return new AcrossReport(
            [.. isRead[true].GroupBy(result => result.Format).OrderBy(format => format.Key, StringComparer.Ordinal)
                .Select(format => AcrossFormat.Of(format.Key, [.. format]))],
            [.. isRead[false].Where(result => result.Case == AcrossResult.OtherLanguage)
                .OrderBy(result => result.Format, StringComparer.Ordinal).ThenBy(result => result.Row, StringComparer.Ordinal)],
            [
                .. isRead[false].Where(result => result.Case != AcrossResult.OtherLanguage).GroupBy(result => result.Row)
                    .Select(row => AcrossBytes.Of(row.Key, [.. row]))
                    .OrderBy(row => row.IsDeterministic ?? true).ThenBy(row => row.Row, StringComparer.Ordinal),
            ],
            Unmeasured.UnavailableIn(file))
        { References = [.. file.Rows.Where(row => row.IsReference).Select(row => row.Name)] };
    }
}

/// <summary>What the rows of one format read of each other.</summary>
/// <param name="Reads">Each row's reading of each row's bytes, its own among them.</param>
public sealed record AcrossFormat(string Format, IReadOnlyList<string> Rows, IReadOnlyList<AcrossResult> Reads)
{
    /// <summary>The readings of what other rows wrote, as far as there was anything to read.</summary>
    public IReadOnlyList<AcrossResult> Pairs { get; } = [
        .. Reads.Where(read => read.Row != read.Partner && read.Verdict != AcrossVerdict.NotTried)];

    /// <summary>A row's reading of a row's bytes; null where it was not asked.</summary>
    public AcrossResult? Find(string writer, string reader) => Reads.FirstOrDefault(read => read.Partner == writer && read.Row == reader);

    /// <summary>Of the pairs of different rows that both carry a shape, those between which it travels.</summary>
    public (int Same, int Tried) Of(string shape)
    {
        var tried = Reads.Where(read => read.Row != read.Partner).SelectMany(read => read.Shapes)
            .Where(one => one.Shape == shape && one.Verdict != AcrossVerdict.NotTried).ToList();
        return (tried.Count(one => one.Verdict == AcrossVerdict.Same), tried.Count);
    }

    internal static AcrossFormat Of(string format, IReadOnlyList<AcrossResult> reads) =>
        new(format, [.. reads.SelectMany(read => new[] { read.Row, read.Partner }).Distinct().Order(StringComparer.Ordinal)], reads);
}

/// <summary>Whether a row writes equal values as the same bytes.</summary>
/// <param name="InProcess">In one process; null where nobody asked.</param>
/// <param name="InAnyOrder">Of a dictionary whose entries were added in another order.</param>
public sealed record AcrossBytes(string Row, AcrossResult? InProcess, AcrossResult? InProcesses, AcrossResult? InAnyOrder)
{
    /// <summary>Whether equal values with entries in one order always are the same bytes; null where that was not seen.</summary>
    public bool? IsDeterministic => (InProcess?.Verdict, InProcesses?.Verdict) switch
    {
        (AcrossVerdict.OtherBytes, _) or (_, AcrossVerdict.OtherBytes) => false,
        (AcrossVerdict.Same, AcrossVerdict.Same) => true,
        _ => null,
    };

    internal static AcrossBytes Of(string row, IReadOnlyList<AcrossResult> results)
    {
        AcrossResult? Find(string name) => results.FirstOrDefault(result => result.Case == name);
        return new AcrossBytes(
            row, Find(AcrossResult.SameBytes), Find(AcrossResult.SameBytesInProcesses), Find(AcrossResult.SameBytesInAnyOrder));
    }
}
