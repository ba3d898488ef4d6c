using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Prediction;

/// <summary>Predicts the time of one row.</summary>
internal sealed class PredictionLineBuilder(
    RowResult row, IReadOnlyList<WorkloadTimes> workloads, WorkloadOptions asked, Operation operation)
{
    /// <summary>The fewest sizes of the asked data set: what one more object brings is known from two.</summary>
    private const int FewestSizes = 2;

    /// <summary>How much other data sets count: enough to tell coefficients apart, too little to bend the line of the asked one.</summary>
    private const double WeightOfOthers = 0.1;

    private readonly FastPace pace = new(workloads.Select(workload => workload.Evidence), row, operation);
    private List<Known> points = [];

    /// <summary>Why there is no prediction.</summary>
    public string Cause { get; private set; } = "";

    /// <summary>The line; null where there are too few times.</summary>
    public PredictionLine? Build()
    {
        points = [.. PointsOf(row, workloads.Where(workload => workload.Workload != asked), pace, HasStrings(row, workloads))];
        Known[] own = [.. points.Where(IsOwn).OrderBy(point => point.Workload.Size)];
        if (own.DistinctBy(point => point.Workload.Size).Count() < FewestSizes)
            return Without(CauseOfFew(own.Length));
        var counts = AskedCounts(own);
        if (TimeRegression.From([.. points.Select(point => Weighted(point, counts))]) is not { } regression)
            return Without($"a regression needs {TimeRegression.FewestPoints} data sets or sizes");
        return new PredictionLine
        {
            Label = row.Label,
            IsReference = row.IsReference,
            Keeps = KeptOf.Check(
                workloads.Where(workload => workload.Workload.DataSet == asked.DataSet).Select(workload => workload.CheckOf(row))
                    .FirstOrDefault(check => check is not null)),
            Asked = counts,
            Regression = regression,
            Deviation = Deviation.Of(regression, own.Select(Time)),
            Times = [.. own.Select(point => (point.Workload.Size, point.Nanoseconds))],
            Outside = [.. OutsideOf(counts, own)],
            Measured = pace.CostOf(asked),
            SlowSizes = pace.SlowSizes,
            SizeErrors = [.. own.Skip(1).SkipLast(1).Select(SizeErrorOf).OfType<HeldOutError>()],
            DataSetErrors = [.. points.Select(DataSetErrorOf).OfType<HeldOutError>()],
        };
    }

    private PredictionLine? Without(string cause)
    {
        Cause = cause;
        return null;
    }

    private string CauseOfFew(int sizes)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        List<WorkloadTimes> without =
        [
            .. workloads.Where(workload => workload.Workload.DataSet == asked.DataSet && workload.Workload != asked)
                .Where(workload => points.TrueForAll(point => point.Workload != workload.Workload))
                .DistinctBy(workload => workload.Workload).OrderBy(workload => workload.Workload.Size),
        ];
        var cause = without.Select(workload => workload.CauseOf(row, operation)).FirstOrDefault(text => text.Length > 0);
        var lacking = string.Join(", ", without.Select(workload => workload.Workload.Size.ToString(CultureInfo.InvariantCulture)));
        return $"a prediction needs times of two sizes of {asked.DataSet}, and there {(sizes == 1 ? "is one" : "is none")}"
            + $"{(lacking.Length == 0 ? "" : $"; without a time: {lacking}")}{(cause is null ? "" : $" ({cause})")}";
    }

    private bool IsOwn(Known point) => point.Workload.DataSet == asked.DataSet && point.Workload.PayloadBytes == asked.PayloadBytes;

    /// <summary>Times near the predicted one count most: the time of an object changes slowly with the size of the data.</summary>
    private TimePoint Weighted(Known point, Counts at) =>
        new(point.Counts, point.Nanoseconds,
            (IsOwn(point) ? 1 : WeightOfOthers) / (1 + Math.Abs(Math.Log10(point.Counts.Bytes / at.Bytes))));

    private HeldOutError? SizeErrorOf(Known left) =>
        ErrorOf(left, [.. points.Where(point => point != left).Select(point => Weighted(point, left.Counts))],
            points.Where(point => point != left && IsOwn(point)));

    private static TimePoint Time(Known point) => new(point.Counts, point.Nanoseconds, 1);

    /// <summary>A data set that no time is known of has no times that count more than others.</summary>
    private HeldOutError? DataSetErrorOf(Known left)
    {
        var others = points.Where(point => point.Workload.DataSet != left.Workload.DataSet).ToList();
        return others.DistinctBy(point => point.Workload.DataSet).Count() < 2
            ? null
            : ErrorOf(left, [.. others.Select(Time)], []);
    }

    private static HeldOutError? ErrorOf(Known left, IReadOnlyList<TimePoint> others, IEnumerable<Known> own)
    {
        if (TimeRegression.From(others) is not { } regression)
            return null;
        var (time, (lower, upper)) = Deviation.Of(regression, own.Select(Time)).Corrected(regression, left.Counts);
        return new HeldOutError((time / left.Nanoseconds) - 1, left.Nanoseconds >= lower && left.Nanoseconds <= upper);
    }

    /// <summary>
    /// What the asked size holds: as its check counted, else on the straight line through the two nearest measured sizes.
    /// </summary>
    private Counts AskedCounts(Known[] own)
    {
        var check = workloads.Where(workload => workload.Workload == asked).Select(workload => workload.CheckOf(row))
            .FirstOrDefault(check => check is { PayloadBytes: > 0 });
        if (check is not null)
            return CountsOf(check, HasStrings(row, workloads));
        var sizes = own.DistinctBy(point => point.Workload.Size).ToList();
        var next = Math.Clamp(
            sizes.FindIndex(point => point.Workload.Size > asked.Size) is var index and >= 0 ? index : sizes.Count, 1, sizes.Count - 1);
        var (one, other) = (sizes[next - 1], sizes[next]);
        var share = (double)(asked.Size - one.Workload.Size) / (other.Workload.Size - one.Workload.Size);
        double Between(Func<Counts, double> count) => Math.Max(1, count(one.Counts) + (share * (count(other.Counts) - count(one.Counts))));
        return new Counts(Between(of => of.Objects), Between(of => of.Bytes),
            one.Counts.Strings + other.Counts.Strings == 0 ? 0 : Between(of => of.Strings));
    }

    private IEnumerable<string> OutsideOf(Counts at, Known[] own)
    {
        (string Name, Func<Counts, double> Of)[] counts = [("objects", of => of.Objects), ("bytes", of => of.Bytes),
            ("strings", of => of.Strings)];
        if (asked.Size < own[0].Workload.Size || asked.Size > own[^1].Workload.Size)
            yield return "size";
        foreach (var (name, of) in counts)
        {
            if (of(at) < own.Min(point => of(point.Counts)) || of(at) > own.Max(point => of(point.Counts)))
                yield return name;
        }
    }

    private static IEnumerable<Known> PointsOf(RowResult row, IEnumerable<WorkloadTimes> workloads, FastPace pace, bool hasStrings) =>
        from workload in workloads
        let time = pace.CostOf(workload.Workload)
        let check = workload.CheckOf(row)
        where time > 0 && check is { PayloadBytes: > 0 }
        select new Known(workload.Workload, CountsOf(check, hasStrings), time.Value);

    private static Counts CountsOf(CheckResult check, bool hasStrings) =>
        new(check.ObjectCount, check.PayloadBytes, hasStrings ? check.StringCount ?? 0 : 0);

    /// <summary>Whether strings were counted everywhere: some files of other versions have no such count.</summary>
    private static bool HasStrings(RowResult row, IReadOnlyList<WorkloadTimes> workloads) =>
        workloads.All(workload => workload.CheckOf(row) is not { PayloadBytes: > 0, StringCount: null });

    /// <summary>A measured time.</summary>
    private sealed record Known(WorkloadOptions Workload, Counts Counts, double Nanoseconds);
}
