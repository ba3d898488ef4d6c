using System.CommandLine;
using Assay.Answers.Articles;
using Assay.Cli.Configuration;
using Assay.Cli.Reproducing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary><c>assay article ARTICLE</c>: runs an article's experiment and sets its figures beside today's.</summary>
internal sealed class ArticleCommand(CommandServices services)
{
    private readonly PageFile pages = new(services.Streams);

    public static Command Create(CommandServices services)
    {
        var article = ArticleOptionSet.Article();
        var command = ArticleOptionSet.Options.Command(
            services,
            "article",
            "Run the experiment of a published article. Prints its figures next to today's, and judges its claims.",
            "docs/article.md",
            ArticleOptionSet.Examples,
            (parsed, given) => new ArticleCommand(services).Execute(
                ArticleOptionSet.Settings(parsed.GetRequiredValue(article), given)));
        command.Add(article);
        return command;
    }

    private int Execute(ArticleSettings settings) => settings.From.Count > 0
        ? Print(settings)
        : Interrupt.During(services.Streams, cancellation => Measure(settings, cancellation), "Interrupted. Nothing was measured yet.");

    /// <summary>Prints what results files hold, or writes it as a page.</summary>
    private int Print(ArticleSettings settings)
    {
        string[] paths = [.. settings.From.SelectMany(path => FilesOf(path, settings)).Distinct()];
        if (settings.Out is not string page)
        {
            Write(ReproductionBuilder.Build(settings.Article, [.. paths.Select(ResultsStore.Load)]), settings, settings.From);
            return ExitCode.Done;
        }

        if (Path.GetExtension(page) != PageFile.Ending)
            throw new BadInputException(
                $"With --from, --out writes an HTML page, so its name must end in {PageFile.Ending}. For other formats use --format, "
                    + "and > FILE.");
        var loaded = paths.ToDictionary(path => path, ResultsStore.Load);
        pages.Write(
            pages.ContentOf(paths, path => loaded[path]) with
            {
                Reproductions = [ReproductionBuilder.Build(settings.Article, [.. loaded.Values])],
            },
            page);
        return ExitCode.Done;
    }

    /// <summary>The results files that a file stands for: those of a reproduction that were begun, or itself.</summary>
    private static string[] FilesOf(string path, ArticleSettings settings)
    {
        if (ReproductionIndex.TryRead(path) is not ReproductionIndex index)
            return [path];
        if (index.Article != settings.Article.Name)
            throw new BadInputException(
                $"{path} is a reproduction of {index.Article}. Print it with: assay article {index.Article} --from {ShellText.Of(path)}");
        string[] files = [.. index.PathsBeside(path).Where(File.Exists)];
        return files.Length > 0
            ? files
            : throw new BadInputException(
                $"No results file of {path} is there yet. Continue with: assay article {index.Article} --resume {ShellText.Of(path)}");
    }

