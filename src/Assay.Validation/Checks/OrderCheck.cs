using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Validation.Judging;
using Assay.Validation.Measuring;

namespace Assay.Validation.Checks;

/// <summary>The order in which rows are listed has no effect on their ratios.</summary>
internal sealed class OrderCheck(ValidationServices services, ValidationRequest request) : IValidationCheck
{
    private const ulong Seed = 3_000;

    public string Name => CheckName.Order;

    public string Title => "Rows listed in reverse order have the same ratios";

    public string Target => "no ratio to the reference detected as different between the two runs";

    public CheckFinding Run(CancellationToken cancellation)
    {
        List<string> rows = [request.Row,
            .. services.AvailableRows(ComparedRows.Beside(request.Row), cancellation).Take(request.Scale.OrderRows)];
        if (rows.Count < 2)
            return CheckFinding.NotRun("no row except the reference can be built here");
        IReadOnlyList<Operation> operations = request.Scale.BothOperations
            ? [Operation.Deserialize, Operation.Serialize]
            : [Operation.Deserialize];
        Experiment forward = new(rows, operations, Looks.FewestForRanks, Seed) { Reference = request.Row };
        services.Progress.Step(Name, "run 1 of 2, forward");
        var one = services.Measure(forward, "order-forward", cancellation);
        services.Progress.Step(Name, "run 2 of 2, reversed");
        var other = services.Measure(forward with { Rows = [.. rows.AsEnumerable().Reverse()] }, "order-reversed", cancellation);
        return Judge(
            Verdicts.RankingsOf(Regrouped.SideBySide(one, other, Reversed)),
            [.. one.Options.Rows.Select(row => Reversed(row).ToString())]);
    }

    private static RowId Reversed(RowId row) => row with { Number = row.Number + 1 };

    private static CheckFinding Judge(IReadOnlyList<OperationRanking> rankings, HashSet<string> reversed)
    {
        List<(Operation Operation, PairComparison Pair)> pairs = [.. from ranking in rankings
                                                                     where ranking.IsCompared
                                                                     from pair in ranking.Aliases
                                                                     where reversed.Contains(pair.Row) != reversed.Contains(pair.Other)
                                                                     select (ranking.Operation, pair)];
        if (pairs.Count == 0)
            return CheckFinding.NotRun("neither run gave ranks: too noisy, or rows were missing; rerun on a quieter machine");
        var detected = pairs.Count(of => of.Pair.Detected);
        var worst = pairs.Max(of => Math.Abs(Math.Log(Ratio(of.Pair, reversed))));
        return new CheckFinding(
            CheckFinding.StateOf(detected == 0),
            $"{FigureText.Of(detected, pairs.Count, "row and operation", "rows and operations")} detected as different; the largest "
                + $"difference is {FigureText.Percent(Math.Exp(worst) - 1)}",
            [.. pairs.Select(of => Detail(of.Operation, of.Pair, reversed))]);
    }

    private static CheckDetail Detail(Operation operation, PairComparison pair, HashSet<string> reversed)
    {
        var difference = Ratio(pair, reversed);
        var half = Math.Sqrt(pair.Upper / pair.Lower);
        return new CheckDetail(
            $"{(reversed.Contains(pair.Row) ? pair.Other : pair.Row)}, {operation.ToString().ToLowerInvariant()}",
            $"reversed {FigureText.Difference(difference - 1)} compared with forward, "
                + $"+-{FigureText.Percent(half - 1)}{(pair.Detected ? ": detected" : "")}")
        {
            Values = new Dictionary<string, double> { ["reversedOverForward"] = difference, ["detected"] = pair.Detected ? 1 : 0 },
        };
    }

    /// <summary>The row's ratio in the reversed run over that in the forward run.</summary>
    private static double Ratio(PairComparison pair, HashSet<string> reversed) =>
        pair.SeenFrom(reversed.Contains(pair.Row) ? pair.Row : pair.Other).Ratio;
}
