using Assay.Answers.Articles;
using Assay.Answers.Pages;
using Assay.Cli.Display;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Merging;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Report.Sections;

namespace Assay.Cli.Commands;

/// <summary>Writes results as one HTML file.</summary>
/// <param name="streams">Where it is said that files do not fit together, and where the page is.</param>
internal sealed class PageFile(Streams streams)
{
    /// <summary>The ending that names the format.</summary>
    public const string Ending = ".html";

    private const string TitleOfPages = "<title>Assay report</title>";
    private const int Beginning = 2000;

    /// <summary>Refuses a name that no page has.</summary>
    /// <exception cref="BadInputException">Its ending names another format.</exception>
    public static void EnsureName(string page)
    {
        if (Path.GetExtension(page) != Ending)
            throw new BadInputException(
                $"--out writes an HTML page, so its name must end in {Ending}. For other formats use --format, and > FILE.");
    }

    /// <summary>What a page of results files holds.</summary>
    /// <param name="paths">The files; one that is named twice counts once.</param>
    /// <exception cref="BadInputException">A file is not usable.</exception>
    public PageContent ContentOf(IReadOnlyList<string> paths, Func<string, ResultsFile> load)
    {
        string[] distinct = [.. paths.Distinct()];
        var areNamesClear = distinct.Select(Path.GetFileName).Distinct().Count() == distinct.Length;
        PageSource[] sources = [.. distinct.Select(path => Source(load(path), path, areNamesClear ? Path.GetFileName(path) : path))];
        return new PageContent(WithMatrices(sources));
    }

    /// <summary>Writes a page and says where it is; an earlier page of Assay is replaced, any other file is not.</summary>
    /// <exception cref="BadInputException">This build has no page, another file is there, or the folder cannot be written.</exception>
    public void Write(PageContent content, string path)
    {
        Save(content, path);
        streams.Errors.WriteLine($"Page for your browser: {path}");
    }

    /// <summary>Writes a page that opens with an answer, and holds the results that it rests on.</summary>
    /// <exception cref="BadInputException">This build has no page, another file is there, or the folder cannot be written.</exception>
    public void Write(SectionReport answer, IReadOnlyList<(string Path, ResultsFile Results)> files, string path) => Write(
        ContentOf([.. files.Select(file => file.Path)], named => files.First(file => file.Path == named).Results) with { Answer = answer },
        path);

    private static void Save(PageContent content, string path)
    {
        if (!PageWriter.IsBuilt)
            throw new BadInputException(PageWriter.NotBuilt);
        if (Path.Exists(path) && !IsPage(path))
            throw new BadInputException($"{path} already exists and is not a page of Assay. Name another file with --out.");
        AtomicFile.RemoveLeftOvers(path);
        try
        {
            AtomicFile.Replace(path, file => Write(content, file),
                reason => $"The page cannot be written to {path} ({reason}). Name another file with --out.");
        }
        catch (ResultsNotWrittenException exception)
        {
            throw new BadInputException(exception.Message, exception);
        }
    }

    private static void Write(PageContent content, Stream file)
    {
        using StreamWriter output = new(file, leaveOpen: true);
        PageWriter.Write(content, output);
    }

    /// <summary>Writes the page of a run next to its results file, if that is possible: the results do not depend on it.</summary>
    /// <param name="results">What the file holds.</param>
    /// <returns>The page's path; null where there is none.</returns>
    public static string? TryWriteNextTo(ResultsFile results, string path)
    {
        if (!PageWriter.IsBuilt)
            return null;
        try
        {
            var page = Path.ChangeExtension(path, Ending);
            Save(new PageContent([Source(results, path, Path.GetFileName(path))]), page);
            return page;
        }
        catch (Exception exception) when (exception is BadInputException or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    /// <summary>Writes the page of a reproduction next to its file, if that is possible.</summary>
    /// <param name="reproduction">What they say about the article.</param>
    /// <returns>The page's path; null where there is none.</returns>
    public string? TryWriteNextTo(IReadOnlyList<string> files, string path, Reproduction reproduction)
    {
        if (!PageWriter.IsBuilt)
            return null;
        try
        {
            var page = Path.ChangeExtension(path, Ending);
            Save(ContentOf(files, ResultsStore.Load) with { Reproductions = [reproduction] }, page);
            return page;
        }
        catch (Exception exception) when (exception is BadInputException or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    /// <summary>Several files of verdicts of one kind are one matrix, where they fit; each stays for download.</summary>
    private List<PageSource> WithMatrices(IReadOnlyList<PageSource> sources)
    {
        List<PageSource> all = [.. sources];
        foreach (var kind in sources.Where(source => source.Results.HoldsVerdicts())
            .GroupBy(source => source.Results.Options.Kind).Where(kind => kind.Count() > 1))
        {
            try
            {
                var merged = ResultsMerger.Merge([.. kind.Select(source => new ShardFile(source.Name, source.Results))]);
                all = [.. all.Select(source => kind.Contains(source) ? source with { IsDrawn = false } : source),
                    SourceOf(merged.File, string.Join(" + ", kind.Select(source => source.Name)), default)];
            }
            catch (BadInputException exception)
            {
                streams.Errors.WriteLine($"{exception.Message} The page shows them one by one.");
            }
        }

        return all;
    }

    private static PageSource Source(ResultsFile results, string path, string name) =>
        SourceOf(results, name, ContentOf(path));

    private static PageSource SourceOf(ResultsFile results, string name, ReadOnlyMemory<byte> content) =>
        new(results, name, content) { Report = KnownExperiments.Of(results.Options).ReportOf(results) };

    private static byte[] ContentOf(string path)
    {
        try
        {
            return NamedFile.Read(path, FileUse.KeptResults);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{Shortened.Of(path)} cannot be read ({IoReason.Of(exception, path)}). Name a results file that 'assay run' "
                    + "wrote.", exception);
        }
    }

    private static bool IsPage(string path)
    {
        try
        {
            using StreamReader reader = new(NamedFile.Open(path, FileUse.Page));
            var beginning = new char[Beginning];
            var read = reader.ReadBlock(beginning, 0, beginning.Length);
            return new string(beginning, 0, read).Contains(TitleOfPages, StringComparison.Ordinal);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
