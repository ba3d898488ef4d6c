using System.CommandLine;
using System.CommandLine.Parsing;
using System.Text.RegularExpressions;
using Assay.Engine;
using Assay.Report.Sections;

namespace Assay.Cli.Parsing;

/// <summary>Turns what the parser did not understand into one sentence.</summary>
internal static class ParseErrors
{
    private static readonly char[] Dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '/'];

    /// <summary>Throws for the first error.</summary>
    public static void ThrowIfAny(ParseResult parsed)
    {
        var command = parsed.CommandResult.Command;
        var help = command is RootCommand ? "assay --help" : $"assay {NameOf(parsed)} --help";
        if (OptionErrors.FirstOf(parsed) is string sentence)
            throw new BadInputException(sentence);
        if (OptionErrors.BeforeCommand(parsed) is string early)
            throw new BadInputException($"{early} stands before the command it is for. Write it after 'assay {NameOf(parsed)}'.");
        if (OptionErrors.TakenForArgument(parsed) is string unknown)
            throw Unmatched(parsed, unknown, command, help);
        if (parsed.Errors.Count == 0)
            return;
        if (parsed.UnmatchedTokens.Count > 0)
            throw Unmatched(parsed, parsed.UnmatchedTokens[0], command, help);
        if (command.Subcommands.Count > 0)
            throw Missing(command, help);
        throw new BadInputException($"{parsed.Errors[0].Message.TrimEnd('.')}. '{help}' explains the options.");
    }

    private static BadInputException Unmatched(ParseResult parsed, string token, Command command, string help)
    {
        var given = token.Split('=')[0];
        if (string.Equals(given, "help", StringComparison.OrdinalIgnoreCase))
            return new BadInputException($"'{help}' shows the help.");
        if (OptionErrors.IsAfterEnd(parsed, token))
            return new BadInputException($"\"{given}\" is not read, because -- before it ends the options. Omit the --.");
        if (OptionErrors.FlagBefore(parsed, token) is string flag)
            return new BadInputException($"{flag} takes no value. Omit \"{given}\".");
        if (OptionErrors.Find(command, "--" + given.TrimStart(Dashes)) is Option meant && Dashes.Contains(given.FirstOrDefault()))
            return new BadInputException($"There is no option \"{given}\". Write {meant.Name}, with two hyphens.");
        if (command is not RootCommand && command.Subcommands.Count > 0 && command.Action is null && given.StartsWith('-'))
            return Missing(command, help);
        if (FormerNames.OfOption(given) is string now)
            return new BadInputException($"{given} is called {now} now. '{help}' explains the options.");
        if (given.StartsWith('-'))
            return NearestNames.Unknown("option", given, command.Options.Select(option => option.Name), help);
        if (FormerNames.SentenceOf(parsed, given) is string renamed)
            return new BadInputException(renamed);
        if (command.Subcommands.Count > 0 && !OptionErrors.IsAfterValue(parsed, token))
            return NearestNames.Unknown("command", given, Shown(command), help);
        var lists = OptionErrors.IsAfterValue(parsed, token) ? " Write lists with commas and no spaces, such as --rows a,b." : "";
        return new BadInputException($"\"{given}\" belongs to no option.{lists} '{help}' explains the options.");
    }

    private static BadInputException Missing(Command command, string help) =>
        new($"Command missing. Use one of: {string.Join(", ", Shown(command))}. '{help}' explains them.");

    private static IEnumerable<string> Shown(Command command) => command.Subcommands.Where(sub => !sub.Hidden).Select(sub => sub.Name);

    /// <summary>The command with those above it, such as <c>list rows</c>.</summary>
    public static string NameOf(ParseResult parsed)
    {
        List<string> names = [];
        for (SymbolResult? result = parsed.CommandResult; result is CommandResult { Command: not RootCommand } of; result = result.Parent)
            names.Insert(0, of.Command.Name);
        return string.Join(' ', names);
    }
}

