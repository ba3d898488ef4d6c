using System.CommandLine;
using System.Text.RegularExpressions;
using Assay.Engine;
using Assay.Report.Writers;

namespace Assay.Cli.Parsing;

/// <summary>Turns what the parser did not understand into one sentence.</summary>
internal static class ParseErrors
{
    /// <summary>Throws for the first error.</summary>
    /// <exception cref="BadInputException">There is one.</exception>
    public static void ThrowIfAny(ParseResult parsed)
    {
        if (parsed.Errors.Count == 0)
            return;
        Command command = parsed.CommandResult.Command;
        string help = command is RootCommand ? "assay --help" : $"assay {NameOf(parsed)} --help";
        if (parsed.UnmatchedTokens.Count > 0)
            throw Unmatched(parsed.UnmatchedTokens[0], command, help);
        if (command.Subcommands.Count > 0)
            throw new BadInputException($"Command missing. Use one of: {string.Join(", ", Shown(command))}. '{help}' explains them.");
        throw new BadInputException($"{parsed.Errors[0].Message.TrimEnd('.')}. '{help}' explains the options.");
    }

    private static BadInputException Unmatched(string token, Command command, string help)
    {
        string given = token.Split('=')[0];
        if (given.StartsWith('-'))
            return NearestNames.Unknown("option", given, command.Options.Select(option => option.Name), help);
        return command.Subcommands.Count > 0
            ? NearestNames.Unknown("command", given, Shown(command), help)
            : new BadInputException($"\"{given}\" belongs to no option. Write lists with commas and no spaces, such as --rows a,b. '{help}' explains the options.");
    }

    private static IEnumerable<string> Shown(Command command) => command.Subcommands.Where(sub => !sub.Hidden).Select(sub => sub.Name);

    /// <summary>The command with those above it, such as <c>list rows</c>.</summary>
    public static string NameOf(ParseResult parsed)
    {
        List<string> names = [];
        for (System.CommandLine.Parsing.SymbolResult? result = parsed.CommandResult; result is System.CommandLine.Parsing.CommandResult { Command: not RootCommand } of; result = result.Parent)
            names.Insert(0, of.Command.Name);
        return string.Join(' ', names);
    }
}

/// <summary>Keeps a sentence short that quotes what was given on the command line, however long that is.</summary>
internal static partial class ShortSentence
{
    private const int LongArgument = 200;

    /// <summary>The sentence, with long arguments and long words in it shortened.</summary>
    public static string Of(string sentence, IEnumerable<string> arguments)
    {
        foreach (string argument in arguments.Where(argument => argument.Length > LongArgument))
            sentence = sentence.Replace(argument, Shortened.Of(argument), StringComparison.Ordinal);
        return LongWord().Replace(sentence, word => Shortened.Of(word.Value));
    }

    /// <summary>A part of an argument, such as a name in a list; paths of this length are rare.</summary>
    [GeneratedRegex(@"\S{400,}")]
    private static partial Regex LongWord();
}

/// <summary>The option <c>--format</c> of commands that print a report.</summary>
internal static class FormatOption
{
    public static Option<string?> Create(IReadOnlyList<string> formats) =>
        new("--format") { Description = $"Output format: {string.Join(", ", formats)} (default {formats[0]}).", HelpName = string.Join('|', formats) };

    /// <summary>The format asked for, found valid.</summary>
    /// <exception cref="Engine.BadInputException">There is no such format.</exception>
    public static string Read(string? given, IReadOnlyList<string> formats)
    {
        if (given is null)
            return formats[0];
        return formats.Contains(given) ? given : throw NearestNames.Unknown("format", given, formats);
    }

    public static IReadOnlyList<string> OfReports => ReportWriters.Names;
}

/// <summary>Options whose value is a text that is read later.</summary>
internal static class TextOption
{
    public static Option<string?> Create(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}
