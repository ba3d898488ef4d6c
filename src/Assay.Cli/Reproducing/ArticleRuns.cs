using Assay.Answers.Articles;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;

namespace Assay.Cli.Reproducing;

/// <summary>The runs of an article as requests, which are planned like any other run.</summary>
public static class ArticleRuns
{
    /// <summary>The runs that are asked for.</summary>
    /// <param name="isQuick">Whether the short ones are.</param>
    /// <param name="rows">Names of rows; empty for all of the article.</param>
    /// <exception cref="BadInputException">The article has none of the rows.</exception>
    public static IReadOnlyList<ArticleRun> Of(Article article, bool isQuick, IReadOnlyCollection<string> rows)
    {
        ArticleRun[] all = [.. article.Runs.Select(run => isQuick ? run.OfQuick() : run).OfType<ArticleRun>()];
        var asked = rows.Count == 0 ? all : [.. all.Select(run => Limited(run, rows)).OfType<ArticleRun>()];
        return asked.Length > 0 ? asked : throw new BadInputException(
            $"\"{article.Title}\" has none of the rows of --rows. Its rows: "
                + $"{string.Join(", ", all.SelectMany(run => run.Rows.Split(',')).Distinct())}.");
    }

    /// <summary>A run as a request.</summary>
    /// <param name="builds">Where adapters and packages come from.</param>
    public static RunRequest RequestOf(ArticleRun run, BuildOptions builds) => new()
    {
        Experiment = KnownExperiments.Of(run.Kind),
        Rows = run.Rows,
        DataSets = run.DataSets,
        Sizes = run.Sizes,
        Surface = run.Surface,
        Operations = run.Operations,
        Blocks = run.Blocks,
        Modes = run.Modes,
        Runtimes = run.Runtimes,
        Builds = builds,
    };

    private static ArticleRun? Limited(ArticleRun run, IReadOnlyCollection<string> rows)
    {
        string[] kept = [.. run.Rows.Split(',').Where(rows.Contains)];
        return kept.Length == 0 ? null : run with { Rows = string.Join(',', kept) };
    }
}
