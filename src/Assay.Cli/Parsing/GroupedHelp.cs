using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;
using Assay.Cli.Display;

namespace Assay.Cli.Parsing;

/// <summary>Help of a command with many options: examples first, then the options in groups.</summary>
/// <param name="Examples">Command lines, each with what it does.</param>
/// <param name="Groups">The options, under titles.</param>
internal sealed record GroupedHelp(IReadOnlyList<(string Line, string Purpose)> Examples, IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Groups)
{
    private const int NameWidth = 30;

    /// <summary>What the command takes before its options, such as <c>[FILE...]</c>; empty for nothing.</summary>
    public string Arguments { get; init; } = "";

    /// <summary>Gives a command this help in place of the list that others have.</summary>
    /// <param name="root">The root, whose help option all commands share.</param>
    /// <param name="command">The command.</param>
    public void ReplaceFor(RootCommand root, Command command)
    {
        HelpOption help = root.Options.OfType<HelpOption>().Single();
        help.Action = new Action((SynchronousCommandLineAction)help.Action!, command, this);
    }

    private void Write(Command command, TextWriter output)
    {
        output.WriteLine(command.Description);
        output.WriteLine();
        output.WriteLine($"Usage: assay {command.Name} {(Arguments.Length > 0 ? $"{Arguments} " : "")}[options]");
        output.WriteLine();
        output.WriteLine("Examples:");
        int width = Examples.Max(example => example.Line.Length);
        foreach ((string line, string purpose) in Examples)
            output.WriteLine($"  {line.PadRight(width)}  {purpose}");
        foreach ((string title, IReadOnlyList<Option> options) in Groups)
        {
            output.WriteLine();
            output.WriteLine($"{title}:");
            foreach (Option option in options)
                Write(option, output);
        }
    }

    private static void Write(Option option, TextWriter output)
    {
        string name = $"  {option.Name}{(string.IsNullOrEmpty(option.HelpName) ? "" : $" {option.HelpName}")}";
        string indent = new(' ', NameWidth + 2);
        string first = name.Length <= NameWidth ? name.PadRight(NameWidth + 2) : indent;
        if (name.Length > NameWidth)
            output.WriteLine(name);
        bool isFirst = true;
        foreach (string line in Wrapped.Lines(option.Description ?? "", Math.Max(OutputWidth.Columns - indent.Length, NameWidth), 0))
        {
            output.WriteLine((isFirst ? first : indent) + line);
            isFirst = false;
        }
    }

    private sealed class Action(SynchronousCommandLineAction others, Command command, GroupedHelp help) : SynchronousCommandLineAction
    {
        // Nobody is told of missing arguments who asks for help.
        public override bool ClearsParseErrors => true;

        public override int Invoke(ParseResult parseResult)
        {
            if (parseResult.CommandResult.Command != command)
                return others.Invoke(parseResult);
            help.Write(command, parseResult.InvocationConfiguration.Output);
            return 0;
        }
    }
}
