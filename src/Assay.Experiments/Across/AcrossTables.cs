using System.Globalization;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Across;

/// <summary>
/// What becomes of values between rows and in other languages, in words: a matrix for each format, then decoders, then bytes.
/// </summary>
public static class AcrossTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => AcrossReport.Build(file) is { } report ? Of(report, file) : null;

    /// <summary>So many readers fit next to each other on a screen.</summary>
    private const int ReadersOfTable = 12;
    private const int LongestCause = 160;

    internal static SectionReport Of(AcrossReport report, ResultsFile file)
    {
        IEnumerable<WordTable> tables =
        [
            FormatsOf(report), .. report.Formats.SelectMany(MatricesOf), ShapesOf(report), DecodedOf(report), BytesOf(report),
            PairsOf(report), LossesOf(report),
            AcrossDecoded.ShapesOf(report),
        ];
        return new SectionReport(
            "across",
            [.. AnswerOf(report)],
            [.. tables.Where(table => table.Rows.Count > 0)],
            [.. report.Missing.Select(SectionWords.Missing), SectionWords.Place(file.Machine)]);
    }

    /// <summary>The word for a verdict.</summary>
    internal static string WordOf(AcrossVerdict verdict) => verdict switch
    {
        AcrossVerdict.OtherForm => "other form",
        AcrossVerdict.OtherBytes => "other bytes",
        AcrossVerdict.NotTried => "not tried",
        _ => verdict.ToString().ToLowerInvariant(),
    };

    /// <summary>Why equal values are not the same bytes; empty where they are.</summary>
    internal static string CauseOf(AcrossBytes row) =>
        new[] { row.InProcess, row.InProcesses }.FirstOrDefault(result => result?.Verdict == AcrossVerdict.OtherBytes)?.Cause ?? "";

    internal static WordCell Cause(string text, bool isCut = true) =>
        text.Length == 0 ? WordCell.None : new WordCell(isCut ? Short(text) : Plain.Line(text));

    private static IEnumerable<string> AnswerOf(AcrossReport report)
    {
        var pairs = report.Formats.SelectMany(format => format.Pairs).ToList();
        if (pairs.Count > 0)
        {
            var parts = new (int Count, string Does)[]
            {
                (Count(pairs, AcrossVerdict.Same), "exchange every value that both carry"),
                (Count(pairs, AcrossVerdict.Lossy), "silently change some"),
                (Count(pairs, AcrossVerdict.Rejected), "reject some"),
                (Count(pairs, AcrossVerdict.Crash) + Count(pairs, AcrossVerdict.Hang), "crash or hang"),
            }.Where(part => part.Count > 0).Select(part => $"{Units.Whole(part.Count)} {part.Does}");
            yield return $"{Units.Whole(pairs.Count)} pairs of a writer and another reader of its format: {string.Join(", ", parts)}.";
        }

        foreach (var decoded in report.Decoded.Where(result => result.Verdict != AcrossVerdict.NotTried)
            .GroupBy(result => report.IsReference(result.Row)).OrderBy(rows => rows.Key))
        {
            var usual = Count(decoded, AcrossVerdict.Same);
            yield return string.Create(
                CultureInfo.InvariantCulture,
                $"A decoder of another language reads every value of "
                    + $"{Count(decoded, AcrossVerdict.Same) + Count(decoded, AcrossVerdict.OtherForm)} of "
                    + $"{Rows(decoded.Count(), decoded.Key)}, {(usual == 0 ? "none" : $"{usual}")} of them all in the usual form.");
        }

        var bytes = report.Bytes.Where(row => row.IsDeterministic is not null).ToList();
        if (bytes.Count == 0)
            yield return "No row was tried.";
        foreach (var rows in bytes.GroupBy(row => report.IsReference(row.Row)).OrderBy(rows => rows.Key))
            yield return string.Create(CultureInfo.InvariantCulture,
                $"{rows.Count(row => row.IsDeterministic == true)} of {Rows(rows.Count(), rows.Key)} always write equal values as the "
                    + $"same bytes.");
    }

    private static string Rows(int count, bool areReferences) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {Words.Plural(count, areReferences ? "reference row" : "row")}");

    private static int Count(
        IEnumerable<AcrossResult> results, AcrossVerdict verdict) => results.Count(result => result.Verdict == verdict);

    private static WordTable FormatsOf(AcrossReport report) => new(
        "formats",
        "Pairs of rows of one format, by their worst value",
        ["same: every value that both rows carry comes back equal. lossy: at least one comes back changed, silently. rejected: at least "
            + "one makes the reader throw."],
        [new WordColumn("format", "format", IsText: true), new WordColumn("rows", "rows"), new WordColumn("pairs", "pairs"),
            new WordColumn("same", "same"), new WordColumn("lossy", "lossy"), new WordColumn("rejected", "rejected"),
            new WordColumn("crashOrHang", "crash, hang")],
        [
            .. report.Formats.Select(format => new WordRow("",
            [
                new WordCell(format.Format), WordCell.Whole(format.Rows.Count), WordCell.Whole(format.Pairs.Count),
                WordCell.Whole(Count(format.Pairs, AcrossVerdict.Same)),
                WordCell.Whole(Count(format.Pairs, AcrossVerdict.Lossy)), WordCell.Whole(Count(format.Pairs, AcrossVerdict.Rejected)),
                WordCell.Whole(Count(format.Pairs, AcrossVerdict.Crash) + Count(format.Pairs, AcrossVerdict.Hang)),
            ])),
        ],
        [])
    {
        IsWhole = true,
    };

    private static IEnumerable<WordTable> MatricesOf(AcrossFormat format)
    {
        foreach (var readers in Enumerable.Range(0, format.Rows.Count).Chunk(ReadersOfTable))
            yield return MatrixOf(format, readers);
    }

    private static WordTable MatrixOf(AcrossFormat format, int[] readers) => new(
        string.Create(CultureInfo.InvariantCulture, $"{IdOf(format.Format)}-matrix{(readers[0] == 0 ? "" : $"-{readers[0] + 1}")}"),
        string.Create(CultureInfo.InvariantCulture,
            $"{format.Format}: what readers {readers[0] + 1} to {readers[^1] + 1} make of what each row wrote"),
        ["Values that come back equal, of those that both rows carry; ! where one is changed silently, x where the process ends. The "
            + "columns are the numbered rows as readers."],
        [new WordColumn("writer", "writer", IsText: true),
            .. readers.Select(
                reader => new WordColumn(format.Rows[reader], (reader + 1).ToString(CultureInfo.InvariantCulture), IsText: true))],
        [
            .. format.Rows.Select((writer, number) => new WordRow("",
            [
                new WordCell(string.Create(CultureInfo.InvariantCulture, $"{number + 1} {writer}")),
                .. readers.Select(reader => CellOf(format.Find(writer, format.Rows[reader]))),
            ])),
        ],
        []);

    private static WordCell CellOf(AcrossResult? read)
    {
        if (read is null || read.Verdict == AcrossVerdict.NotTried)
            return WordCell.None;
        var tried = read.Shapes.Count(shape => shape.Verdict != AcrossVerdict.NotTried);
        var same = read.Shapes.Count(shape => shape.Verdict == AcrossVerdict.Same);
        var mark = read.Verdict switch { AcrossVerdict.Lossy => "!", AcrossVerdict.Crash or AcrossVerdict.Hang => "x", _ => "" };
        return new WordCell(string.Create(CultureInfo.InvariantCulture, $"{same}/{tried}{mark}"), same);
    }

    private static WordTable ShapesOf(AcrossReport report)
    {
        List<string> shapes = [
            .. report.Formats.SelectMany(format => format.Reads).SelectMany(read => read.Shapes).Select(shape => shape.Shape).Distinct()
                .Order(StringComparer.Ordinal)];
        return new WordTable(
            "shapes",
            "Values that travel, by format",
            ["Pairs of different rows between which the value comes back equal, of those that both carry it."],
            [new WordColumn("shape", "value", IsText: true),
                .. report.Formats.Select(format => new WordColumn(IdOf(format.Format), format.Format, IsText: true))],
            [.. shapes.Select(
                shape => new WordRow("", [new WordCell(shape), .. report.Formats.Select(format => ShareOf(format.Of(shape)))]))],
            [])
        {
            IsWhole = true,
        };
    }

    private static WordCell ShareOf((int Same, int Tried) of) =>
        of.Tried == 0 ? WordCell.None : new WordCell(string.Create(CultureInfo.InvariantCulture, $"{of.Same}/{of.Tried}"), of.Same);

    private static WordTable DecodedOf(AcrossReport report) => new(
        "decoded",
        "What a decoder of another language reads",
        ["form: the value is there, but a reader must know how: a number as text, a date as a number, members by position."],
        [
            new WordColumn("row", "row", IsText: true), new WordColumn("verdict", "verdict", IsText: true), new WordColumn("same", "same"),
            new WordColumn("otherForm", "form"), new WordColumn("lossy", "lossy"),
            new WordColumn("rejected", "rejected"), new WordColumn("cause", "first reason", IsText: true) { IsSentence = true },
        ],
        [
            .. report.Decoded.OrderBy(result => report.IsReference(result.Row)).Select(result => new WordRow(
                report.IsReference(result.Row)
                    ? SectionWords.ReferenceRows
                    : result.Partner.Length > 0
                    ? $"{result.Format}, {result.Partner}"
                    : result.Format,
            [
                new WordCell(result.Row), new WordCell(WordOf(result.Verdict)), Shapes(result, AcrossVerdict.Same),
                Shapes(result, AcrossVerdict.OtherForm), Shapes(result, AcrossVerdict.Lossy),
                Shapes(result, AcrossVerdict.Rejected), Cause(result.Cause),
            ])),
        ],
        []);

    private static WordCell Shapes(AcrossResult result, AcrossVerdict verdict) =>
        result.Shapes.Count(shape => shape.Verdict == verdict) is > 0 and var count ? WordCell.Whole(count) : WordCell.None;

    private static WordTable BytesOf(AcrossReport report) => new(
        "bytes",
        "Are equal values the same bytes?",
        ["any order: of a dictionary whose entries were added in another order. Few libraries sort entries."],
        [
            new WordColumn("row", "row", IsText: true), new WordColumn("inProcess", "in one process", IsText: true),
            new WordColumn("inProcesses", "in two", IsText: true), new WordColumn("inAnyOrder", "any order", IsText: true),
            new WordColumn("cause", "reason", IsText: true) { IsSentence = true },
        ],
        [
            .. report.Bytes.OrderBy(row => report.IsReference(row.Row)).Select(row => new WordRow(
                SectionWords.GroupOf(report.IsReference(row.Row)),
            [
                new WordCell(row.Row), Verdict(row.InProcess), Verdict(row.InProcesses), Verdict(row.InAnyOrder),
                Cause(CauseOf(row)),
            ])),
        ],
        []);

    private static WordCell Verdict(AcrossResult? result) => result is null ? WordCell.None : new WordCell(WordOf(result.Verdict));

    private static WordTable PairsOf(AcrossReport report) => new(
        "pairs",
        "Every pair",
        [],
        [
            new WordColumn("format", "format", IsText: true), new WordColumn("writer", "writer", IsText: true),
            new WordColumn("reader", "reader", IsText: true), new WordColumn("verdict", "verdict", IsText: true),
            new WordColumn("same", "same"), new WordColumn("tried", "tried"), new WordColumn("cause", "reason", IsText: true),
        ],
        [
            .. from format in report.Formats
               from read in format.Reads
               select new WordRow("",
               [
                   new WordCell(format.Format), new WordCell(read.Partner), new WordCell(read.Row), new WordCell(WordOf(read.Verdict)),
                   WordCell.Whole(read.Shapes.Count(shape => shape.Verdict == AcrossVerdict.Same)),
                   WordCell.Whole(read.Shapes.Count(shape => shape.Verdict != AcrossVerdict.NotTried)), Cause(read.Cause),
               ]),
        ],
        [])
    {
        IsDetail = true,
    };

    private static WordTable LossesOf(AcrossReport report) => new(
        "losses",
        "Every value that does not travel",
        [],
        [
            new WordColumn("writer", "writer", IsText: true), new WordColumn("reader", "reader", IsText: true),
            new WordColumn("shape", "value", IsText: true), new WordColumn("verdict", "verdict", IsText: true),
            new WordColumn("cause", "reason", IsText: true),
        ],
        [
            .. from format in report.Formats
               from read in format.Reads
               from shape in read.Shapes
               where shape.Verdict is not (AcrossVerdict.Same or AcrossVerdict.NotTried)
               select new WordRow(format.Format,
                   [new WordCell(read.Partner), new WordCell(read.Row), new WordCell(shape.Shape), new WordCell(WordOf(shape.Verdict)),
                       Cause(shape.Cause, isCut: false)]),
        ],
        [])
    {
        IsDetail = true,
    };

    private static string IdOf(string format) => format.ToLowerInvariant().Replace(' ', '-');

    private static string Short(string text) =>
        Plain.Line(text) is { Length: > LongestCause } line ? string.Concat(line.AsSpan(0, LongestCause), "...") : Plain.Line(text);
}

/// <summary>The table of every value that a decoder of another language was given.</summary>
internal static class AcrossDecoded
{
    public static WordTable ShapesOf(AcrossReport report) => new(
        "decoded-values",
        "Every value in another language",
        [],
        [new WordColumn("row", "row", IsText: true), new WordColumn("shape", "value", IsText: true),
            new WordColumn("verdict", "verdict", IsText: true), new WordColumn("cause", "what the decoder read", IsText: true)],
        [
            .. from result in report.Decoded
               from shape in result.Shapes
               select new WordRow(result.Format,
                   [new WordCell(result.Row), new WordCell(shape.Shape), new WordCell(AcrossTables.WordOf(shape.Verdict)),
                       AcrossTables.Cause(shape.Cause, isCut: false)]),
        ],
        [])
    {
        IsDetail = true,
    };
}
