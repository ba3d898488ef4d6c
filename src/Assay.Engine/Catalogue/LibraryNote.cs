using System.Xml.Linq;

namespace Assay.Engine.Catalogue;

/// <summary>What a user of rows should know of their library; <c>AssayNote</c> items say it.</summary>
/// <param name="Rows">Names of rows, or of families of rows.</param>
public sealed record LibraryNote(IReadOnlyList<string> Rows, string Text)
{
    /// <summary>Whether it is about a row.</summary>
    public bool IsAbout(RowDefinition row) => Rows.Contains(row.Name) || Rows.Contains(row.Family);
}

/// <summary>A documented mode of a library that changes speed, size or what is kept, and has no row: <c>AssayMode</c> items.</summary>
public sealed record LibraryMode(string Name, string Changes, string WithoutRow);

/// <summary>Reads the <c>AssayNote</c> and <c>AssayMode</c> items of an adapter's project.</summary>
internal static class NoteReader
{
    private const string NoteItem = "AssayNote";
    private const string ModeItem = "AssayMode";

    /// <summary>The notes: <c>Include</c> names rows or families, <c>Says</c> is the text.</summary>
    /// <exception cref="BadInputException">A note is not whole.</exception>
    public static IReadOnlyList<LibraryNote> Notes(XDocument document, string projectFile) =>
    [
        .. from item in ItemsOf(document, NoteItem)
           let words = WordsOf(item, projectFile, "Include", "Says")
           select new LibraryNote(words[0].Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries), words[1]),
    ];

    /// <summary>The modes: <c>Include</c> is the name, <c>Changes</c> and <c>WithoutRow</c> say more.</summary>
    /// <exception cref="BadInputException">A mode is not whole.</exception>
    public static IReadOnlyList<LibraryMode> Modes(XDocument document, string projectFile) =>
    [
        .. from item in ItemsOf(document, ModeItem)
           let words = WordsOf(item, projectFile, "Include", "Changes", "WithoutRow")
           select new LibraryMode(words[0], words[1], words[2]),
    ];

    /// <summary>Refuses notes about rows that a project does not have.</summary>
    public static void EnsureKnown(AdapterProject project, IReadOnlyList<RowDefinition> rows)
    {
        var known = rows.SelectMany(row => (string[])[row.Name, row.Family]).ToHashSet();
        if (project.Notes.SelectMany(note => note.Rows).FirstOrDefault(name => !known.Contains(name)) is { } unknown)
            throw new BadInputException(
                $"An {NoteItem} item of {project.ProjectFile} is about \"{unknown}\", which is no row of it. Name rows or families of the "
                    + "project.");
    }

    private static IEnumerable<XElement> ItemsOf(XDocument document, string name) =>
        document.Descendants().Where(element => element.Name.LocalName == name);

    private static string[] WordsOf(XElement item, string projectFile, params string[] names)
    {
        string[] words = [.. names.Select(name => (string?)item.Attribute(name) ?? "")];
        return Array.IndexOf(words, "") is var missing && missing < 0
            ? words
            : throw new BadInputException($"An {item.Name.LocalName} item of {projectFile} lacks {names[missing]}. Add it.");
    }
}
