using System.Globalization;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Growth;

/// <summary>A run of growth in words.</summary>
public static class GrowthTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => GrowthBuilder.Build(file) is { } report ? Of(report, file) : null;

    private static SectionReport Of(GrowthReport report, ResultsFile file) => new(
        "growth",
        [.. report.Tables.Select(AnswerOf).Where(answer => answer.Length > 0)],
        [.. report.Tables.Select(TableOf)],
        [.. NotesOf(report, file)]);

    private static string AnswerOf(GrowthTable table)
    {
        var rows = table.Lines.Where(line => !line.IsReference && line.Exponent is not null).ToList();
        if (rows.Count == 0)
            return "";
        var more = rows.Where(line => line.IsMoreThanLinear)
            .Select(line => $"{line.Label} (exponent {Number(line.Fit!.Exponent)})").ToList();
        var what = $"{table.DataSet}, {Words.Of(table.Operation)}: ";
        return more.Count == 0
            ? $"{what}no row grows significantly faster than linearly, up to {Units.Whole(table.Sizes[^1])} {Words.Plural(2, table.Unit)}."
            : $"{what}{SectionWords.Some(more)} {(more.Count == 1 ? "grows" : "grow")} faster than linearly.";
    }

    private static WordTable TableOf(GrowthTable table) => new(
        $"{table.DataSet}-{Words.Of(table.Operation)}",
        $"{table.DataSet}: {Words.Of(table.Operation)}, 1 to {Units.Whole(table.Sizes[^1])} {Words.Plural(2, table.Unit)}",
        ["time = fixed + slope x N^exponent. exponent: 1 is linear; with 95 % confidence interval. each: time for one object at the "
            + "largest size, without the fixed part."],
        [.. ColumnsOf(table)],
        [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, table)]))],
        [.. LimitsOf(table), .. table.Missing.Select(SectionWords.Missing)]);

    private static IEnumerable<WordColumn> ColumnsOf(GrowthTable table)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("exponent", "exponent");
        yield return new WordColumn("fixedNanoseconds", "fixed");
        yield return new WordColumn("eachNanoseconds", "each");
        yield return new WordColumn("largest", "up to");
        yield return new WordColumn("largestNanoseconds", "time there");
        yield return new WordColumn("bend", "slower from", IsText: true);
        if (HasBeyond(table))
            yield return new WordColumn("exponentBeyondAllocating", "beyond allocating") { IsDetail = true };
        yield return new WordColumn("relativeError", "misfit") { IsDetail = true };
        foreach (var size in table.Sizes)
            yield return new WordColumn(
                string.Create(CultureInfo.InvariantCulture, $"at{size}Nanoseconds"), SizeOf(size))
            {
                IsDetail = true,
            };
    }

    private static IEnumerable<WordCell> CellsOf(GrowthLine line, GrowthTable table)
    {
        yield return new WordCell(line.IsMoreThanLinear ? $"{line.Label} !" : line.Label);
        yield return line.Fit is { } fit ? ExponentOf(fit.Exponent, line.Exponent) : WordCell.None;
        yield return WordCell.Time(line.Fit?.Fixed);
        yield return WordCell.Time(line.EachNanoseconds);
        yield return new WordCell(SizeOf(line.Points[^1].Size), line.Points[^1].Size);
        yield return WordCell.Time(line.Points[^1].Nanoseconds);
        yield return line.Bend is { } bend ? new WordCell($"{SizeOf(bend.Above)}: x {Number(bend.Factor)}", bend.Above) : WordCell.None;
        if (HasBeyond(table))
            yield return line.Beyond is { } beyond ? ExponentOf(beyond.Exponent, (beyond.Lower, beyond.Upper)) : WordCell.None;
        yield return line.Fit is { } known ? new WordCell(Units.Share(known.RelativeError), known.RelativeError) : WordCell.None;
        foreach (var size in table.Sizes)
            yield return WordCell.Time(
                line.Points.Where(point => point.Size == size).Select(point => (double?)point.Nanoseconds).FirstOrDefault());
    }

    private static bool HasBeyond(GrowthTable table) => table.Lines.Any(line => line.Beyond is not null);

    private static WordCell ExponentOf(double exponent, (double Lower, double Upper)? interval) => interval is var (lower, upper)
        ? new WordCell($"{Number(exponent)} [{Number(lower)}, {Number(upper)}]", exponent, lower, upper)
        : new WordCell(Number(exponent), exponent);

    private static IEnumerable<string> LimitsOf(GrowthTable table)
    {
        if (table.Lines.Any(line => line.IsMoreThanLinear))
            yield return $"! exponent significantly above 1.1, or above 1.4 between the last two "
                + $"sizes{(HasBeyond(table) ? ", also beyond allocating" : "")}";
        if (HasBeyond(table))
            yield return "reference/allocate only makes the objects, which every reader does. What a row takes beyond it has an "
                + "exponent of its own: --details.";
        if (table.Lines.Any(line => line.Bend is not null))
            yield return "slower from: above this size each object takes longer by this factor. Data leave a cache, arrays go to the "
                + "large-object heap, or collections take longer.";
        foreach (var line in table.Lines.Where(line => line.Limit is not null))
            yield return $"{line.Label} with {Units.Whole(line.Limit!.Size)} {Words.Plural(2, table.Unit)}: "
                + $"{Plain.Cause(line.Limit.Cause)}";
    }

    private static IEnumerable<string> NotesOf(GrowthReport report, ResultsFile file)
    {
        yield return $"{report.Blocks} fresh {Words.Plural(report.Blocks, "process")} for each row, size and operation, warmed up; "
            + "intervals are from fits of each process alone.";
        if (SectionWords.SlowSizes(report.Tables.Sum(table => table.Lines.Sum(line => line.SlowSizes)),
            report.Tables.Sum(table => table.Lines.Sum(line => line.Points.Count))) is { Length: > 0 } slow)
            yield return slow;
        yield return SectionWords.Place(file.Machine);
    }

    private static string SizeOf(int size) => size switch
    {
        >= 1_000_000 when size % 100_000 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1e6:0.#}M"),
        >= 1_000 when size % 100 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1e3:0.#}k"),
        _ => size.ToString(CultureInfo.InvariantCulture),
    };

    private static string Number(double value) => value.ToString("0.00", CultureInfo.InvariantCulture);
}
