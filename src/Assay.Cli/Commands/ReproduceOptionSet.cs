using System.CommandLine;
using Assay.Analysis.Articles;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay reproduce</c>.</summary>
internal sealed class ReproduceOptionSet
{
    private readonly Argument<string> article = new("ARTICLE")
    {
        Description = $"The article: {string.Join(", ", ArticleCatalogue.Names)}.",
    };
    private readonly Option<bool> quick = new("--quick")
    {
        Description = "Fewer sizes, rows and repetitions: minutes instead of an hour. Figures that it leaves out are named.",
    };
    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob", "Only these rows of the article.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE",
        "File that names the results files, which lie beside it. With --from an HTML page. Default: "
            + "results/<article>-<time>/<article>.json.");
    private readonly Option<string?> budget = TextOption.Create("--budget", "30m",
        "Measure nothing new after this time, builds and checks included. What is measured by then is printed. Continue with --resume, "
            + "as often as needed.");
    private readonly Option<string?> resume =
        TextOption.Create("--resume", "FILE", "Continue an interrupted reproduction from its file, with its options.");
    private readonly Option<string[]> from = new("--from")
    {
        HelpName = "FILE",
        Description = "Measure nothing: read figures from these results files, or from the file of a reproduction. Can be repeated.",
        AllowMultipleArgumentsPerToken = true,
    };
    private readonly Option<string?> format = FormatOption.Create(FormatOption.OfReports);
    private readonly ExtentOptionSet extents = new();
    private readonly BuildOptionSet builds = new();

    /// <summary>Command lines, for the help.</summary>
    public static (string Line, string Purpose)[] Examples =>
    [
        ("assay reproduce object-to-bytes", "run the article's experiment, published and today's figures side by side"),
        ("assay reproduce guide --quick", "a first look in a few minutes"),
        ("assay reproduce guide --budget 30m", "as much as half an hour holds; --resume goes on"),
        ("assay reproduce paper --from results/paper-*/paper.json", "the same figures again, without measuring"),
    ];

    /// <summary>The options in groups, for the help.</summary>
    public (string Title, IReadOnlyList<Option> Options)[] Groups =>
    [
        ("What to measure", [quick, rows, from]),
        ("How long", [budget, resume]),
        ("What to print", [extents.All, extents.Details, format, outFile]),
        ("Packages and adapters", [.. builds.All]),
    ];

    /// <summary>The article.</summary>
    public Argument<string> Article => article;

    /// <summary>What was given, found valid.</summary>
    /// <exception cref="BadInputException">There is no such article or format, or options contradict each other.</exception>
    public ReproduceSettings Settings(ParseResult parsed)
    {
        string name = parsed.GetRequiredValue(article);
        ReproduceSettings settings = new(
            ArticleCatalogue.Find(name) ?? throw NearestNames.Unknown("article", name, ArticleCatalogue.Names),
            new ReportForm(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed)),
            builds.Options(parsed))
        {
            IsQuick = parsed.GetValue(quick),
            Rows = parsed.GetValue(rows),
            Budget = parsed.GetValue(budget) is string text
                ? TimeSpan.FromTicks(RunLength.BudgetOf(text) / TimeSpan.NanosecondsPerTick)
                : null,
            Out = parsed.GetValue(outFile),
            Resume = parsed.GetValue(resume),
            From = parsed.GetValue(from) ?? [],
        };
        if (settings.From.Count > 0
            && (settings.IsQuick || settings.Rows is not null || settings.Budget is not null || settings.Resume is not null))
            throw new BadInputException(
                "--from measures nothing, so --quick, --rows, --budget and --resume have no effect on it. Omit them, or omit --from.");
        if (settings.Resume is not null && (settings.IsQuick || settings.Rows is not null || settings.Out is not null))
            throw new BadInputException(
                "--resume continues with the options and the file of the interrupted reproduction. Omit --quick, --rows and --out.");
        return settings;
    }
}

/// <summary>What is reproduced, and how it is printed.</summary>
/// <param name="Article">The article.</param>
/// <param name="Form">The format, and how much of it.</param>
/// <param name="Builds">Where adapters and packages come from.</param>
internal sealed record ReproduceSettings(Article Article, ReportForm Form, BuildOptions Builds)
{
    /// <summary>Whether the short runs are asked for.</summary>
    public required bool IsQuick { get; init; }

    /// <summary>Rows to measure; null for all of the article.</summary>
    public required string? Rows { get; init; }

    /// <summary>Time after which nothing new begins, of all runs together; null without.</summary>
    public required TimeSpan? Budget { get; init; }

    /// <summary>The file to write; null for one of the time.</summary>
    public required string? Out { get; init; }

    /// <summary>The file to continue from; null for a new reproduction.</summary>
    public required string? Resume { get; init; }

    /// <summary>Results files to read; empty to measure.</summary>
    public required IReadOnlyList<string> From { get; init; }
}
