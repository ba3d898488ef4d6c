namespace Assay.Report.Sections;

/// <summary>What a report says: an answer, tables, code and notes. Every format writes the same cells.</summary>
/// <param name="Kind">Its name in files for programs, such as <c>startup</c>.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Tables">The tables.</param>
/// <param name="Notes">What else there is to say, such as on the machine.</param>
public sealed record SectionReport(string Kind, IReadOnlyList<string> Answer, IReadOnlyList<WordTable> Tables, IReadOnlyList<string> Notes)
{
    /// <summary>Code that explains the tables; empty for none.</summary>
    public IReadOnlyList<CodeText> Code { get; init; } = [];
}
