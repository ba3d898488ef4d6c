using System.CommandLine;
using Assay.Core.Naming;

namespace Assay.Cli.Configuration;

/// <summary>Adds what the options file says to a command line that does not say it.</summary>
internal static class OptionsOfFile
{
    private const string Choose = "choose";
    private const string Resume = "--resume";

    private static readonly string[] Places = ["--source", "--adapters", "--offline"];
    private static readonly string[] OfRuns = ["--size", "--payload", "--surface", "--with", "--runtime", "--mode"];

    /// <summary>Which options of the file a command takes, of those that it has; other commands take none.</summary>
    private static readonly Dictionary<string, Func<string, bool>> Taken = new()
    {
        ["run"] = _ => true,
        ["check"] = _ => true,

        // A small instance is shown, whatever is measured.
        ["show"] = option => option is not ("--size" or "--payload"),

        // Results with other options still answer.
        [Choose] = option => !OfRuns.Contains(option),
        ["rows"] = Places.Contains,
        ["scan"] = Places.Contains,
    };

    /// <summary>Commands that run nothing of what the file names, or do not with an option of theirs.</summary>
    private static readonly Dictionary<string, string?> WithoutRunning = new()
    {
        ["scan"] = null,
        ["show"] = "--contract",
        [Choose] = "--no-measure",
    };

    private static readonly string[] OfRoot = ["--sample", "--factory"];
    private static readonly string[] OfTypes = ["--root", .. OfRoot, "--known", "--include-sample"];
    private static readonly string[] OfDataSets = ["--size", "--payload"];
    private static readonly string[] OfRows = ["--rows", "--with", "--reference"];

    /// <summary>
    /// An option of the command line, with those of the file that would contradict it or say more about what it replaces.
    /// </summary>
    private static readonly Dictionary<string, string[]> Replaced = new()
    {
        ["--types"] = [.. OfTypes, "--data-set", .. OfDataSets],
        ["--data-set"] = ["--types", .. OfTypes, .. OfDataSets],
        ["--size"] = ["--types", .. OfTypes],
        ["--payload"] = ["--types", .. OfTypes],
        ["--root"] = OfRoot,
        ["--sample"] = OfRoot,
        ["--factory"] = OfRoot,
        ["--rows"] = OfRows,
        ["--with"] = OfRows,
        ["--blocks"] = ["--budget", "--precision"],
        ["--budget"] = ["--blocks"],
        ["--precision"] = ["--blocks"],
        ["--shard"] = ["--budget", "--precision"],
        ["--protocol"] = ["--blocks", "--precision", "--profile", "--reference"],
    };

    /// <summary>
    /// The command line with the options of the file of the current folder, or of the nearest above it; standard error says which.
    /// </summary>
    /// <param name="parsed">The command line, without errors.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <param name="trust">Asks before what the file names is run.</param>
    /// <exception cref="Engine.BadInputException">The file cannot be used, or the user does not trust it.</exception>
    public static string[] Complete(ParseResult parsed, string[] arguments, Trust trust)
    {
        Command command = parsed.CommandResult.Command;
        if (!ReferenceEquals(parsed.Action, command.Action)
            || !Taken.ContainsKey(command.Name)
            || NamesResults(parsed, command) || OptionsFile.Find(Environment.CurrentDirectory) is not OptionsFile file)
            return arguments;
        List<OptionValue> added = [.. Added(parsed, command, file)];
        if (added.Count == 0)
            return arguments;
        if (Runs(parsed, command))
            trust.Ensure(file.Naming, file.Path, parsed, added);
        Console.Error.WriteLine($"Options from {file.Path}: {OneLine.Of(string.Join(' ', added))}");
        return AddedArguments.To(arguments, command, added);
    }

    private static bool Runs(ParseResult parsed, Command command) =>
        !WithoutRunning.TryGetValue(command.Name, out string? without) || (without is not null && !parsed.IsSet(without));

    /// <summary>What was measured already has its own options.</summary>
    private static bool NamesResults(ParseResult parsed, Command command) =>
        command.Name == Choose && command.Arguments.Any(argument => parsed.GetResult(argument) is { Tokens.Count: > 0 });

    private static IEnumerable<OptionValue> Added(ParseResult parsed, Command command, OptionsFile file)
    {
        string[] given = [.. Given(parsed, command)];
        HashSet<string> replaced = [.. given, .. given.SelectMany(option => Replaced.GetValueOrDefault(option) ?? [])];
        Func<string, bool> isTaken = given.Contains(Resume) ? Places.Contains : Taken[command.Name];
        return file.Options.Where(option =>
            command.Options.Any(known => known.Name == option.Property.Option)
            && !replaced.Contains(option.Property.Option)
            && isTaken(option.Property.Option));
    }

    private static IEnumerable<string> Given(ParseResult parsed, Command command) =>
        command.Options.Where(option => parsed.GetResult(option) is { Implicit: false }).Select(option => option.Name);
}
