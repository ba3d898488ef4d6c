using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Report;

namespace Assay.Cli.Configuration;

/// <summary>Where results go, how they are printed, and what is gone on with.</summary>
internal static class OptionsOfOutput
{
    private static readonly IReadOnlyList<string> ReportFormats = FormatOption.OfReports;

    /// <summary>The results file.</summary>
    public static RunOption Out { get; } = new("--out", "FILE", "Results file to write. Default: results/<time>.json.");

    /// <summary>A page that opens with the answer.</summary>
    public static RunOption Page { get; } = Out with
    {
        Shown = "page.html",
        Help = "Also write an HTML page with the answer and the results: one file that works offline, for a browser.",
    };

    /// <summary>The results file of an interrupted run.</summary>
    public static RunOption Resume { get; } =
        new("--resume", "FILE", "Continue an interrupted run from its results file, with its options.");

    /// <summary>The format of a report.</summary>
    public static RunOption Format { get; } = FormatFrom(ReportFormats);

    /// <summary>Every row and data set.</summary>
    public static RunOption All { get; } =
        new("--all", "", "Show every row and data set, and why rows were not measured, instead of one screen.") { Form = OptionForm.Flag };

    /// <summary>Everything.</summary>
    public static RunOption Details { get; } = new(
        "--details", "",
        "Show full tables: confidence intervals, ranks, allocations, compressed sizes, garbage collection, notes and reasons.")
    {
        Form = OptionForm.Flag,
    };

    /// <summary>Whether files are trusted, for this call alone.</summary>
    public static RunOption Trust { get; } = new(
        "--trust", "",
        "Run what assay.json, or the file of --resume, names, although you have neither written nor confirmed it. Without it a terminal "
            + "asks, and everywhere else the command stops.")
    {
        Form = OptionForm.Flag,
    };

    /// <summary>Where adapters and packages come from.</summary>
    public static OptionGroup Places { get; } =
        new("Packages and adapters", [OptionsOfPlaces.Sources, OptionsOfPlaces.Adapters, OptionsOfPlaces.Offline, Trust]);

    /// <summary>How a report is printed, and where results go.</summary>
    public static OptionGroup Printed(params IReadOnlyList<RunOption> more) => new("What to print", [All, Details, Format, .. more]);

    /// <summary>The option of one of some formats.</summary>
    public static RunOption FormatFrom(IReadOnlyList<string> formats) => new(
        "--format", string.Join('|', formats), $"Output format: {string.Join(", ", formats)} (default {formats[0]}).")
    {
        Names = () => formats,
    };

    /// <summary>How a report is printed; details hold all that --all shows.</summary>
    public static ReportForm FormOf(GivenOptions given) => new(
        FormatOption.Read(given.Text(Format), ReportFormats),
        given.Has(Details) ? ReportExtent.Details : given.Has(All) ? ReportExtent.AllRows : ReportExtent.FirstScreen);
}

/// <summary>How a report is printed.</summary>
/// <param name="Extent">How much the format for people prints.</param>
internal readonly record struct ReportForm(string Format, ReportExtent Extent)
{
    /// <summary>The command that prints the report again; empty where there is none.</summary>
    public string Command { get => field ?? ""; init; }

    /// <summary>An output that is written so.</summary>
    public OutputStyle Of(OutputStyle output) => output with { Extent = Extent, Command = Command };
}
