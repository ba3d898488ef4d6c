using Assay.Analysis.Model;

namespace Assay.Validation.Judging;

/// <summary>Counts pairs of equal rows that were told apart, over the runs in which the noise gate let anything be claimed.</summary>
internal sealed class PairTally
{
    /// <summary>Runs that were judged.</summary>
    public int Runs { get; private set; }

    /// <summary>Runs of them with any pair detected.</summary>
    public int RunsDetected { get; private set; }

    /// <summary>Pairs that were judged.</summary>
    public int Pairs { get; private set; }

    /// <summary>Pairs of them that were detected.</summary>
    public int PairsDetected { get; private set; }

    /// <summary>Pairs of them of which one was called faster.</summary>
    public int PairsFaster { get; private set; }

    /// <summary>Runs in which nothing was ranked, because the gate refused or too little was measured.</summary>
    public int RunsWithoutClaim { get; private set; }

    /// <summary>Adds a run.</summary>
    /// <param name="ranking">What the table says.</param>
    /// <param name="isEqual">Whether the rows of a pair are the same.</param>
    public void Add(OperationRanking ranking, Func<PairComparison, bool> isEqual)
    {
        if (ranking.Status != RankingStatus.Ranked)
        {
            RunsWithoutClaim++;
            return;
        }

        List<PairComparison> equal = [.. ranking.Pairs.Where(isEqual)];
        int detected = equal.Count(pair => pair.Detected);
        Runs++;
        RunsDetected += detected > 0 ? 1 : 0;
        Pairs += equal.Count;
        PairsDetected += detected;
        PairsFaster += equal.Count(pair => pair.Faster is not null);
    }
}
