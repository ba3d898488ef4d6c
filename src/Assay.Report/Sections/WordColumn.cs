using System.Text.Json.Serialization;

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

    /// <summary>Whether CSV has columns for the ends of intervals even where no cell has one.</summary>
    [JsonIgnore]
    public bool HasInterval { get; init; }

    /// <summary>Who reads it.</summary>
    [JsonIgnore]
    public Readers Readers { get; init; }

    /// <summary>The name of the lower end of its interval.</summary>
    internal string LowerId => $"{Id}Lower";

    /// <summary>The name of the upper end.</summary>
    internal string UpperId => $"{Id}Upper";

    internal bool IsFor(Readers readers) => Readers == Readers.All || Readers == readers;
}
