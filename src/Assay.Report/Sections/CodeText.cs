namespace Assay.Report.Sections;

/// <summary>Code, or other text whose lines stay as they are, that explains a report.</summary>
public sealed record CodeText(string Title, string Text)
{
    /// <summary>What it is written in, as Markdown names it.</summary>
    public string Language { get; init; } = "csharp";

    /// <summary>What is to be said of it, in sentences.</summary>
    public IReadOnlyList<string> Findings { get; init; } = [];
}
