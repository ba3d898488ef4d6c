using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Validation.Judging;
using Assay.Validation.Measuring;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation.Checks;

/// <summary>BenchmarkDotNet times the same operations of the same programs and comes to the same ratios.</summary>
internal sealed class BenchmarkDotNetCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const int Rows = 6;
    private const ulong Seed = 5_000;
    private const double LargestTimeShare = 0.1;

    public string Name => CheckName.BenchmarkDotNet;

    public string Title => "BenchmarkDotNet measures the same ratios";

    public string Target => request.Launches < ValidationScale.StandardLaunches
        ? "every ratio to the reference within 3 %, or in BenchmarkDotNet's confidence interval if that is at most +-5 %"
        : "every ratio to the reference within 3 %, or in BenchmarkDotNet's confidence interval if that is at most +-5 %; in at "
            + "most 10 % of its time";

    public CheckFinding Run(CancellationToken cancellation)
    {
        var cells = Cells(cancellation);
        if (cells.Count == 0)
            return CheckFinding.NotRun("no row except the reference can be built here");
        services.Progress.Step(Name, "Assay run");
        (var results, var assaySeconds) = Timed(() => services.Measure(
            new Experiment([request.Row, .. cells.Select(cell => cell.Row).Distinct()],
                [.. cells.Select(cell => cell.Operation).Distinct()], Looks.FewestForRanks, Seed),
            "benchmarkdotnet",
            cancellation));
        List<ComparedCell> references = [
            .. cells.Select(cell => cell.Operation).Distinct().Select(operation => new ComparedCell(request.Row, operation))];
        var ready = services.SecondOpinion([.. references, .. cells], results, cancellation);
        (var times, var otherSeconds) = Timed(() => Launch(ready, cancellation));
        List<CellComparison> compared = [.. cells.Select(cell => Compare(cell, results, times))];
        return Judge(compared, assaySeconds, otherSeconds);
    }

    private IReadOnlyList<ComparedCell> Cells(CancellationToken cancellation)
    {
        if (request.Cells.Count > 0)
            return [.. request.Cells.Where(cell => cell.Row != request.Row)];
        return [.. from row in services.AvailableRows(ComparedRows.Beside(request.Row), cancellation).Take(Rows)
                   from operation in new[] { Operation.Deserialize, Operation.Serialize }
                   select new ComparedCell(row, operation)];
    }

    /// <summary>
    /// Launch by launch, so that a slow change of the machine touches all cells; within a launch one after the other, as BenchmarkDotNet
    /// does it.
    /// </summary>
    private Dictionary<ComparedCell, double[]> Launch(IReadOnlyList<ReadyCell> ready, CancellationToken cancellation)
    {
        var times = ready.ToDictionary(cell => cell.Cell, _ => new double[request.Launches]);
        for (var launch = 0; launch < request.Launches; launch++)
        {
            foreach (var cell in ready)
            {
                services.Progress.Step(Name,
                    string.Create(
                        CultureInfo.InvariantCulture,
                        $"launch {launch + 1} of {request.Launches}, {cell.Cell.Row}, "
                            + $"{cell.Cell.Operation.ToString().ToLowerInvariant()}"));
                times[cell.Cell][launch] = cell.Launch(cancellation);
            }
        }

        return times;
    }

    private CellComparison Compare(ComparedCell cell, ResultsFile results, Dictionary<ComparedCell, double[]> times)
    {
        // BenchmarkDotNet times the library's call alone: a conversion that Assay's tables add to it stays out of the comparison.
        var table = ReportBuilder.Build(
            results with { Checks = [.. results.Checks.Select(check => check with { ConvertedMembers = [] })] }).Tables.Single();
        var assay = table.Lines.FirstOrDefault(line => line.Label == cell.Row)?.Of(cell.Operation)?.Ratio;
        var reference = times[new ComparedCell(request.Row, cell.Operation)];
        return new CellComparison
        {
            Cell = cell,
            AssayRatio = assay ?? throw new CheckImpossibleException($"{cell.Row} was not measured: {ReasonOf(results, cell)}"),
            Launches = [.. times[cell].Zip(reference, (row, of) => Math.Log(row / of))],
        };
    }

    private static string ReasonOf(ResultsFile results, ComparedCell cell) =>
        results.Rows.FirstOrDefault(row => row.Label == cell.Row && row.Cause.Length > 0)?.Cause
        ?? results.Checks.FirstOrDefault(check => check.Row == cell.Row && check.Cause.Length > 0)?.Cause
        ?? results.Cells.FirstOrDefault(of => of.Row == cell.Row && of.Failure is not null)?.Failure!.Cause
        ?? "the run has no block of it";

    private CheckFinding Judge(List<CellComparison> compared, double assaySeconds, double otherSeconds)
    {
        var agreeing = compared.Count(cell => cell.Agrees);
        var timeShare = assaySeconds / otherSeconds;
        var isFast = request.Launches < ValidationScale.StandardLaunches || timeShare <= LargestTimeShare;
        var worst = FigureText.Percent(compared.Max(cell => Math.Abs(cell.Difference)));
        var times = $"{FigureText.Duration(assaySeconds)} for Assay, {FigureText.Duration(otherSeconds)} for BenchmarkDotNet";
        return new CheckFinding(
            CheckFinding.StateOf(agreeing == compared.Count && isFast),
            FormattableString.Invariant($"{agreeing} of {compared.Count} cells agree, the largest difference is {worst}; {times}"),
            [
                .. compared.Select(cell => cell.ToDetail()),
                new CheckDetail("time", $"{times}: {FigureText.Percent(timeShare)}")
                {
                    Values = new Dictionary<string, double>
                    {
                        ["assaySeconds"] = assaySeconds,
                        ["benchmarkDotNetSeconds"] = otherSeconds,
                        ["launches"] = request.Launches,
                    },
                },
            ]);
    }

    private (T Value, double Seconds) Timed<T>(Func<T> work)
    {
        var begin = services.Clock.GetTimestamp();
        var value = work();
        return (value, services.Clock.GetElapsedTime(begin).TotalSeconds);
    }
}
