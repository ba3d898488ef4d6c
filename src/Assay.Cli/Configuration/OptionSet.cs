using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>
/// The options of a command, made from their declarations. What was given is what the command line says, and after it
/// <c>assay.json</c> and the results file of <c>--resume</c>.
/// </summary>
internal sealed class OptionSet(params IReadOnlyList<OptionGroup> groups)
{
    /// <summary>The options of the command line, as the help shows them.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Made { get; } =
        [.. groups.Select(group => (group.Title, (IReadOnlyList<Option>)[.. group.Options.Select(DeclaredOptions.Of)]))];

    /// <summary>What the command takes from <c>assay.json</c>.</summary>
    public FileRule FromFile { get; init; } = new();

    /// <summary>The options of the command line.</summary>
    public IEnumerable<Option> Options => Made.SelectMany(group => group.Options);

    /// <summary>Makes the command.</summary>
    /// <param name="page">The page of the documentation.</param>
    /// <param name="examples">Command lines, each with what it does.</param>
    /// <param name="execute">Does it, with what was parsed and what was given.</param>
    public HelpedCommand Command(
        CommandServices services, string name, string description, string page, IReadOnlyList<(string Line, string Purpose)> examples,
        Func<ParseResult, GivenOptions, int> execute)
    {
        HelpedCommand command = new(name, description, page, examples, Made);
        command.SetAction(parsed => execute(parsed, Complete(parsed, services)));
        return command;
    }

    /// <summary>The same of a command without arguments.</summary>
    public HelpedCommand Command(
        CommandServices services, string name, string description, string page, IReadOnlyList<(string Line, string Purpose)> examples,
        Func<GivenOptions, int> execute) => Command(services, name, description, page, examples, (_, given) => execute(given));

    /// <summary>What the command line gave.</summary>
    public GivenOptions Given(ParseResult parsed) => DeclaredOptions.In(parsed, Options);

    private GivenOptions Complete(ParseResult parsed, CommandServices services)
    {
        var given = Given(parsed);
        TrustQuestion question = new(services.Trust, $"assay {ParseErrors.NameOf(parsed)}", given.Has(OptionsOfOutput.Trust));
        RunOption[] all = [.. groups.SelectMany(group => group.Options)];
        if (!FromFile.IsIgnored(parsed))
            given = OptionsOfFile.AddTo(given, all, FromFile, question, services.Streams);
        return OptionsOfResults.AddTo(given, all, question);
    }
}

/// <summary>What a command takes from <c>assay.json</c>, of the options that it has.</summary>
internal sealed record FileRule
{
    /// <summary>Only where adapters and packages come from.</summary>
    public static FileRule Places { get; } = new() { Takes = OptionsOfPlaces.Has };

    public Func<RunOption, bool> Takes { get; init; } = static _ => true;

    /// <summary>Options with which only places are taken: they name what was measured, and how.</summary>
    public IReadOnlyList<RunOption> Settling { get; init; } = [];

    /// <summary>Whether nothing is taken.</summary>
    public Func<ParseResult, bool> IsIgnored { get; init; } = static _ => false;

    /// <summary>Whether what the file names is run, and so has to be trusted.</summary>
    public Func<GivenOptions, bool> Runs { get; init; } = static _ => true;
}
