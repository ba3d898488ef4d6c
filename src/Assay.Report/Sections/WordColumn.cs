namespace Assay.Report.Sections;

/// <summary>One column.</summary>
/// <param name="Id">Its name in files for programs, with its unit, such as <c>totalNanoseconds</c>.</param>
/// <param name="Head">Its head for people.</param>
/// <param name="IsText">Whether its cells are texts.</param>
public sealed record WordColumn(string Id, string Head, bool IsText = false)
{
    /// <summary>Whether its cells are sentences, which a terminal cuts to the room that other columns leave.</summary>
    public bool IsSentence { get; init; }

    /// <summary>Whether only full tables have it.</summary>
    public bool IsDetail { get; init; }
}
