using System.CommandLine;
using Assay.Analysis.Choosing;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Report.Choosing;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay choose</c>.</summary>
internal sealed class ChooseOptionSet
{
    private readonly Argument<string[]> files = new("FILE")
    {
        Description = "Results files of 'assay run'. Figures come from the first, verdicts from all. Default: the newest in ./results; "
            + "without one, choose measures.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private readonly Option<string?> needs =
        TextOption.Create("--need", "a,b", $"What the serializer must do: {string.Join(", ", NeedTable.All.Select(need => need.Name))}.");
    private readonly Option<string?> scenario = TextOption.Create("--scenario",
        string.Join('|', Scenario.All.Select(scenario => scenario.Name)),
        $"What messages are for. It weighs reads and writes. Default: {Scenario.Default.Name}.");
    private readonly Option<string?> rate =
        TextOption.Create("--rate", "2000", "Messages a second. The answer then gives the share of a core.");
    private readonly Option<string?> network =
        TextOption.Create("--network", "100Mbit", "Speed of the network. The time to send the payload then counts (rpc, cache, storage).");
    private readonly Option<string?> message =
        TextOption.Create("--message", "5kB", "Size of your messages. Decides which size of the data set is measured or taken.");
    private readonly Option<bool> noMeasure = new("--no-measure")
    {
        Description = "Measure and check nothing. The answer says what is missing.",
    };
    private readonly Option<string?> format = FormatOption.Create(ChoiceWriters.Names);
    private readonly DataOptionSet data = new("measure", "each data set's default size");

    /// <summary>Command lines, for the help.</summary>
    public static (string Line, string Purpose)[] Examples =>
    [
        ("assay choose", "asks, then chooses from the newest results in ./results"),
        ("assay choose r.json --need cross-language --message 5kB --rate 2000", "for messages that Python reads"),
        ("assay choose --types Shop.dll --root Shop.Order --need cycles", "for your own class; measures it first"),
    ];

    /// <summary>The options in groups, for the help.</summary>
    public (string Title, IReadOnlyList<Option> Options)[] Groups =>
    [
        ("What you need", [needs, scenario, rate, network, message]),
        ("What to print, and what to run", [format, noMeasure]),
        .. data.Groups("What to choose among; without results, what to measure"),
    ];

    /// <summary>The files.</summary>
    public Argument<string[]> Files => files;

    /// <summary>What was given, found valid.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist, or is no number.</exception>
    public ChooseSettings Settings(ParseResult parsed)
    {
        (string? need, string? use, string? messages, string? speed, string? size) =
            (parsed.GetValue(needs), parsed.GetValue(scenario), parsed.GetValue(rate), parsed.GetValue(network), parsed.GetValue(message));
        RunRequest measured = data.Request(parsed);
        string[] given = parsed.GetValue(files) ?? [];
        if (given.Length > 0 && measured.Types is not null)
            throw new BadInputException("Results files hold their own types. Omit --types to choose from these files, or omit the files.");
        if (given.Length > 0 && OfRuns(measured))
            throw new BadInputException(
                "--size, --payload, --surface, --with, --runtime and --mode count only when choose measures. Omit them to choose from "
                    + "these files, or omit the files.");
        return new ChooseSettings(
            given,
            new ChoiceRequest
            {
                Needs = need is null ? [] : [.. Lists.Split(need, "--need").Select(NeedOf).Distinct()],
                Scenario = use is null ? Scenario.Default : ScenarioOf(use),
                MessagesPerSecond = messages is null ? null : Quantity.Rate(messages),
                BitsPerSecond = speed is null ? null : Quantity.Network(speed),
                MessageBytes = size is null ? null : Quantity.Size(size),
            },
            measured,
            FormatOption.Read(parsed.GetValue(format), ChoiceWriters.Names))
        {
            MayMeasure = !parsed.GetValue(noMeasure),
            IsAsked = need is null && use is null && messages is null && speed is null && size is null && parsed.GetValue(format) is null,
            Defaults = [.. Defaults(need, use, messages, speed is not null || !(use is null ? Scenario.Default : ScenarioOf(use)).IsSent)],
        };
    }

    /// <summary>Whether options were given that only a run of its own can follow.</summary>
    public static bool OfRuns(RunRequest request) =>
        request.With.Count > 0 || (request.Sizes ?? request.Payloads ?? request.Surface ?? request.Runtimes ?? request.Modes) is not null;

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
/// <param name="Request">What is asked for.</param>
/// <param name="Measured">What is measured where there are no results.</param>
/// <param name="Format">The format of the answer.</param>
internal sealed record ChooseSettings(IReadOnlyList<string> Files, ChoiceRequest Request, RunRequest Measured, string Format)
{
    /// <summary>Whether anything may be measured or checked.</summary>
    public required bool MayMeasure { get; init; }

    /// <summary>Whether nothing was said of what is chosen for, so that a terminal asks.</summary>
    public required bool IsAsked { get; init; }

    /// <summary>What was not said, as options.</summary>
    public required IReadOnlyList<string> Defaults { get; init; }
}
