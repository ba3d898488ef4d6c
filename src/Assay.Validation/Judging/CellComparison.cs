using Assay.Analysis.Statistics;

namespace Assay.Validation.Judging;

/// <summary>One cell as Assay and as BenchmarkDotNet see it.</summary>
internal sealed record CellComparison
{
    private const double Tolerance = 0.03;
    private const double WidestInterval = 0.05;

    public required ComparedCell Cell { get; init; }

    /// <summary>Assay's ratio to the reference row.</summary>
    public required double AssayRatio { get; init; }

    /// <summary>The logarithms of BenchmarkDotNet's ratios, one a launch.</summary>
    public required IReadOnlyList<double> Launches { get; init; }

    /// <summary>Assay's ratio over BenchmarkDotNet's, less 1.</summary>
    public double Difference => (AssayRatio / OtherRatio) - 1;

    /// <summary>BenchmarkDotNet's ratio: the geometric mean over launches.</summary>
    public double OtherRatio => Math.Exp(Launches.Average());

    /// <summary>Student's interval of its logarithm; null of a single launch.</summary>
    private StudentInterval? Interval => Launches.Count < 2 ? null : StudentInterval.From([.. Launches]);

    /// <summary>Whether the two agree.</summary>
    public bool Agrees => Math.Abs(Difference) <= Tolerance || IsInside(Math.Log(AssayRatio));

    /// <summary>The two ratios side by side.</summary>
    public CheckDetail ToDetail()
    {
        Dictionary<string, double> values = new()
        {
            ["assay"] = AssayRatio,
            ["benchmarkDotNet"] = OtherRatio,
            ["difference"] = Difference,
            ["agrees"] = Agrees ? 1 : 0,
        };
        var interval = "";
        if (Interval is StudentInterval known)
        {
            (var lower, var upper) = (Math.Exp(known.Lower), Math.Exp(known.Upper));
            (values["benchmarkDotNetLower"], values["benchmarkDotNetUpper"]) = (lower, upper);
            interval = $" ({FigureText.Ratio(lower)} to {FigureText.Ratio(upper)})";
        }

        return new CheckDetail(
            $"{Cell.Row}, {Cell.Operation.ToString().ToLowerInvariant()}",
            $"Assay {FigureText.Ratio(AssayRatio)}, BenchmarkDotNet {FigureText.Ratio(OtherRatio)}{interval}: "
                + $"{FigureText.Difference(Difference)}, {(Agrees ? "agrees" : "differs")}")
        {
            Values = values,
        };
    }

    /// <summary>Whether a logarithm lies in the interval, where that is narrow enough to judge by.</summary>
    private bool IsInside(double logRatio) =>
        Interval is StudentInterval interval
            && interval.HalfWidth <= Math.Log(1 + WidestInterval) && interval.Lower <= logRatio && logRatio <= interval.Upper;
}
