using System.CommandLine;
using Assay.Answers.Choosing;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Speed;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay choose</c>.</summary>
internal static class ChooseOptionSet
{
    public static Argument<string[]> Files() => new("FILE")
    {
        Description = "Results files of 'assay run'. Figures come from the first, verdicts from all. Default: the newest in ./results; "
            + "without one, choose measures.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private static readonly RunOption Needs = new(
        "--need", "a,b", $"What the serializer must do: {string.Join(", ", NeedTable.All.Select(need => need.Name))}.")
    {
        Names = static () => NeedTable.All.Select(need => need.Name),
    };

    private static readonly RunOption Use = new(
        "--scenario", string.Join('|', Scenario.All.Select(scenario => scenario.Name)),
        $"What messages are for. It weighs reads and writes. Default: {Scenario.Default.Name}.")
    {
        Names = static () => Scenario.All.Select(scenario => scenario.Name),
    };

    private static readonly RunOption Rate =
        new("--rate", "2000", "Messages a second. The answer then gives the share of a core.");

    private static readonly RunOption Network = new(
        "--network", "100Mbit", "Speed of the network. The time to send the payload then counts (rpc, cache, storage).");

    private static readonly RunOption Message =
        new("--message", "5kB", "Size of your messages. Decides which size of the data set is measured or taken.");

    private static readonly RunOption NoMeasure =
        new("--no-measure", "", "Measure and check nothing. The answer says what is missing.") { Form = OptionForm.Flag };

    private static readonly RunOption Format = OptionsOfOutput.Format;

    /// <summary>What counts only where something is measured.</summary>
    private static readonly RunOption[] OfRuns =
    [
        OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads, OptionsOfWorkloads.Surface, OptionsOfRows.With, OptionsOfRows.Runtimes,
        OptionsOfRows.Modes,
    ];

    /// <summary>The options. Results with other options of a file still answer, and what was measured already has its own.</summary>
    public static OptionSet Options => new(
        [
            new OptionGroup("What you need", [Needs, Use, Rate, Network, Message]),
            new OptionGroup("What to print, and what to run", [Format, OptionsOfOutput.Page, NoMeasure]),
            .. DataGroups.Of("What to choose among; without results, what to measure", "measure", "each data set's default size"),
        ])
    {
        FromFile = new FileRule
        {
            Takes = static option => Array.TrueForAll(OfRuns, ofRuns => ofRuns.Name != option.Name),
            Runs = static given => !given.Has(NoMeasure),
            IsIgnored = static parsed =>
                parsed.CommandResult.Command.Arguments.Any(argument => parsed.GetResult(argument) is { Tokens.Count: > 0 }),
        },
    };

    /// <summary>Command lines, for the help.</summary>
    public static (string Line, string Purpose)[] Examples =>
    [
        ("assay choose", "asks, then chooses from the newest results in ./results"),
        ("assay choose r.json --need cross-language --message 5kB --rate 2000", "for messages that Python reads"),
        ("assay choose --types Shop.dll --root Shop.Order --need cycles", "for your own class; measures it first"),
    ];

    /// <summary>What was given, found valid.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist, or is no number.</exception>
    public static ChooseSettings Settings(IReadOnlyList<string> files, GivenOptions given)
    {
        (var need, var use, var messages, var speed, var size) =
            (given.Text(Needs), given.Text(Use), given.Text(Rate), given.Text(Network), given.Text(Message));
        var measured = RunRequest.Of(new SpeedExperiment(), given);
        if (files.Count > 0 && measured.Types is not null)
            throw new BadInputException("Results files hold their own types. Omit --types to choose from these files, or omit the files.");
        if (files.Count > 0 && CountsForRuns(measured))
            throw new BadInputException(
                "--size, --payload, --surface, --with, --runtime and --mode count only when choose measures. Omit them to choose from "
                    + "these files, or omit the files.");
        if (given.Text(OptionsOfOutput.Page) is string page)
            PageFile.EnsureName(page);
        return new ChooseSettings(
            files,
            new ChoiceRequest
            {
                Needs = need is null ? [] : [.. Lists.Split(need, "--need").Select(NeedOf).Distinct()],
                Scenario = use is null ? Scenario.Default : ScenarioOf(use),
                MessagesPerSecond = messages is null ? null : Quantity.Rate(messages),
                BitsPerSecond = speed is null ? null : Quantity.Network(speed),
                MessageBytes = size is null ? null : Quantity.Size(size),
            },
            measured,
            FormatOption.Read(given.Text(Format), FormatOption.OfReports))
        {
            Page = given.Text(OptionsOfOutput.Page),
            MayMeasure = !given.Has(NoMeasure),
            IsAsked = need is null && use is null && messages is null && speed is null && size is null && !given.Has(Format),
            Defaults = [.. Defaults(need, use, messages, speed is not null || !(use is null ? Scenario.Default : ScenarioOf(use)).IsSent)],
        };
    }

    /// <summary>Whether options were given that only a run of its own can follow.</summary>
    public static bool CountsForRuns(RunRequest request) => Array.Exists(OfRuns, request.Given.Has);

    private static IEnumerable<string> Defaults(string? need, string? use, string? messages, bool hasNetwork)
    {
        if (use is null)
            yield return $"--scenario {Scenario.Default.Name}";
        if (need is null)
            yield return "no --need";
        if (messages is null)
            yield return "no --rate";
        if (!hasNetwork)
            yield return "no --network";
    }

    private static Need NeedOf(string name) =>
        NeedTable.Find(name) ?? throw NearestNames.Unknown("need", name, NeedTable.All.Select(need => need.Name), "assay choose --help");

    private static Scenario ScenarioOf(string name) =>
        Scenario.All.FirstOrDefault(scenario => string.Equals(scenario.Name, name, StringComparison.OrdinalIgnoreCase))
        ?? throw NearestNames.Unknown("scenario", name, Scenario.All.Select(scenario => scenario.Name), "assay choose --help");
}

/// <summary>What is chosen for, and from what.</summary>
/// <param name="Files">The results files that were named; empty for none.</param>
/// <param name="Measured">What is measured where there are no results.</param>
/// <param name="Format">The format of the answer.</param>
internal sealed record ChooseSettings(IReadOnlyList<string> Files, ChoiceRequest Request, RunRequest Measured, string Format)
{
    /// <summary>The HTML page that is written too; null for none.</summary>
    public string? Page { get; init; }

    /// <summary>Whether anything may be measured or checked.</summary>
    public required bool MayMeasure { get; init; }

    /// <summary>Whether nothing was said of what is chosen for, so that a terminal asks.</summary>
    public required bool IsAsked { get; init; }

    /// <summary>What was not said, as options.</summary>
    public required IReadOnlyList<string> Defaults { get; init; }
}
