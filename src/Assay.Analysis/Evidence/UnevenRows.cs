using Assay.Analysis.Model;
using Assay.Analysis.Statistics;

namespace Assay.Analysis.Evidence;

/// <summary>
/// Finds load that follows rows: a row whose worker was pushed off its processor in more of its batches than another's, for certain. Then
/// the rows were not measured on the same machine, and no interval knows it.
/// </summary>
internal static class UnevenRows
{
    /// <summary>The difference of shares from which it matters: medians pass over a few batches.</summary>
    private const double FewestApart = 0.2;

    /// <summary>The rows with the larger share of each such pair, the largest first.</summary>
    public static IReadOnlyList<UnevenRow> In(IReadOnlyList<GatedBlock> blocks, LastLook look, IndependentValues independent)
    {
        string[] labels = [.. blocks.SelectMany(block => block.Labels).Distinct()];
        int[] numbers = [.. blocks.Select(block => block.Number).Distinct().Order()];
        int[] values = [.. numbers.Select(independent.Of).Distinct().Order()];
        if (labels.Length < 2 || values.Length < Looks.FewestForRanks)
            return [];
        var comparison =
            Comparison.Of([.. labels.Select(label => SharesOf(blocks, label, numbers, values, independent))], look.Alpha, margin: 0);
        HashSet<int> pushed = [
            .. comparison.Pairs.Where(pair => pair.IsDetected && Math.Abs(pair.LogRatio) > FewestApart)
                .Select(pair => pair.LogRatio > 0 ? pair.Row : pair.Other)];
        return [.. pushed.Select(row => new UnevenRow(labels[row], comparison.Centers[row])).OrderByDescending(row => row.WaitedShare)];
    }

    private static double[] SharesOf(
        IReadOnlyList<GatedBlock> blocks, string label, int[] numbers, int[] values, IndependentValues independent)
    {
        var shares = numbers.Select(number => (number, Share: ShareOf(blocks, label, number))).Where(block => !double.IsNaN(block.Share))
            .ToDictionary(block => block.number, block => block.Share);
        var means = independent.Means(new SortedDictionary<int, double>(shares));
        return Array.ConvertAll(values, value => means.TryGetValue(value, out var share) ? share : double.NaN);
    }

    // The reference row has a process in each group of a block.
    private static double ShareOf(IReadOnlyList<GatedBlock> blocks, string label, int number)
    {
        double[] shares =
        [
            .. from block in blocks
               where block.Number == number
               from row in block.Labels.Zip(block.Verdicts)
               where row.First == label && double.IsFinite(row.Second.WaitedShare)
               select row.Second.WaitedShare,
        ];
        return shares.Length == 0 ? double.NaN : Center.ArithmeticMean(shares);
    }
}
