using System.Text;
using Assay.Answers.Citing;
using Assay.Cli.Configuration;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Merging;
using Assay.Engine.Storage;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Report.Sections;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Commands;

/// <summary>
/// Writes a folder of Markdown: a page for each row with its verdicts, what its library got for each case, and the cases.
/// </summary>
internal sealed class VerdictPages(CommandServices services, string folder)
{
    private const string Repros = "repros";

    /// <summary>Writes the pages of files.</summary>
    /// <param name="paths">The files; several of one kind are one.</param>
    /// <param name="cancellation">Ends it before a page is written.</param>
    /// <exception cref="BadInputException">A file holds no verdicts on cases, or a page cannot be written.</exception>
    public int Write(IReadOnlyList<string> paths, CancellationToken cancellation)
    {
        ShardFile[] files = [.. paths.Distinct().Select(path => new ShardFile(path, ResultsStore.Load(path)))];
        if (Array.Find(files, file => file.File.Samples is not (CaseSamples or FormatSamples)) is { } other)
            throw new BadInputException(
                $"{other.Path} holds no verdicts on cases. --pages takes files of 'assay check cases' and 'assay check formats'.");
        CacheRules.Open(services.Workspace);
        JudgedTypes types = new(services.Workspace, cancellation);
        ResultsFile[] ofKinds = [.. files.GroupBy(file => file.File.Options.Kind).Select(OneOf)];
        CitedSource source = new(ofKinds, (row, name) => Cited(types.Of(row, name)))
        {
            ReproOf = ReproOf,
            Policy = Policy(),
        };
        var pages = CitedPages.Of(source);
        Replace(pages);
        services.Streams.Errors.WriteLine(
            $"{Counted.Of(pages.Count, "page")} in {folder}. Begin with {Path.Combine(folder, "rows", "README.md")}.");
        return ExitCode.Done;
    }

    private ResultsFile OneOf(IEnumerable<ShardFile> files)
    {
        ShardFile[] all = [.. files];
        if (all is [ShardFile only])
            return only.File;
        var merged = ResultsMerger.Merge(all);
        foreach (var warning in merged.Warnings)
            services.Streams.Errors.WriteLine(warning);
        return merged.File;
    }

    private static CitedTypes? Cited(ContractPreview? preview) =>
        preview is null ? null : new CitedTypes(preview.Refusal, [.. preview.Files.Select(file => new CodeText(file.Name, file.Content))]);

    private string? ReproOf(string name)
    {
        var file = string.Concat(name.Select(character => char.IsAsciiLetterOrDigit(character) || character == '.' ? character : '-'));
        return File.Exists(Path.Combine(folder, Repros, $"{file}.cs")) ? $"{Repros}/{file}.cs" : null;
    }

    // The repository has its documents next to its adapters; a tool has none.
    private string? Policy()
    {
        var document = Path.Combine(Path.GetDirectoryName(services.Workspace.Adapters) ?? "", "docs", "contracts.md");
        return File.Exists(document) && !services.Workspace.IsInstalled ? Path.GetRelativePath(folder, document).Replace('\\', '/') : null;
    }

    private void Replace(IReadOnlyList<CitedPage> pages)
    {
        string[] paths = [.. pages.Select(page => Path.Combine([folder, .. page.Path.Split('/')]))];
        string[] earlier = [.. ((string[])["rows", "types"]).SelectMany(EarlierIn)];
        if (Array.Find(paths, path => Path.Exists(path) && !IsPage(path)) is string foreign)
            throw new BadInputException($"{foreign} already exists and is no page of verdicts. Name another folder with --pages.");
        try
        {
            for (var i = 0; i < pages.Count; i++)
                Replace(paths[i], pages[i].Text);
        }
        catch (ResultsNotWrittenException exception)
        {
            throw new BadInputException(exception.Message, exception);
        }

        foreach (var path in earlier.Except(paths))
            File.Delete(path);
    }

    private static void Replace(string path, string text) => AtomicFile.Replace(
        path,
        file => file.Write(Encoding.UTF8.GetBytes(text)),
        reason => $"{path} cannot be written ({reason}). Name another folder with --pages.");

    // Pages of an earlier run that this one does not write would be links to nothing.
    private IEnumerable<string> EarlierIn(string name)
    {
        var parent = Path.Combine(folder, name);
        return Directory.Exists(parent) ? Directory.EnumerateFiles(parent, "*.md", SearchOption.AllDirectories).Where(IsPage) : [];
    }

    private static bool IsPage(string path)
    {
        try
        {
            using var file = NamedFile.Open(path, FileUse.Page);
            var beginning = new byte[CitedPage.Beginning.Length];
            return file.ReadAtLeast(beginning, beginning.Length, throwOnEndOfStream: false) == beginning.Length
                && Encoding.UTF8.GetString(beginning) == CitedPage.Beginning;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
