using System.CommandLine;
using Assay.Answers.Articles;
using Assay.Cli.Configuration;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay article</c>.</summary>
internal static class ArticleOptionSet
{
    public static Argument<string> Article() => new("ARTICLE")
    {
        Description = $"The article: {string.Join(", ", ArticleCatalogue.Names)}.",
    };

    private static readonly RunOption Quick = new(
        "--quick", "", "Fewer sizes, rows and repetitions: minutes instead of an hour. Figures that it leaves out are named.")
    {
        Form = OptionForm.Flag,
    };

    private static readonly RunOption Rows = OptionsOfRows.Rows with { Help = "Only these rows of the article." };

    private static readonly RunOption Out = OptionsOfOutput.Out with
    {
        Help = "File that names the results files, which lie beside it. With --from an HTML page. Default: "
            + "results/<article>-<time>/<article>.json.",
    };

    private static readonly RunOption Budget = OptionsOfLength.Budget with
    {
        Shown = "30m",
        Help = "Measure nothing new after this time, builds and checks included. What is measured by then is printed. Continue with "
            + "--resume, as often as needed.",
    };

    private static readonly RunOption Resume = OptionsOfOutput.Resume with
    {
        Help = "Continue an interrupted reproduction from its file, with its options.",
    };

    private static readonly RunOption From = new(
        "--from", "FILE",
        "Measure nothing: read figures from these results files, or from the file of a reproduction. Can be repeated.")
    {
        Form = OptionForm.Repeated,
        TakesSeveral = true,
    };

    public static OptionSet Options => new(
        new OptionGroup("What to measure", [Quick, Rows, From]),
        new OptionGroup("How long", [Budget, Resume]),
        OptionsOfOutput.Printed(Out),
        OptionsOfOutput.Places)
    {
        FromFile = FileRule.Places,
    };

    /// <summary>Command lines, for the help.</summary>
    public static (string Line, string Purpose)[] Examples =>
    [
        ("assay article object-to-bytes", "run the article's experiment, published and today's figures side by side"),
        ("assay article guide --quick", "a first look in a few minutes"),
        ("assay article guide --budget 30m", "as much as half an hour holds; --resume goes on"),
        ("assay article paper --from results/paper-*/paper.json", "the same figures again, without measuring"),
    ];

    /// <summary>What was given, found valid.</summary>
    /// <exception cref="BadInputException">There is no such article or format, or options contradict each other.</exception>
    public static ArticleSettings Settings(string name, GivenOptions given)
    {
        ArticleSettings settings = new(
            ArticleCatalogue.Find(name) ?? throw NearestNames.Unknown("article", name, ArticleCatalogue.Names),
            OptionsOfOutput.FormOf(given),
            BuildOptions.Of(given))
        {
            IsQuick = given.Has(Quick),
            Rows = given.Text(Rows),
            Budget = given.Text(Budget) is string text
                ? TimeSpan.FromTicks(RunLength.BudgetOf(text) / TimeSpan.NanosecondsPerTick)
                : null,
            Out = given.Text(OptionsOfOutput.Out),
            Resume = given.Text(OptionsOfOutput.Resume),
            From = given.Values(From),
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
/// <param name="Form">The format, and how much of it.</param>
/// <param name="Builds">Where adapters and packages come from.</param>
internal sealed record ArticleSettings(Article Article, ReportForm Form, BuildOptions Builds)
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
