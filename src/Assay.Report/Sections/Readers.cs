namespace Assay.Report.Sections;

/// <summary>Who reads a table or a column.</summary>
public enum Readers
{
    /// <summary>Everybody.</summary>
    All,

    /// <summary>People alone, in a terminal or in Markdown: programs read the same elsewhere in the report.</summary>
    People,

    /// <summary>Programs alone, as CSV or JSON.</summary>
    Programs,
}
