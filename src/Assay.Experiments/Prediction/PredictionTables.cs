using System.Globalization;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Prediction;

/// <summary>Predictions in words.</summary>
public static class PredictionTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => PredictionBuilder.Build(file) is { } report ? Of(report, file.Machine) : null;

    /// <summary>Three coefficients need as many data sets.</summary>
    private const int FewestDataSets = 3;

    /// <summary>The report.</summary>
    /// <param name="machine">Where the times were measured.</param>
    public static SectionReport Of(PredictionReport report, Machine machine) => new(
        "prediction",
        [.. report.Tables.SelectMany(table => AnswersOf(report, table))],
        [.. report.Tables.Select(table => TableOf(report, table))],
        [.. NotesOf(report, machine)]);

    private static IEnumerable<string> AnswersOf(PredictionReport report, PredictionTable table)
    {
        var rows = table.Lines.Where(line => !line.IsReference).ToList();
        if (rows.Count == 0)
        {
            var why = table.Missing.Count == 0 ? "No row has a time." : SectionWords.Missing(table.Missing[0]);
            yield return $"{Name(report.Asked)}, {Words.Of(table.Operation)}: no prediction. {why}";
            yield break;
        }

        var best = rows[0];
        yield return $"{Name(report.Asked)}, {Words.Of(table.Operation)}: {best.Label} is predicted to take "
            + $"{Units.Time(best.Predicted, best.Interval.Lower, best.Interval.Upper)}"
            + $"{SectionWords.LeastOf(rows.Count(line => line.Keeps == best.Keeps), best.Keeps)}.";
        if (rows.Exists(line => line.Outside.Count > 0))
            yield return $"Warning: {Name(report.Asked)} lies outside the measured range, {RangeOf(report)}. The prediction carries on "
                + "a straight line. --size measures larger sizes.";
        var measured = rows.Where(line => line.Error is not null).ToList();
        if (measured.Count > 0)
            yield return MeasuredNote([.. measured.Select(line => Math.Abs(line.Error!.Value))]);
    }

    private static string MeasuredNote(double[] errors) =>
        $"Measured: {Near(errors.Count(error => error <= PredictionTable.Near), errors.Length, "row")}, "
        + $"median error {Units.Share(Analysis.Statistics.Center.Median(errors))}.";

    private static WordTable TableOf(PredictionReport report, PredictionTable table) => new(
        Words.Of(table.Operation),
        $"{Name(report.Asked)}: predicted time to {Words.Of(table.Operation)}",
        [
            "predicted: with 95 % prediction interval. time = (fixed + a objects + b bytes + c strings) x nearby; full tables have them.",
            "sizes: largest error of an inner size of this data set, predicted from the others. other data: median error of times "
                + "predicted from other data sets alone.",
        ],
        [.. ColumnsOf(table, report)],
        [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, table, report)]))],
        [.. TableNotes(table), .. table.Missing.Select(SectionWords.Missing)]);

    private static IEnumerable<WordColumn> ColumnsOf(PredictionTable table, PredictionReport report)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("predictedNanoseconds", "predicted");
        if (IsMeasured(table))
        {
            yield return new WordColumn("measuredNanoseconds", "measured");
            yield return new WordColumn("error", "error");
        }

        yield return new WordColumn("sizeError", "sizes");
        yield return new WordColumn("otherDataError", "other data");
        yield return new WordColumn("misfit", "misfit");
        yield return new WordColumn("rSquared", "R2");
        yield return new WordColumn("fixedNanoseconds", "fixed") { IsDetail = true };
        yield return new WordColumn("objectNanoseconds", "each object") { IsDetail = true };
        yield return new WordColumn("byteNanoseconds", "each byte") { IsDetail = true };
        yield return new WordColumn("stringNanoseconds", "each string") { IsDetail = true };
        yield return new WordColumn("factor", "nearby") { IsDetail = true };
        yield return new WordColumn("size", "size") { IsDetail = true };
        yield return new WordColumn("objects", "objects") { IsDetail = true };
        yield return new WordColumn("payloadBytes", "payload") { IsDetail = true };
        yield return new WordColumn("strings", "strings") { IsDetail = true };
        foreach (var size in SizesOf(report))
            yield return new WordColumn(
                string.Create(CultureInfo.InvariantCulture, $"at{size}Nanoseconds"), $"at {Units.Whole(size)}")
            {
                IsDetail = true,
            };
    }

    private static IEnumerable<WordCell> CellsOf(PredictionLine line, PredictionTable table, PredictionReport report)
    {
        var (lower, upper) = line.Interval;
        yield return new WordCell(line.Outside.Count > 0 ? $"{line.Label} !" : line.Label);
        yield return new WordCell(Units.Time(line.Predicted, lower, upper), line.Predicted, lower, upper);
        if (IsMeasured(table))
        {
            yield return WordCell.Time(line.Measured);
            yield return line.Error is { } error ? new WordCell(Units.Change(1 + error), error) : WordCell.None;
        }

        yield return Error(line.SizeErrors, errors => errors.Max());
        yield return Error(line.DataSetErrors, errors => Analysis.Statistics.Center.Median(errors));
        yield return new WordCell(Units.Share(line.Regression.RelativeError), line.Regression.RelativeError);
        yield return new WordCell(line.Regression.RSquared.ToString("0.000", CultureInfo.InvariantCulture), line.Regression.RSquared);
        yield return WordCell.Time(line.Regression.FixedNanoseconds);
        yield return Coefficient(line.Regression.ObjectNanoseconds);
        yield return Coefficient(line.Regression.ByteNanoseconds);
        yield return Coefficient(line.Regression.StringNanoseconds);
        yield return new WordCell(Units.Ratio(line.Factor), line.Factor);
        yield return WordCell.Whole(report.Asked.Size);
        yield return WordCell.Whole((long)Math.Round(line.Asked.Objects));
        yield return WordCell.Size(line.Asked.Bytes);
        yield return WordCell.Whole((long)Math.Round(line.Asked.Strings));
        foreach (var size in SizesOf(report))
            yield return WordCell.Time(
                line.Times.Where(time => time.Size == size).Select(time => (double?)time.Nanoseconds).FirstOrDefault());
    }

    private static WordCell Error(IReadOnlyList<HeldOutError> errors, Func<double[], double> of)
    {
        if (errors.Count == 0)
            return WordCell.None;
        var error = of([.. errors.Select(known => Math.Abs(known.Error))]);
        return new WordCell(Units.Share(error), error);
    }

    /// <summary>A coefficient of less than a nanosecond needs digits behind the point.</summary>
    private static WordCell Coefficient(double nanoseconds) =>
        new(nanoseconds == 0
            ? "0"
            : nanoseconds < 1
            ? string.Create(CultureInfo.InvariantCulture, $"{nanoseconds:0.0000} ns")
            : Units.Time(nanoseconds), nanoseconds);

    private static IEnumerable<string> TableNotes(PredictionTable table)
    {
        if (table.Lines.Any(line => line.Outside.Count > 0))
            yield return $"! outside the measured range of this data set "
                + $"({string.Join(", ", table.Lines.SelectMany(line => line.Outside).Distinct())})";
        if (table.HeldOutSizes is { Predictions: > 0 } sizes)
            yield return $"Held-out sizes of the same data set: {Near(sizes.Near, sizes.Predictions, "prediction")}, all of them for "
                + $"{sizes.RowsNear} of {sizes.Rows} {Words.Plural(sizes.Rows, "row")}; median error "
                + $"{Units.Share(sizes.MedianError!.Value)}; {sizes.Inside} of {sizes.Predictions} measured times in their interval.";
        if (table.HeldOutDataSets is { Predictions: > 0 } others)
            yield return $"Held-out data sets: {Near(others.Near, others.Predictions, "prediction")}; median error "
                + $"{Units.Share(others.MedianError!.Value)}. Types that were never measured are predicted this badly.";
    }

    private static IEnumerable<string> NotesOf(PredictionReport report, Machine machine)
    {
        var sets = report.Learned.GroupBy(workload => workload.DataSet, workload => workload.Size)
            .Select(set => $"{set.Key} ({string.Join(", ", set.Distinct().Order().Select(size => Units.Whole(size)))})");
        yield return $"Learned from {string.Join("; ", sets)}.";
        if (report.Learned.Select(workload => workload.DataSet).Distinct().Count() < FewestDataSets)
            yield return "Objects, bytes and strings of one data set grow together, so times of few data sets cannot tell their "
                + "coefficients apart.";
        if (SectionWords.SlowSizes(report.Tables.Sum(table => table.Lines.Sum(line => line.SlowSizes)),
            report.Tables.Sum(table => table.Lines.Count) * report.Learned.Count) is { Length: > 0 } slow)
            yield return slow;
        yield return SectionWords.Place(machine);
    }

    private static string RangeOf(PredictionReport report)
    {
        var sizes = SizesOf(report);
        return sizes.Count == 0 ? "of which nothing was measured" : $"{Units.Whole(sizes[0])} to {Units.Whole(sizes[^1])}";
    }

    private static string Near(int near, int all, string what) => $"within 15 % for {near} of {all} {Words.Plural(all, what)}";

    private static bool IsMeasured(PredictionTable table) => table.Lines.Any(line => line.Measured is not null);

    private static IReadOnlyList<int> SizesOf(PredictionReport report) =>
        [.. report.Learned.Where(workload => workload.DataSet == report.Asked.DataSet && workload.PayloadBytes == report.Asked.PayloadBytes)
            .Select(workload => workload.Size).Distinct().Order()];

    private static string Name(WorkloadOptions asked) =>
        $"{asked.DataSet} ({Units.Whole(asked.Size)} {Words.Plural(asked.Size, asked.Unit)})";
}
