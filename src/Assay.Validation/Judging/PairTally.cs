using Assay.Analysis.Model;

namespace Assay.Validation.Judging;

/// <summary>Counts pairs of equal rows that were reported as different, over the runs in which the noise gate allowed any claim.</summary>
internal sealed class PairTally
{
    /// <summary>Runs that were judged.</summary>
    public int Runs { get; private set; }

    /// <summary>Runs of them with any pair detected.</summary>
    public int RunsDetected { get; private set; }

    /// <summary>Pairs that were judged.</summary>
    public int Pairs { get; private set; }

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
        if (!ranking.IsCompared)
        {
            RunsWithoutClaim++;
            return;
        }

        List<PairComparison> equal = [.. ranking.Aliases.Where(isEqual)];
        var detected = equal.Count(pair => pair.Detected);
        Runs++;
        RunsDetected += detected > 0 ? 1 : 0;
        Pairs += equal.Count;
        PairsDetected += detected;
        PairsFaster += equal.Count(pair => pair.Faster is not null);
    }
}

/// <summary>Counts how often one injected slowdown was found: pairs of an unslowed row and the slowed one.</summary>
/// <param name="label">Label of the slowed row.</param>
/// <param name="slowed">Every slowed label of the runs.</param>
internal sealed class SlowdownTally(string label, IEnumerable<string> slowed)
{
    private readonly HashSet<string> slowed = [.. slowed];
    private double logRatios;

    /// <summary>Pairs that were judged.</summary>
    public int Pairs { get; private set; }

    /// <summary>Pairs of them that were detected, the slowed row as the slower.</summary>
    public int Detected { get; private set; }

    /// <summary>Pairs of them in which the unslowed row was called faster.</summary>
    public int CalledFaster { get; private set; }

    /// <summary>Pairs of them in which the slowed row was detected as the faster: never true.</summary>
    public int WrongWay { get; private set; }

    /// <summary>Time of the slowed row over that of an unslowed one: the geometric mean over pairs; NaN without any.</summary>
    public double Ratio => Pairs == 0 ? double.NaN : Math.Exp(logRatios / Pairs);

    /// <summary>The share of pairs detected; NaN without any.</summary>
    public double DetectedShare => Pairs == 0 ? double.NaN : (double)Detected / Pairs;

    /// <summary>Adds a run that the gate accepted.</summary>
    public void Add(OperationRanking ranking)
    {
        foreach (var pair in ranking.Pairs)
        {
            if (pair.Row == label && !slowed.Contains(pair.Other))
                Add(pair, pair.Ratio, pair.Other);
            else if (pair.Other == label && !slowed.Contains(pair.Row))
                Add(pair, 1 / pair.Ratio, pair.Row);
        }
    }

    private void Add(PairComparison pair, double ratio, string plain)
    {
        Pairs++;
        logRatios += Math.Log(ratio);
        Detected += pair.Detected && ratio > 1 ? 1 : 0;
        WrongWay += pair.Detected && ratio < 1 ? 1 : 0;
        CalledFaster += pair.Faster == plain ? 1 : 0;
    }
}
