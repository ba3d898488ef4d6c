namespace Assay.Analysis.Statistics;

/// <summary>
/// Finds the batches at the slower of two speeds. Where a round lasts longer than such a machine stays at one speed, each batch is judged
/// by those around it in time: by the rows that ran before and after, never by itself. In shorter rounds most rows run at one speed, and
/// their ratios need nothing of this.
/// </summary>
internal static class SlowBatches
{
    /// <summary>Batches before and after a batch that tell its speed.</summary>
    private const int Neighbours = 3;

    /// <summary>Batches that a speed must last on the average: as many as tell it.</summary>
    private const int ShortestSpeed = 2 * Neighbours;

    /// <summary>
    /// The share of fast batches below which none is discarded: what is left would be too few for many rows, and the slow speed is then the
    /// usual one.
    /// </summary>
    private const double FewestFast = 0.25;

    /// <summary>Whether each batch of each row is slow.</summary>
    /// <param name="rows">The rows of one block and group.</param>
    /// <param name="isOut">Batches that are discarded already, and tell no speed.</param>
    public static bool[][] In(IReadOnlyList<GateBatches> rows, bool[][] isOut)
    {
        bool[][] slow = [.. rows.Select(row => new bool[row.Rounds])];
        if (rows.Count <= ShortestSpeed)
            return slow;
        var batches = InTime(rows, isOut);
        double[] speeds = [.. batches.Select((_, index) => SpeedAround(batches, index))];
        if (TwoSpeeds.LimitIn(speeds, FewestFast) is not { } limit || !ChangesWithinRounds(speeds, limit, rows.Count))
            return slow;
        for (var index = 0; index < batches.Count; index++)
            slow[batches[index].Row][batches[index].Round] = speeds[index] > limit;
        return Kept(rows, isOut, slow);
    }

    // Where a round lasts longer than a speed does. A speed of fewer batches than tell it is noise.
    private static bool ChangesWithinRounds(double[] speeds, double limit, int batchesOfRound)
    {
        bool[] isSlow = [.. speeds.Where(double.IsFinite).Select(speed => speed > limit)];
        var changes = isSlow.Zip(isSlow.Skip(1)).Count(pair => pair.First != pair.Second);
        return (double)isSlow.Length / changes is var length && length >= ShortestSpeed && length < batchesOfRound;
    }

    private static List<Batch> InTime(IReadOnlyList<GateBatches> rows, bool[][] isOut) =>
    [
        .. from index in Enumerable.Range(0, rows.Count)
           let row = rows[index]
           where row.Position.Count == row.Rounds && row.First < row.Rounds
           let usual = TwoSpeeds.UsualOf(row)
           from round in Enumerable.Range(row.First, row.Rounds - row.First)
           let residual = isOut[index][round] ? double.NaN : Math.Log(row.Elapsed[round]) - usual
           orderby round, row.Position[round]
           select new Batch(index, round, residual),
    ];

    private static double SpeedAround(List<Batch> batches, int index)
    {
        var row = batches[index].Row;
        double[] around =
        [
            .. Enumerable.Range(index - Neighbours, (2 * Neighbours) + 1)
                .Where(other => other >= 0 && other < batches.Count && batches[other].Row != row)
                .Select(other => batches[other].Residual)
                .Where(double.IsFinite),
        ];
        return around.Length == 0 ? double.NaN : Center.Median(around);
    }

    // A row that would keep too little keeps all: then its median holds both speeds, as without a gate.
    private static bool[][] Kept(IReadOnlyList<GateBatches> rows, bool[][] isOut, bool[][] slow)
    {
        for (var index = 0; index < rows.Count; index++)
        {
            var discarded = Enumerable.Range(0, rows[index].Rounds).Count(round => isOut[index][round] || slow[index][round]);
            if (!NoiseGate.LeavesEnough(rows[index].Rounds - rows[index].First, discarded))
                slow[index] = new bool[rows[index].Rounds];
        }

        return slow;
    }

    private readonly record struct Batch(int Row, int Round, double Residual);
}
