namespace Assay.Core.Results;

/// <summary>What an experiment keeps of its own in results, beside checks and the times of warm operations.</summary>
public abstract record ExperimentSamples
{
    /// <summary>Whether anything was measured or judged.</summary>
    public abstract bool HasAny(ResultsFile file);

    /// <summary>Whether a run that goes on has nothing to try again, apart from rows that failed.</summary>
    public virtual bool IsWhole => true;

    /// <summary>Why rows have nothing, or less; null where they have all.</summary>
    public virtual IEnumerable<Failure?> FailuresIn(ResultsFile file) => [];

    /// <summary>The first rule between parts that is broken, as part of a sentence; null when none is.</summary>
    public virtual string? FirstBroken(ResultsFile file) => null;
}

/// <summary>Verdicts of an experiment that judges: on cases, on hostile input, on payloads of a format.</summary>
public abstract record VerdictSamples : ExperimentSamples
{
    /// <summary>Whether they are those of the checks, which every file of measurements has too.</summary>
    public virtual bool AreOfChecks => false;
}

/// <summary>What an experiment is asked beyond what every run is asked.</summary>
public abstract record ExperimentOptions
{
    /// <summary>Data that is asked about and need not be measured; null without.</summary>
    public virtual WorkloadOptions? AskedBeside() => null;
}
