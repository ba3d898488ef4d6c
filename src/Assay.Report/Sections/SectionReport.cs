using System.Text.Json.Nodes;

namespace Assay.Report.Sections;

/// <summary>What a report says: an answer, tables, code and notes. Every format writes the same cells.</summary>
/// <param name="Kind">Its name in files for programs, such as <c>startup</c>.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Notes">What else there is to say, such as on the machine.</param>
public sealed record SectionReport(string Kind, IReadOnlyList<string> Answer, IReadOnlyList<WordTable> Tables, IReadOnlyList<string> Notes)
{
    /// <summary>What was asked, in a few words, as the title of a page; empty where its kind says it.</summary>
    public string Title { get; init; } = "";

    /// <summary>Code that explains the tables; empty for none.</summary>
    public IReadOnlyList<CodeText> Code { get; init; } = [];

    /// <summary>What a terminal shows instead of all this, where a view of its own shows it better; else null.</summary>
    public Action<TextWriter, OutputStyle>? Screen { get; init; }

    /// <summary>What JSON holds instead of the tables, where a model says more than they do; else null.</summary>
    public Func<JsonObject>? Model { get; init; }

    /// <summary>The tables, with the columns that so many read.</summary>
    internal IEnumerable<WordTable> TablesOf(Readers readers) =>
        Tables.Where(table => table.Readers == Readers.All || table.Readers == readers).Select(table => table.Of(readers));
}
