using Assay.Core.Results;

namespace Assay.Engine.Formats;

/// <summary>The format cases that the command line asks for, unread; null where an option was left out.</summary>
/// <param name="Formats"><c>--format-of</c>; null for all.</param>
/// <param name="Cases"><c>--case</c>; null for all.</param>
/// <param name="Corpus"><c>--corpus</c>; null for Assay's own cases.</param>
public sealed record AskedFormats(string? Formats, string? Cases, string? Corpus)
{
    /// <summary>Reads what a new run gives.</summary>
    /// <exception cref="BadInputException">There is no such format, case or folder, or the folder's files cannot be used.</exception>
    public FormatSelection Select()
    {
        var corpus = Corpus is null ? null : OutsideCorpus.Read(Corpus, Formats, FormatCatalogue.All);
        var selection = FormatSelection.Select(corpus is null ? FormatCatalogue.All : [corpus], Formats, Cases);
        return selection with
        {
            LeftOut = corpus?.LeftOut ?? [],
            Options = new FormatOptions
            {
                Formats = Formats is null ? [] : Lists.Split(Formats, "--format-of"),
                Cases = Cases is null ? [] : Lists.Split(Cases, "--case"),
                Corpus = Corpus ?? "",
                CorpusHash = corpus is null ? "" : OutsideCorpus.HashOf(corpus),
            },
        };
    }

    /// <summary>Reads what a resumed run gives: what its file says, of a folder that still holds the same.</summary>
    /// <param name="earlier">What the file says.</param>
    /// <param name="path">The file, for sentences.</param>
    /// <exception cref="BadInputException">An option names something else, or the folder has changed.</exception>
    public FormatSelection SelectAgain(FormatOptions earlier, string path)
    {
        (string Option, string? Given, IReadOnlyList<string> Earlier)[] lists = [("--format-of", Formats, earlier.Formats),
            ("--case", Cases, earlier.Cases)];
        foreach ((var option, var given, var before) in lists)
        {
            if (given is not null && !Lists.Split(given, option).SequenceEqual(before, StringComparer.OrdinalIgnoreCase))
                throw Other(option, path);
        }

        if (Corpus is not null && earlier.Corpus.Length == 0)
            throw Other("--corpus", path);
        var selection = new AskedFormats(
            Joined(earlier.Formats), Joined(earlier.Cases), Corpus ?? (earlier.Corpus.Length > 0 ? earlier.Corpus : null)).Select();
        if (selection.Options.CorpusHash == earlier.CorpusHash)
            return selection;
        throw Corpus is null
            ? new BadInputException(
                $"{earlier.Corpus} no longer holds the files that {path} was made with. Restore them, or start a new run; the file is "
                    + "unchanged.")
            : Other("--corpus", path);
    }

    private static string? Joined(IReadOnlyList<string> names) => names.Count == 0 ? null : string.Join(',', names);

    private static BadInputException Other(string option, string path) =>
        new($"{path} was made with another {option}. Resume it without {option}, or start a new run; the file is unchanged.");
}
