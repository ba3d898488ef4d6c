using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Cases;

/// <summary>What rows do with conformance cases.</summary>
/// <param name="Cases">The cases, by number.</param>
/// <param name="Rows">The rows, the worst first.</param>
/// <param name="Missing">Rows that were not given any case, by reason.</param>
public sealed record CasesReport(
    IReadOnlyList<CaseResult> Cases, IReadOnlyList<CasesRow> Rows, IReadOnlyList<Unmeasured> Missing)
{
    /// <summary>What rows read of data that another version of their package wrote, of cases that both versions carry alone.</summary>
    public IReadOnlyList<CasesRow> Crossed { get; init; } = [];
}

/// <summary>What one row does with the cases.</summary>
/// <param name="IsReference">Whether it is a reference row rather than a serializer.</param>
/// <param name="Verdicts">Its verdicts, in the order of the cases; a case that it was not given is left out.</param>
public sealed record CasesRow(string Label, bool IsReference, IReadOnlyList<CaseVerdict> Verdicts)
{
    /// <summary>How many cases have a verdict.</summary>
    public int Count(Verdict verdict) => Verdicts.Count(of => of.Verdict == verdict);

    /// <summary>How many cases Assay could not give to the library.</summary>
    public int NotJudged => Verdicts.Count(of => of.Verdict is Verdict.NotJudged or Verdict.AssayError);

    /// <summary>How many cases want of the row what it does not offer, such as a Stream.</summary>
    public int NotApplicable => Verdicts.Count(of => of.Verdict == Verdict.SurfaceNotOffered);

    /// <summary>How many cases say something about the library.</summary>
    public int Judged => Verdicts.Count(of => of.IsJudged);

    /// <summary>How many cases came back through a generated class that stands for the case's own.</summary>
    public int ThroughDto => Verdicts.Count(of => of.IsThroughDto);

    /// <summary>How many verdicts are good.</summary>
    public int Good => Verdicts.Count(of => of.IsGood);
}

/// <summary>What a row does with a case.</summary>
/// <param name="Reason">Why it is not supported: the text of the error, or the path of the first difference. Of a supported one which of
/// several allowed ways came back, or which surfaces were called; empty where there is one alone.</param>
/// <param name="OptIn">Another row of the same library that supports the case, with its settings; empty where there is none, and where the
/// row supports it itself.</param>
public sealed record CaseVerdict(CaseResult Case, Verdict Verdict, string Reason, string OptIn)
{
    /// <summary>Who decided it; null where the case is supported.</summary>
    public required Judge? Judge { get; init; }

    /// <summary>
    /// Whether the case is supported, but only through a class that a schema compiler generated: it says nothing about the case's own
    /// class.
    /// </summary>
    public bool IsThroughDto { get; init; }

    /// <summary>The verdict in a word or two.</summary>
    public string Word => IsThroughDto ? SchemaCompiled.ThroughDto : Verdict switch
    {
        Verdict.NotJudged => "not judged",
        Verdict.AssayError => "error in Assay",
        Verdict.SurfaceNotOffered => "not applicable",
        _ => Verdict.ToString().ToLowerInvariant(),
    };

    /// <summary>
    /// Whether it says something about the library: neither a limit of Assay nor a case that the row has nothing for, such as a Stream.
    /// </summary>
    public bool IsJudged => Verdict.IsOfRow();

    /// <summary>Whether the verdict is what good looks like.</summary>
    public bool IsGood => IsJudged && Case.IsGood(Verdict);
}
