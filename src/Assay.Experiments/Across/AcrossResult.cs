using Assay.Core.Results;

namespace Assay.Experiments.Across;

/// <summary>What rows of one format exchange.</summary>
public sealed record AcrossOptions : ExperimentOptions
{
    /// <summary>The values, by name.</summary>
    public required IReadOnlyList<string> Shapes { get; init; }
}

/// <summary>What a run of exchanges keeps.</summary>
public sealed record AcrossSamples : VerdictSamples
{
    /// <summary>What became of values between rows of one format, and in decoders of other languages.</summary>
    [Distinct(nameof(AcrossResult.Row), nameof(AcrossResult.Case), nameof(AcrossResult.Format))]
    public IReadOnlyList<AcrossResult> Exchanges { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool IsWhole => Exchanges.All(result => result.Verdict != AcrossVerdict.NotTried);

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Exchanges.Any(result => result.Verdict != AcrossVerdict.NotTried);
}

/// <summary>
/// What became of values on their way between two rows, or from a row to a decoder of another language; or whether a row writes equal
/// values alike.
/// </summary>
public sealed record AcrossResult
{
    /// <summary>What the name of a case begins with that is about reading what another row wrote; the writer's name follows.</summary>
    public const string Reads = "reads/";

    /// <summary>The case of a decoder of another language.</summary>
    public const string OtherLanguage = "other-language";

    /// <summary>The case of equal values in one process.</summary>
    public const string SameBytes = "same-bytes";

    /// <summary>The case of equal values in two processes.</summary>
    public const string SameBytesInProcesses = "same-bytes-in-processes";

    /// <summary>The case of a dictionary whose entries were added in another order.</summary>
    public const string SameBytesInAnyOrder = "same-bytes-in-any-order";

    /// <summary>The row's name; of two rows the one that reads.</summary>
    public required string Row { get; init; }

    /// <summary>The case: <see cref="Reads"/> and the name of the row that wrote, or one of the other names. It never changes.</summary>
    public required string Case { get; init; }

    /// <summary>The format of the payloads, such as <c>JSON</c>; empty for a library's own.</summary>
    public string Format { get => field ?? ""; init; }

    /// <summary>Who is on the other side: the row that wrote, or the decoder with its version; empty where nobody is.</summary>
    public string Partner { get => field ?? ""; init; }

    /// <summary>What was observed: the worst of its shapes, of those that were tried.</summary>
    public required AcrossVerdict Verdict { get; init; }

    /// <summary>Why it is not the same: the first shape with that verdict, and its cause. Empty where everything is the same.</summary>
    public string Cause { get => field ?? ""; init; }

    /// <summary>What was observed of each shape.</summary>
    public IReadOnlyList<AcrossShape> Shapes { get => field ?? []; init; }

    /// <summary>Sums up what was observed of the shapes.</summary>
    public AcrossResult Of(IReadOnlyList<AcrossShape> shapes)
    {
        AcrossVerdict[] tried = [.. shapes.Select(shape => shape.Verdict).Where(verdict => verdict != AcrossVerdict.NotTried)];
        var worst = tried.Length > 0 ? tried.Max() : AcrossVerdict.NotTried;
        var first = worst == AcrossVerdict.Same ? null : shapes.FirstOrDefault(shape => shape.Verdict == worst);
        return this with { Shapes = shapes, Verdict = worst, Cause = first is null ? "" : $"{first.Shape}: {first.Cause}" };
    }
}

/// <summary>What became of one shape.</summary>
/// <param name="Shape">The shape, such as <c>dates</c>.</param>
/// <param name="Cause">The path of the first difference, the text of the error, the other form, or why it was not tried; empty where
/// everything is the same.</param>
public sealed record AcrossShape(string Shape, AcrossVerdict Verdict, string Cause);

/// <summary>What becomes of a value on its way, from good to bad; the last says nothing.</summary>
public enum AcrossVerdict
{
    /// <summary>The same value, or the same bytes.</summary>
    Same,

    /// <summary>All values are there, some in a form that the reader must know: a number as text, members by position.</summary>
    OtherForm,

    /// <summary>Other bytes for an equal value.</summary>
    OtherBytes,

    /// <summary>The reader throws.</summary>
    Rejected,

    /// <summary>Another value, silently.</summary>
    Lossy,

    /// <summary>It does not end within the limits of time and memory.</summary>
    Hang,

    /// <summary>The process ends.</summary>
    Crash,

    /// <summary>One side does not carry the shape, or there is no decoder: this says nothing.</summary>
    NotTried,
}
