using System.Text.Json;

namespace Assay.Report.Sections;

/// <summary>Columns with what fills them from one item, a row for each.</summary>
internal sealed class ColumnsOf<T>
{
    private readonly List<(WordColumn Column, Func<T, WordCell> Cell)> columns = [];

    /// <summary>The columns.</summary>
    public IReadOnlyList<WordColumn> Heads => columns.ConvertAll(column => column.Column);

    /// <summary>Any column.</summary>
    public ColumnsOf<T> Add(WordColumn column, Func<T, WordCell> cell)
    {
        columns.Add((column, cell));
        return this;
    }

    /// <summary>A text that everybody reads.</summary>
    public ColumnsOf<T> Text(string id, string head, Func<T, string> text) =>
        Add(new WordColumn(id, head, IsText: true), item => new WordCell(text(item)));

    /// <summary>A text of several words that everybody reads.</summary>
    public ColumnsOf<T> Sentence(string id, string head, Func<T, string> text) =>
        Add(new WordColumn(id, head, IsText: true) { IsSentence = true }, item => new WordCell(text(item)));

    /// <summary>A figure that everybody reads.</summary>
    public ColumnsOf<T> Figure(string id, string head, Func<T, WordCell> cell) => Add(new WordColumn(id, head), cell);

    /// <summary>A text that people read.</summary>
    public ColumnsOf<T> Words(string head, Func<T, string> text) =>
        Add(new WordColumn(head, head, IsText: true) { Readers = Readers.People }, item => new WordCell(text(item)));

    /// <summary>A text that programs read.</summary>
    public ColumnsOf<T> Data(string id, Func<T, string?> text) =>
        Add(new WordColumn(id, id, IsText: true) { Readers = Readers.Programs }, item => new WordCell(text(item) ?? ""));

    /// <summary>One of several names that programs read; nothing where there is none.</summary>
    public ColumnsOf<T> Name(string id, Func<T, Enum?> name) =>
        Data(id, item => name(item) is { } known ? JsonNamingPolicy.CamelCase.ConvertName($"{known}") : "");

    /// <summary>A number that programs read.</summary>
    public ColumnsOf<T> Number(string id, Func<T, double?> number) =>
        Add(new WordColumn(id, id) { Readers = Readers.Programs },
            item => number(item) is { } known ? new WordCell("", known) : WordCell.None);

    /// <summary>What holds or does not, for programs.</summary>
    public ColumnsOf<T> Truth(string id, Func<T, bool?> isTrue) =>
        Add(new WordColumn(id, id, IsText: true) { Readers = Readers.Programs }, item => WordCell.Truth(isTrue(item)));

    /// <summary>A row for each item.</summary>
    public IReadOnlyList<WordRow> Rows(IEnumerable<T> items) =>
        [.. items.Select(item => new WordRow("", [.. columns.Select(column => column.Cell(item))]))];
}
