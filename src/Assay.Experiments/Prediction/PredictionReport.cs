using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Prediction;

/// <summary>Predicted times: a table for each operation.</summary>
/// <param name="Asked">The data set and size that is predicted.</param>
/// <param name="Learned">The data sets and sizes that the regressions stand on.</param>
public sealed record PredictionReport(WorkloadOptions Asked, IReadOnlyList<WorkloadOptions> Learned, IReadOnlyList<PredictionTable> Tables)
{
    /// <summary>Whether a row other than the reference rows is predicted.</summary>
    public bool IsAnswered => Tables.Any(table => table.Lines.Any(line => !line.IsReference));
}

/// <summary>Predicted times of one operation.</summary>
/// <param name="Lines">The rows, those that keep most first, then the quickest first; reference rows last.</param>
/// <param name="Missing">Rows without a prediction, by reason.</param>
public sealed record PredictionTable(Operation Operation, IReadOnlyList<PredictionLine> Lines, IReadOnlyList<Unmeasured> Missing)
{
    /// <summary>How near predictions come if they count as right: 15 %.</summary>
    public const double Near = 0.15;

    /// <summary>Each size of the asked data set but the smallest and the largest, predicted from the others.</summary>
    public HeldOut HeldOutSizes => HeldOut.Of(Lines.Where(line => !line.IsReference).Select(line => line.SizeErrors));

    /// <summary>Each data set, predicted from the others.</summary>
    public HeldOut HeldOutDataSets => HeldOut.Of(Lines.Where(line => !line.IsReference).Select(line => line.DataSetErrors));
}

/// <summary>How far predictions were off of what no regression had seen.</summary>
/// <param name="Predictions">How many there were.</param>
/// <param name="Near">How many of them were within <see cref="PredictionTable.Near"/>.</param>
/// <param name="RowsNear">Rows all of whose predictions were within it.</param>
/// <param name="Inside">How many of the measured times lay in the interval of their prediction.</param>
/// <param name="MedianError">The median of the sizes of the relative errors; null without any.</param>
public sealed record HeldOut(int Predictions, int Near, int Rows, int RowsNear, int Inside, double? MedianError)
{
    internal static HeldOut Of(IEnumerable<IReadOnlyList<HeldOutError>> errorsOfRows)
    {
        var rows = errorsOfRows.Where(errors => errors.Count > 0).ToList();
        var all = rows.SelectMany(errors => errors).ToList();
        return new HeldOut(
            all.Count, all.Count(error => error.IsNear), rows.Count, rows.Count(errors => errors.All(error => error.IsNear)),
            all.Count(error => error.IsInside),
            all.Count == 0 ? null : Center.Median([.. all.Select(error => Math.Abs(error.Error))]));
    }
}

/// <summary>How far one prediction was off of a time that its regression had not seen.</summary>
/// <param name="Error">How much longer than measured the prediction is, as a share.</param>
/// <param name="IsInside">Whether the measured time lies in the interval of the prediction.</param>
public readonly record struct HeldOutError(double Error, bool IsInside)
{
    /// <summary>Whether it counts as right.</summary>
    public bool IsNear => Math.Abs(Error) <= PredictionTable.Near;
}

/// <summary>The predicted time of one row.</summary>
public sealed record PredictionLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the asked data set it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>What the asked size holds: from its check, or carried on from the measured sizes of the data set.</summary>
    public required Counts Asked { get; init; }

    /// <summary>The regression.</summary>
    public required TimeRegression Regression { get; init; }

    /// <summary>What the measured times near the asked size take beyond the regression.</summary>
    public required Deviation Deviation { get; init; }

    /// <summary>The times of the asked data set that it stands on, by size, ascending.</summary>
    public required IReadOnlyList<(int Size, double Nanoseconds)> Times { get; init; }

    /// <summary>What the asked size has more of, or less, than any measured size of the data set; empty inside their range.</summary>
    public required IReadOnlyList<string> Outside { get; init; }

    /// <summary>The time that was measured at the asked size and that the regression did not see; null without one.</summary>
    public required double? Measured { get; init; }

    /// <summary>Relative errors of the inner sizes of the data set, each predicted from the others.</summary>
    public required IReadOnlyList<HeldOutError> SizeErrors { get; init; }

    /// <summary>Relative errors of all times, each predicted from the other data sets.</summary>
    public required IReadOnlyList<HeldOutError> DataSetErrors { get; init; }

    /// <summary>Measured over regression near the asked size: 1.1 where the times there take 10 % more than the regression says.</summary>
    public double Factor => Deviation.At(Asked);

    /// <summary>
    /// Data sets and sizes that the machine measured at its slower speed alone: their times are divided by what that speed costs the row
    /// elsewhere.
    /// </summary>
    public required int SlowSizes { get; init; }

    /// <summary>The predicted time, in nanoseconds: the regression, corrected by its deviation from the nearest times.</summary>
    public double Predicted => Regression.At(Asked) * Factor;

    /// <summary>Its 95 % prediction interval.</summary>
    public (double Lower, double Upper) Interval => Deviation.Corrected(Regression, Asked).Interval;

    /// <summary>How much longer than measured the prediction is, as a share; null where nothing was measured.</summary>
    public double? Error => Measured is { } measured ? (Predicted / measured) - 1 : null;
}
