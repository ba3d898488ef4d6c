using System.Numerics;
using System.Runtime.InteropServices;

namespace Assay.Analysis.Statistics;

/// <summary>
/// The largest |t| over all pairs of rows of simulated tables, with the variance of <see cref="BlockLayout.StandardError"/>.
/// </summary>
internal static class LargestOfPairs
{
    private const ulong Seed = 0x41535341595F3034;
    private const int Chunks = 64;

    /// <summary>The largest |t| of many simulated tables of independent normal levels, in ascending order.</summary>
    public static double[] Sorted(int rows, int blocks, int replicates)
    {
        var largest = new double[replicates];
        // Chunks have seeds of their own, so that the result does not depend on how many processors share the work.
        Parallel.For(0, Chunks, chunk =>
        {
            var source = new NormalSource(Seed ^ ((ulong)chunk << 32) ^ ((ulong)rows << 16) ^ (ulong)blocks);
            var table = new LevelTable(rows, blocks);
            var (first, end) = ((int)((long)replicates * chunk / Chunks), (int)((long)replicates * (chunk + 1) / Chunks));
            for (var i = first; i < end; i++)
            {
                table.Draw(source);
                largest[i] = table.LargestT();
            }
        });
        Array.Sort(largest);
        return largest;
    }

    /// <summary>Levels of one table, block by block, with the sums that all pairs share.</summary>
    private sealed class LevelTable
    {
        private readonly int rows;
        private readonly int blocks;
        private readonly int stride;
        private readonly double[] levels;
        private readonly double[] means;
        private readonly double[] squares;
        private readonly double[] ownSquares;

        public LevelTable(int rows, int blocks)
        {
            (this.rows, this.blocks) = (rows, blocks);
            // Rows are padded to whole vectors with zeros: a padding row is never read as a pair.
            stride = (rows + Vector<double>.Count - 1) / Vector<double>.Count * Vector<double>.Count;
            (levels, means, squares, ownSquares) =
                (new double[stride * blocks], new double[stride], new double[stride], new double[stride]);
        }

        /// <summary>Draws levels and takes off each row's mean.</summary>
        public void Draw(NormalSource source)
        {
            Array.Clear(means);
            Array.Clear(squares);
            Array.Clear(ownSquares);
            for (var block = 0; block < blocks; block++)
            {
                var levels = Block(block);
                source.Fill(levels[..rows]);
                for (var row = 0; row < rows; row++)
                    means[row] += levels[row] / blocks;
            }

            for (var block = 0; block < blocks; block++)
            {
                var levels = Block(block);
                var mean = 0.0;
                for (var row = 0; row < rows; row++)
                {
                    levels[row] -= means[row];
                    mean += levels[row] / rows;
                }

                for (var row = 0; row < rows; row++)
                {
                    squares[row] += levels[row] * levels[row];
                    ownSquares[row] += (levels[row] - mean) * (levels[row] - mean) * rows / (rows - 1);
                }
            }
        }

        /// <summary>The largest |t|. With deviations e, the squares of a pair's differences sum to e_i e_i + e_j e_j - 2 e_i e_j.</summary>
        public double LargestT()
        {
            var largest = Vector<double>.Zero;
            for (var row = 1; row < rows; row++)
            {
                var (mean, square, ownSquare) =
                    (new Vector<double>(means[row]), new Vector<double>(squares[row]), new Vector<double>(ownSquares[row]));
                // All vectors that hold a row before this one.
                for (var other = 0; other < row; other += Vector<double>.Count)
                {
                    var product = Vector<double>.Zero;
                    for (var block = 0; block < blocks; block++)
                        product += new Vector<double>(levels[(block * stride) + row]) * new Vector<double>(levels,
                            (block * stride) + other);
                    var squares = Vector.Max(square + new Vector<double>(this.squares, other) - (2 * product),
                        ownSquare + new Vector<double>(ownSquares, other));
                    var difference = mean - new Vector<double>(means, other);
                    largest = Vector.Max(largest, Masked(difference * difference / squares, row - other));
                }
            }

            var max = 0.0;
            for (var lane = 0; lane < Vector<double>.Count; lane++)
                max = Math.Max(max, largest[lane]);
            return Math.Sqrt(max * blocks * (blocks - 1));
        }

        // Only the first lanes are pairs not seen before; a row with itself divides nothing by nothing, and padding is no row.
        private static Vector<double> Masked(Vector<double> values, int lanes) => lanes >= Vector<double>.Count
            ? values
            : Vector.ConditionalSelect(Vector.LessThan(Lanes, new Vector<double>(lanes)), values, Vector<double>.Zero);

        private static Vector<double> Lanes { get; } = CountLanes();

        private static Vector<double> CountLanes()
        {
            Span<double> lanes = stackalloc double[Vector<double>.Count];
            for (var lane = 0; lane < lanes.Length; lane++)
                lanes[lane] = lane;
            return MemoryMarshal.Cast<double, Vector<double>>(lanes)[0];
        }

        private Span<double> Block(int block) => levels.AsSpan(block * stride, stride);
    }
}
