using Assay.Core.Results;

namespace Assay.Experiments.Formats;

/// <summary>What a run of format cases keeps.</summary>
public sealed record FormatSamples : VerdictSamples
{
    /// <summary>The cases that rows were given.</summary>
    [Distinct(nameof(FormatCaseResult.Format), nameof(FormatCaseResult.Name))]
    public IReadOnlyList<FormatCaseResult> Cases { get => field ?? []; init; }

    /// <summary>What rows did with them.</summary>
    [Distinct(nameof(FormatCheckResult.Row), nameof(FormatCheckResult.Format), nameof(FormatCheckResult.Case))]
    public IReadOnlyList<FormatCheckResult> Checks { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Checks.Any(check => check.Verdict != FormatVerdict.NotJudged);

    /// <inheritdoc/>
    public override string? FirstBroken(ResultsFile file)
    {
        HashSet<(string, string)> cases = [.. Cases.Select(of => (of.Format, of.Name))];
        return Checks.All(check => cases.Contains((check.Format, check.Case))) ? null : "it has verdicts on an unknown format case";
    }
}

/// <summary>
/// A short payload of a format, and what the format's specification says about it: so that a file explains its verdicts itself.
/// </summary>
public sealed record FormatCaseResult
{
    /// <summary>The format, such as <c>JSON</c>.</summary>
    public required string Format { get; init; }

    /// <summary>Its name, which is unique in its format and never changes.</summary>
    public required string Name { get; init; }

    /// <summary>The shape that it is read into, such as <c>int</c>.</summary>
    public required string Shape { get; init; }

    /// <summary>What the specification says.</summary>
    public required FormatExpectation Expected { get; init; }

    /// <summary>The values that may come back; empty where any may, or none.</summary>
    public IReadOnlyList<string> Values { get => field ?? []; init; }

    /// <summary>Document and paragraph.</summary>
    public required string Citation { get; init; }

    /// <summary>Why, as one or two sentences.</summary>
    public required string Reason { get; init; }
}

/// <summary>Which format cases a run gives, as the command line named them.</summary>
public sealed record FormatOptions : ExperimentOptions
{
    /// <summary>Formats as the command line names them, such as <c>json</c>; empty for all.</summary>
    public IReadOnlyList<string> Formats { get => field ?? []; init; }

    /// <summary>Names of cases; empty for all.</summary>
    public IReadOnlyList<string> Cases { get => field ?? []; init; }

    /// <summary>The folder whose files are given instead of Assay's cases; empty without.</summary>
    public string Corpus { get => field ?? ""; init; }

    /// <summary>SHA-256 of the folder's cases, in hex; empty without a folder.</summary>
    public string CorpusHash { get => field ?? ""; init; }
}

/// <summary>What a specification says about a payload.</summary>
public enum FormatExpectation
{
    /// <summary>It is read, as one of the values.</summary>
    Accept,

    /// <summary>It is not of the format.</summary>
    Reject,

    /// <summary>Both are right; if values are named, reading it gives one of them.</summary>
    Either,
}

/// <summary>What a row did with a format case.</summary>
public sealed record FormatCheckResult
{
    /// <summary>The row's name.</summary>
    public required string Row { get; init; }

    /// <summary>The format.</summary>
    public required string Format { get; init; }

    /// <summary>Name of the case.</summary>
    public required string Case { get; init; }

    /// <summary>How that compares with the specification.</summary>
    public required FormatVerdict Verdict { get; init; }

    /// <summary>The value that came back, as text; empty where none did.</summary>
    public string Value { get => field ?? ""; init; }

    /// <summary>What the library threw, how the process ended, or why the row was not judged; empty where a value came back.</summary>
    public string Cause { get => field ?? ""; init; }

    /// <summary>Whether the row differs from the specification; an extension that it allows does not.</summary>
    public bool IsDeviation() =>
        Verdict is FormatVerdict.AcceptsInvalid
            or FormatVerdict.RejectsValid or FormatVerdict.OtherValue or FormatVerdict.Crash or FormatVerdict.Hang;
}

/// <summary>How what a row did with a payload compares with the specification.</summary>
public enum FormatVerdict
{
    /// <summary>It read what is to be read, or rejected what is to be rejected.</summary>
    AsSpecified,

    /// <summary>It read a payload that the specification leaves to readers.</summary>
    EitherAccepted,

    /// <summary>It rejected a payload that the specification leaves to readers.</summary>
    EitherRejected,

    /// <summary>It read a payload that is not of the format, where the specification lets readers do so.</summary>
    Extension,

    /// <summary>It read a payload that must be rejected.</summary>
    AcceptsInvalid,

    /// <summary>It rejected a payload that must be read.</summary>
    RejectsValid,

    /// <summary>It read the payload as another value.</summary>
    OtherValue,

    /// <summary>Its process ended.</summary>
    Crash,

    /// <summary>It did not end within the limits of time and memory.</summary>
    Hang,

    /// <summary>The row does not carry the shape, writes another layout, or could not be set up.</summary>
    NotJudged,
}
