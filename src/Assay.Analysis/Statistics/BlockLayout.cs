namespace Assay.Analysis.Statistics;

/// <summary>All rows that have certain blocks, with what their differences need: means, deviations, and each row's own variance.</summary>
/// <remarks>
/// A row that has left a run keeps the blocks of its last look, and every row had those: its pairs come out as they did then.
/// </remarks>
internal sealed class BlockLayout
{
    private readonly double[] means;
    private readonly double[][] deviations;
    private readonly double[] ownSquares;

    private BlockLayout(int blocks, double[] means, double[][] deviations, double[] ownSquares) =>
        (Blocks, this.means, this.deviations, this.ownSquares) = (blocks, means, deviations, ownSquares);

    /// <summary>How many blocks.</summary>
    public int Blocks { get; }

    /// <summary>Lays out the rows that have all of some blocks.</summary>
    public static BlockLayout Of(IReadOnlyList<double[]> levels, int[] blocks)
    {
        var (means, deviations) = (new double[levels.Count], new double[levels.Count][]);
        var present = new List<int>();
        for (var row = 0; row < levels.Count; row++)
        {
            var values = Array.ConvertAll(blocks, block => levels[row][block]);
            if (values.Length == 0 || Array.Exists(values, double.IsNaN))
                continue;
            means[row] = Center.MeanOf(values);
            deviations[row] = Array.ConvertAll(values, value => value - means[row]);
            present.Add(row);
        }

        return new BlockLayout(blocks.Length, means, deviations, OwnSquares(deviations, present, blocks.Length));
    }

    /// <summary>The mean level of a row less that of another.</summary>
    public double Difference(int row, int other) => means[row] - means[other];

    /// <summary>The standard error of <see cref="Difference"/>: the larger of the pair's own and the two rows' own.</summary>
    public double StandardError(int row, int other) => Error(Math.Max(PairedSquares(row, other), ownSquares[row] + ownSquares[other]));

    /// <summary>The standard error that the pair's differences alone tell.</summary>
    public double PairedError(int row, int other) => Error(PairedSquares(row, other));

    /// <summary>The standard error of any difference, were the rows' variances equal.</summary>
    public double PooledError => Error(2 * ownSquares.Sum() / ownSquares.Length);

    private double PairedSquares(int row, int other)
    {
        var (one, two, squares) = (deviations[row], deviations[other], 0.0);
        for (var block = 0; block < Blocks; block++)
            squares += (one[block] - two[block]) * (one[block] - two[block]);
        return squares;
    }

    private double Error(double squares) => Math.Sqrt(squares / (Blocks - 1) / Blocks);

    // Taking the mean of R rows off a block takes an R-th of the variance along, where rows vary alike.
    private static double[] OwnSquares(double[][] deviations, List<int> present, int blocks)
    {
        var squares = new double[deviations.Length];
        for (var block = 0; block < blocks; block++)
        {
            var mean = present.Average(row => deviations[row][block]);
            foreach (var row in present)
                squares[row] += (deviations[row][block] - mean) * (deviations[row][block] - mean) * present.Count / (present.Count - 1);
        }

        return squares;
    }
}
