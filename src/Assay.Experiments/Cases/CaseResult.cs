using Assay.Core.Results;

namespace Assay.Experiments.Cases;

/// <summary>What a run of conformance keeps; the verdicts on cases are its checks.</summary>
public sealed record CaseSamples : VerdictSamples
{
    /// <summary>The cases that rows were given.</summary>
    [Distinct(nameof(CaseResult.Name))]
    public IReadOnlyList<CaseResult> Cases { get => field ?? []; init; }

    /// <summary>What rows read of data that another version of their package wrote.</summary>
    [Distinct(nameof(CheckResult.Row), nameof(CheckResult.WrittenBy), nameof(CheckResult.Workload))]
    public IReadOnlyList<CheckResult> CrossChecks { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => file.Checks.Count > 0;

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) =>
        file.Checks.Where(check => check.Verdict == Verdict.AssayError).Select(check => new Failure(check.Verdict, check.Cause));

    /// <inheritdoc/>
    public override string? FirstBroken(ResultsFile file) =>
        file.Checks.Select(check => (check.Row, check.Workload.DataSet)).Distinct().Count() < file.Checks.Count
            ? "it has two verdicts on a row and case"
            : null;
}

/// <summary>A conformance case: what rows were given, so that a file explains its verdicts itself.</summary>
public sealed record CaseResult
{
    /// <summary>Its number; cases that belong together share one.</summary>
    public required int Number { get; init; }

    /// <summary>Its name, which is also the name of the workload.</summary>
    public required string Name { get; init; }

    /// <summary>What it is about, such as <c>Members</c>.</summary>
    public required string Group { get; init; }

    /// <summary>What must hold, as a sentence.</summary>
    public required string Holds { get; init; }

    /// <summary>Which verdicts are good.</summary>
    public required GoodVerdicts Good { get; init; }

    /// <summary>Its types and its value, as a C# file.</summary>
    public string Source { get => field ?? ""; init; }

    /// <summary>Whether a verdict is good.</summary>
    public bool IsGood(Verdict verdict) => verdict switch
    {
        Verdict.Supported => Good is GoodVerdicts.Supported or GoodVerdicts.Either,
        Verdict.Rejected => Good is GoodVerdicts.Rejected or GoodVerdicts.Either,
        _ => false,
    };
}

/// <summary>Which verdicts on a case are good.</summary>
public enum GoodVerdicts
{
    /// <summary>Everything comes back.</summary>
    Supported,

    /// <summary>A clear error.</summary>
    Rejected,

    /// <summary>Both.</summary>
    Either,
}
