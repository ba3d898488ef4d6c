using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;
using Assay.Cli.Display;

namespace Assay.Cli.Parsing;

/// <summary>The help of every command: examples first, then what it takes, in groups.</summary>
internal sealed class GroupedHelp(Streams streams, IReadOnlyList<(string Title, IReadOnlyList<Command> Commands)> groups)
    : SynchronousCommandLineAction
{
    private static readonly (string Line, string Purpose)[] ExamplesOfRoot =
    [
        ("assay run", "one row of each library"),
        ("assay check --types Shop.dll --root Shop.Order", "what your class loses"),
        ("assay choose", "a recommendation"),
    ];

    // Nobody is told of missing arguments who asks for help.
    public override bool ClearsParseErrors => true;

    /// <summary>Gives a root these commands, and all of them this help.</summary>
    public void AddTo(RootCommand root)
    {
        foreach (var command in groups.SelectMany(group => group.Commands))
            root.Add(command);
        root.Options.OfType<HelpOption>().Single().Action = this;
    }

    public override int Invoke(ParseResult parseResult)
    {
        Write(parseResult.CommandResult.Command, parseResult.InvocationConfiguration.Output, streams.Columns);
        return 0;
    }

    /// <summary>Writes a command's help.</summary>
    public void Write(Command command, TextWriter output, int width)
    {
        HelpLines lines = new(output, width);
        lines.Sentence(command.Description ?? "");
        lines.Sentence("");
        lines.Sentence($"Usage: {UsageOf(command)}");
        if (command is RootCommand)
            WriteRoot(command, lines);
        else
            Write(command, lines);
    }

    private void WriteRoot(Command root, HelpLines lines)
    {
        lines.Examples(ExamplesOfRoot);
        foreach ((var title, var commands) in groups)
            lines.Commands(title, commands);
        lines.Sentence("");
        lines.Sentence("'assay COMMAND --help' explains each. 'assay --version' prints the version.");
    }

    private static void Write(Command command, HelpLines lines)
    {
        var helped = command as HelpedCommand;
        lines.Examples(helped?.Examples ?? []);
        lines.Entries("Arguments", command.Arguments.Select(argument => (NameOf(argument), argument.Description ?? "")));
        lines.Commands("Commands", command.Subcommands);
        foreach ((var title, var options) in helped?.Groups ?? [])
            lines.Entries(title, options.Select(option => (NameOf(option), option.Description ?? "")));
        if (helped is null)
            return;
        lines.Sentence("");
        lines.Sentence($"More: {helped.Page}");
    }

    private static string UsageOf(Command command)
    {
        var own = command.Arguments.Select(NameOf);
        var below = string.Join('|', command.Subcommands.Select(sub => sub.Name));
        var takes = command.Options.Any(option => option is not (HelpOption or VersionOption)) ? "[options]" : "";
        var named = command is RootCommand ? "COMMAND" : below.Length == 0 ? "" : takes.Length > 0 ? $"[{below}]" : below;
        return string.Join(' ', PathOf(command).Append(named).Concat(own).Append(takes).Where(part => part.Length > 0));
    }

    private static IEnumerable<string> PathOf(Command command) => command is RootCommand
        ? ["assay"]
        : [.. command.Parents.OfType<Command>().Take(1).SelectMany(PathOf), command.Name];

    private static string NameOf(Argument argument)
    {
        var many = argument.Arity.MaximumNumberOfValues > 1 ? "..." : "";
        return argument.Arity.MinimumNumberOfValues == 0 ? $"[{argument.Name}{many}]" : argument.Name + many;
    }

    private static string NameOf(Option option) => $"{option.Name}{(string.IsNullOrEmpty(option.HelpName) ? "" : $" {option.HelpName}")}";
}

/// <summary>The lines of a help, none wider than the output.</summary>
internal sealed class HelpLines(TextWriter output, int width)
{
    private const int NameWidth = 30;
    private const int Indent = 2;

    /// <summary>A title, with a blank line above.</summary>
    public void Title(string title)
    {
        output.WriteLine();
        output.WriteLine($"{title}:");
    }

    /// <summary>Words in as many lines as they need.</summary>
    public void Sentence(string text) => Wrap(text, 0, "");

    /// <summary>Command lines, each with what it does next to it, or below it where the output is too narrow.</summary>
    public void Examples(IReadOnlyList<(string Line, string Purpose)> examples)
    {
        if (examples.Count == 0)
            return;
        Title("Examples");
        var most = examples.Max(example => example.Line.Length);
        var fits = examples.All(example => Indent + most + Indent + example.Purpose.Length <= width);
        foreach ((var line, var purpose) in examples)
        {
            output.WriteLine(fits ? $"  {line.PadRight(most)}  {purpose}" : $"  {line}");
            if (!fits)
                output.WriteLine($"      {purpose}");
        }
    }

    /// <summary>Commands, a line for each.</summary>
    public void Commands(string title, IEnumerable<Command> commands)
    {
        Command[] shown = [.. commands.Where(command => !command.Hidden)];
        Entries(title, shown.Select(command => (command.Name, FirstSentence(command.Description ?? "") + Below(command))),
            shown.Select(command => command.Name.Length).DefaultIfEmpty().Max());
    }

    /// <summary>What a command is divided into.</summary>
    private static string Below(Command command) =>
        command.Subcommands.Count == 0 ? "" : $": {string.Join(", ", command.Subcommands.Select(sub => sub.Name))}";

    /// <summary>Names, each with what it means next to it.</summary>
    public void Entries(string title, IEnumerable<(string Name, string Text)> entries, int nameWidth = NameWidth - Indent)
    {
        var isFirst = true;
        string indent = new(' ', Indent + nameWidth + Indent);
        foreach ((var name, var text) in entries)
        {
            if (isFirst)
                Title(title);
            isFirst = false;
            var isWide = name.Length > nameWidth;
            if (isWide)
                output.WriteLine($"  {name}");
            Wrap(text, indent.Length, isWide ? indent : $"  {name.PadRight(nameWidth)}  ");
        }
    }

    private void Wrap(string text, int indent, string first)
    {
        foreach (var line in text.Split('\n').SelectMany(part => Wrapped.Lines(part, Math.Max(width - indent, NameWidth), 0)))
        {
            output.WriteLine((first + line).TrimEnd());
            first = new string(' ', indent);
        }
    }

    private static string FirstSentence(string text) =>
        text.IndexOf(". ", StringComparison.Ordinal) is > 0 and var end ? text[..end] : text.TrimEnd('.');
}
