using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary>The options of commands that measure another cost than the time of warm operations.</summary>
/// <param name="kind">What the command measures.</param>
/// <param name="aboutDataSets">What <c>--data-set</c> means.</param>
/// <param name="sizes">The option that says which sizes are measured.</param>
/// <param name="count">The option that says how often each cell is measured.</param>
internal sealed class CostOptionSet(RunKind kind, string aboutDataSets, Option<string?> sizes, Option<string?> count)
{
    /// <summary>How bytes pass.</summary>
    public Option<string?> Surface { get; init; } = TextOption.Create("--surface", string.Join('|', EnumNames.All<Surface>()),
        "How the caller passes bytes to the library. Default: each row's first surface.");

    /// <summary>Options of what is measured that only this command has; before those that others have, too.</summary>
    public IReadOnlyList<Option> More { get; init; } = [];

    /// <summary>The same, behind them.</summary>
    public IReadOnlyList<Option> Further { get; init; } = [];

    /// <summary>Groups of options that only this command has.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Own { get; init; } = [];

    /// <summary>Adds what those say to a request.</summary>
    public Func<RunRequest, ParseResult, RunRequest> Complete { get; init; } = static (request, _) => request;

    /// <summary>
    /// Answers a request without measuring; null where it has to be measured. It is given the names of the options that only measuring
    /// needs.
    /// </summary>
    public Func<RunRequest, ParseResult, ReportForm, IReadOnlyList<string>, int?> Without { get; init; } = static (_, _, _, _) => null;

    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob",
        "Rows to measure: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). '*' is every row. Default: one "
            + "row of each library; with --types every row.");
    private readonly Option<string?> dataSets = TextOption.Create("--data-set", "books,northwind", aboutDataSets);
    private readonly Option<string?> operations =
        TextOption.Create("--operation", "serialize,deserialize", "What to time. Default: both, each in processes of its own.");
    private readonly Option<string?> budget =
        TextOption.Create("--budget", "2m", "Begin nothing new after this time; what is measured by then is reported.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE", "Results file to write. Default: results/<time>.json.");
    private readonly Option<string?> resume =
        TextOption.Create("--resume", "FILE", "Continue an interrupted run from its results file, with its options.");
    private readonly Option<string?> format = FormatOption.Create(FormatOption.OfReports);
    private readonly ExtentOptionSet extents = new();
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();
    private readonly Option<bool> trust = TrustOption.Create();

    /// <summary>Makes the command.</summary>
    /// <param name="workspace">Where builds are kept.</param>
    /// <param name="log">The log.</param>
    /// <param name="description">What the command does.</param>
    /// <param name="examples">Command lines, and what each is for.</param>
    public Command Create(Workspace workspace, RunLog log, string description, params (string Line, string Purpose)[] examples)
    {
        if (kind == RunKind.Prediction)
            rows.Aliases.Add("--row");
        HelpedCommand command = new(KindNames.CommandOf(kind), description, examples, Groups);
        command.SetAction(parsed =>
        {
            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            RunRequest request = Complete(Request(parsed), parsed);
            return Without(request, parsed, form, MeasuringOf(parsed))
                ?? new RunCommand(workspace, log).Execute(request, parsed.GetValue(outFile), parsed.GetValue(resume), form);
        });
        return command;
    }

    private RunRequest Request(ParseResult parsed)
    {
        TypesRequest? own = types.Request(parsed) is TypesRequest given ? given with { IsRepeated = KindNames.HasSizes(kind) } : null;
        RunRequest request = new()
        {
            Kind = kind,
            Rows = parsed.GetValue(rows),
            DataSets = parsed.GetValue(dataSets),
            Sizes = KindNames.HasSizes(kind) ? null : parsed.GetValue(sizes),
            To = KindNames.HasSizes(kind) ? parsed.GetValue(sizes) : null,
            Surface = parsed.GetValue(Surface),
            Operations = parsed.GetValue(operations),
            Blocks = parsed.GetValue(count),
            Budget = parsed.GetValue(budget),
            Builds = builds.Options(parsed),
            Types = own,
            IsOfMainRows = own is null,
        };
        return variants.AddTo(request, parsed);
    }

    /// <summary>The names of the options given that have no meaning without measuring.</summary>
    private List<string> MeasuringOf(ParseResult parsed)
    {
        Option[] ofMeasuring = [sizes, operations, Surface, count, budget, resume, outFile, .. types.All, .. variants.All,
            .. More.OfType<Option<bool>>()];
        return [.. ofMeasuring.Where(option => parsed.GetResult(option) is { Implicit: false }).Select(option => option.Name)];
    }

    private (string Title, IReadOnlyList<Option> Options)[] Groups =>
    [
        ("What to measure", [rows, dataSets, .. More, sizes, operations, Surface, .. Further]),
        .. Own,
        ("How long", [count, budget, resume]),
        ("What to print", [extents.All, extents.Details, format, outFile]),
        ("Your own types", [.. types.All]),
        ("Versions, runtimes and modes side by side", [.. variants.All]),
        ("Packages and adapters", [.. builds.All, trust]),
    ];
}
