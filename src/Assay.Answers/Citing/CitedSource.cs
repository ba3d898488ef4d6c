using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Answers.Citing;

/// <summary>What pages of verdicts are made of.</summary>
/// <param name="Files">Results of cases and of format cases, one file of each kind at most.</param>
/// <param name="TypesOf">What the library of a row got for a data set.</param>
public sealed record CitedSource(IReadOnlyList<ResultsFile> Files, Func<RowResult, string, CitedTypes?> TypesOf)
{
    /// <summary>The file that shows a verdict, by the verdict's name, from the pages' folder; null where there is none.</summary>
    public Func<string, string?> ReproOf { get; init; } = _ => null;

    /// <summary>The document that says what contracts get, from the pages' folder; null where there is none.</summary>
    public string? Policy { get; init; }
}

/// <summary>What a library got for the types of a case.</summary>
/// <param name="Refusal">Why it got nothing, as a sentence; empty where it got something.</param>
/// <param name="Code">What was emitted; none where it got the types as they are.</param>
public sealed record CitedTypes(string Refusal, IReadOnlyList<CodeText> Code);

/// <summary>A page.</summary>
/// <param name="Path">Its name from the pages' folder, with slashes.</param>
/// <param name="Text">The page, as Markdown.</param>
public sealed record CitedPage(string Path, string Text)
{
    /// <summary>How every page begins, so that it is known again.</summary>
    public const string Beginning = "<!-- Written by 'assay report --pages'. -->";
}