    private int Measure(ArticleSettings settings, CancellationToken cancellation)
    {
        var catalogue = BuildPlaces.Catalogue(services.Workspace, settings.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        var earlier = settings.Resume is string resumed ? EarlierOf(resumed, settings) : null;
        var startedAt = earlier?.StartedAt ?? DateTimeOffset.UtcNow;
        var rows = earlier?.Rows
            ?? (settings.Rows is null
                ? []
                : [.. planner.Select(new RunRequest { Rows = settings.Rows }).Select(row => row.Definition.Name).Distinct()]);
        var isQuick = earlier?.IsQuick ?? settings.IsQuick;
        var runs = ArticleRuns.Of(settings.Article, isQuick, rows);
        foreach (var run in runs)
            planner.Check(ArticleRuns.RequestOf(run, settings.Builds));
        using var place = PlaceOf(settings, startedAt);
        var stem = Path.GetFileNameWithoutExtension(place.Path);
        var index = earlier ?? new ReproductionIndex
        {
            Article = settings.Article.Name,
            IsQuick = isQuick,
            Rows = rows,
            AssayVersion = AssayVersion.Text,
            StartedAt = startedAt,
            Files = [.. runs.Select(run => $"{stem}.{run.Name}.json")],
        };
        string[] paths = [.. index.PathsBeside(place.Path)];
        if (earlier is null)
        {
            foreach (var path in paths.Where(Path.Exists))
                throw new BadInputException($"{path} already exists. Name another file with --out.");
            if (TrySave(index, place.Path) is string cause)
                return NotWritten(cause);
        }

        ArticleMeasuring reproduce = new(services, catalogue, settings.Builds, startedAt);
        var ending = reproduce.Execute([.. runs.Zip(paths)], settings.Budget, cancellation);
        return End(ending, reproduce, settings, place.Path, [.. paths.Where(File.Exists)]);
    }

    private int End(RunEnding ending, ArticleMeasuring reproduce, ArticleSettings settings, string path, IReadOnlyList<string> files)
    {
        ResultsFile[] results = [.. files.Select(ResultsStore.Load)];
        var hasSamples = results.Any(file => file.HasSamples());
        var reproduction = ReproductionBuilder.Build(settings.Article, results);
        if (hasSamples)
            Write(reproduction, settings, [path]);
        var toContinue = $"assay article {settings.Article.Name} --resume {ShellText.Of(path)}";
        services.Streams.Errors.WriteLine(ending switch
        {
            RunEnding.Interrupted =>
                hasSamples
                    ? $"Interrupted. Results so far are beside {path}; continue with: {toContinue}"
                    : $"Interrupted. Nothing was measured yet; continue with: {toContinue}",
            RunEnding.NotWritten => $"{reproduce.Cause} Continue with: {toContinue}",
            RunEnding.BudgetSpent =>
                $"The budget is used up. {(hasSamples ? $"Results so far are beside {path}" : "Nothing was measured yet")}; continue "
                    + $"with: {toContinue}",
            _ when !hasSamples => $"Nothing was measured: every row failed. Full output is in {services.Log.FileName}.",
            _ when results.Any(Resumption.HasOwnFailures) =>
                $"{RunEndingOutput.NotAll("measured")} Results so far are beside {path}; continue with: {toContinue}",
            _ => $"Results with all raw samples are beside {path}; print them again with: assay article {settings.Article.Name} "
                + $"--from {ShellText.Of(path)}",
        });
        if (hasSamples && ending != RunEnding.NotWritten && pages.TryWriteNextTo(files, path, reproduction) is string page)
            services.Streams.Errors.WriteLine($"Page for your browser: {page}");
        return ending switch
        {
            RunEnding.Interrupted => ExitCode.Interrupted,
            RunEnding.NotWritten => ExitCode.NothingMeasured,
            _ => hasSamples ? ExitCode.Done : ExitCode.NothingMeasured,
        };
    }

    private void Write(Reproduction reproduction, ArticleSettings settings, IEnumerable<string> paths) =>
        new ReportOutput(services.Streams).Write(ReproductionTables.Of(reproduction), settings.Form with
        {
            Command = $"assay article {settings.Article.Name} --from {string.Join(' ', paths.Select(ShellText.Of))}",
        });

    private static ReproductionIndex EarlierOf(string path, ArticleSettings settings)
    {
        var index = ReproductionIndex.TryRead(path)
            ?? throw new BadInputException(
                $"{path} is no reproduction. Name the file that 'assay article {settings.Article.Name}' wrote.");
        if (index.Article != settings.Article.Name)
            throw new BadInputException(
                $"{path} is a reproduction of {index.Article}. Continue it with: assay article {index.Article} --resume "
                    + $"{ShellText.Of(path)}");
        return index.AssayVersion == AssayVersion.Text
            ? index
            : throw new BadInputException(
                $"{path} was measured with Assay {index.AssayVersion}, but this is {AssayVersion.Text}. Start a new reproduction; the "
                    + "file is unchanged.");
    }

    private static ResultsPlace PlaceOf(ArticleSettings settings, DateTimeOffset startedAt) => settings switch
    {
        { Resume: string resume } => ResultsPlace.Of(resume),
        { Out: string outFile } => OutFile.ChooseNew(outFile),
        _ => ResultsPlace.New(
            Path.Combine(OutFile.Folder, $"{settings.Article.Name}-{OutFile.NameOf(startedAt)}", $"{settings.Article.Name}.json")),
    };

    private static string? TrySave(ReproductionIndex index, string path)
    {
        try
        {
            index.Save(path);
            return null;
        }
        catch (ResultsNotWrittenException exception)
        {
            return exception.Message;
        }
    }

    private int NotWritten(string cause)
    {
        services.Streams.Errors.WriteLine(cause);
        return ExitCode.NothingMeasured;
    }
}