/// <summary>What is wrong with options and their values, where the parser's own words leave the reader alone.</summary>
internal static class OptionErrors
{
    /// <summary>
    /// The sentence about the first option without a value, with another option for one, or given twice; null where all is well.
    /// </summary>
    public static string? FirstOf(ParseResult parsed)
    {
        var command = parsed.CommandResult.Command;
        foreach (var given in parsed.CommandResult.Children.OfType<OptionResult>().Where(given => !given.Implicit))
        {
            var name = given.Option.Name;
            if (given.Tokens.FirstOrDefault(token => Find(command, token.Value) is not null) is { Value: { } taken })
                return $"{name} has no value: after it comes the option {taken}. Give one, or omit {name}.";
            var isEmpty = given.Tokens.Count == 0
                ? given.Option.Arity.MinimumNumberOfValues > 0
                : given.Tokens.Any(token => string.IsNullOrWhiteSpace(token.Value));
            if (isEmpty)
                return $"{name} has no value. Give one, or omit {name}.";
            if (given.IdentifierTokenCount > 1 && given.Option.Arity.MaximumNumberOfValues == 1)
                return $"{name} is given {given.IdentifierTokenCount} times. Give it once; lists take commas, such as --rows a,b.";
        }

        return null;
    }

    /// <summary>An option that was given to a command above, whose subcommand does not know it; null for none.</summary>
    public static string? BeforeCommand(ParseResult parsed)
    {
        for (var above = parsed.CommandResult.Parent; above is CommandResult result; above = above.Parent)
        {
            if (result.Children.OfType<OptionResult>().FirstOrDefault(given => !given.Implicit) is { } given)
                return given.Option.Name;
        }
        return null;
    }

    /// <summary>The option of a command that has this name; null for none.</summary>
    public static Option? Find(Command command, string name) =>
        command.Options.FirstOrDefault(option => option.Name == name || option.Aliases.Contains(name));

    /// <summary>Whether two hyphens alone, which end the options, stand before what matched nothing.</summary>
    public static bool IsAfterEnd(ParseResult parsed, string token) =>
        parsed.Tokens.SkipWhile(other => other.Type != TokenType.DoubleDash).Skip(1).Any(other => other.Value == token);

    /// <summary>
    /// What looks like an option and was read as an argument, such as a file; null for none. After two hyphens alone everything is an
    /// argument.
    /// </summary>
    public static string? TakenForArgument(ParseResult parsed) => parsed.Tokens.Any(token => token.Type == TokenType.DoubleDash)
        ? null
        : parsed.CommandResult.Children.OfType<ArgumentResult>().SelectMany(argument => argument.Tokens)
            .FirstOrDefault(token => token.Value is ['-', _, ..])?.Value;

    /// <summary>The option without a value right before what matched nothing; null where another thing is.</summary>
    public static string? FlagBefore(ParseResult parsed, string token) =>
        Before(parsed, token) is { Type: TokenType.Option } option
            && Find(parsed.CommandResult.Command, option.Value) is { } flag && flag.ValueType == typeof(bool) ? flag.Name : null;

    /// <summary>Whether a value stands right before what matched nothing: the two may be meant as a list.</summary>
    public static bool IsAfterValue(ParseResult parsed, string token) => Before(parsed, token) is { Type: TokenType.Argument };

    private static Token? Before(ParseResult parsed, string token)
    {
        Token[] tokens = [.. parsed.Tokens];
        var at = Array.FindIndex(tokens, other => other.Type == TokenType.Argument && other.Value == token);
        return at > 0 ? tokens[at - 1] : null;
    }
}

/// <summary>Keeps a sentence short that quotes what was given on the command line, however long that is.</summary>
internal static partial class ShortSentence
{
    private const int LongArgument = 200;

    /// <summary>The sentence, with long arguments and long words in it shortened.</summary>
    public static string Of(string sentence, IEnumerable<string> arguments)
    {
        foreach (var argument in arguments.Where(argument => argument.Length > LongArgument))
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
        new("--format")
        {
            Description = $"Output format: {string.Join(", ", formats)} (default {formats[0]}).",
            HelpName = string.Join('|', formats),
        };

    /// <summary>The format asked for, found valid.</summary>
    public static string Read(string? given, IReadOnlyList<string> formats)
    {
        if (given is null)
            return formats[0];
        return formats.Contains(given) ? given : throw NearestNames.Unknown("format", given, formats);
    }

    public static IReadOnlyList<string> OfReports => SectionWriters.Names;
}

/// <summary>Options whose value is a text that is read later.</summary>
internal static class TextOption
{
    public static Option<string?> Create(string name, string helpName, string description) => new(name)
    {
        HelpName = helpName,
        Description = description,
    };
}
