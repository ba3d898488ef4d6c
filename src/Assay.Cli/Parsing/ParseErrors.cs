using System.CommandLine;
using Assay.Engine;

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
            throw new BadInputException($"Name a command: {string.Join(", ", Shown(command))}. '{help}' explains them.");
        throw new BadInputException($"{parsed.Errors[0].Message.TrimEnd('.')}. '{help}' explains the options.");
    }

    private static BadInputException Unmatched(string token, Command command, string help)
    {
        string given = token.Split('=')[0];
        if (given.StartsWith('-'))
            return NearestNames.Unknown("option", given, command.Options.Select(option => option.Name), help);
        return command.Subcommands.Count > 0
            ? NearestNames.Unknown("command", given, Shown(command), help)
            : new BadInputException($"\"{given}\" belongs to no option: lists are written with commas and without spaces, such as --rows a,b. '{help}' explains the options.");
    }

    private static IEnumerable<string> Shown(Command command) => command.Subcommands.Where(sub => !sub.Hidden).Select(sub => sub.Name);

    private static string NameOf(ParseResult parsed)
    {
        List<string> names = [];
        for (System.CommandLine.Parsing.SymbolResult? result = parsed.CommandResult; result is System.CommandLine.Parsing.CommandResult { Command: not RootCommand } of; result = result.Parent)
            names.Insert(0, of.Command.Name);
        return string.Join(' ', names);
    }
}
