using System.CommandLine;

namespace Assay.Cli.Parsing;

/// <summary>A command with its help: its options are those of the help, in the same order.</summary>
internal sealed class HelpedCommand : Command
{
    /// <summary>Makes a command.</summary>
    /// <param name="description">What it does. The first sentence stands in lists of commands, so it is short.</param>
    /// <param name="examples">Command lines, each with what it does.</param>
    /// <param name="groups">The options, under titles.</param>
    public HelpedCommand(
        string name, string description, IReadOnlyList<(string Line, string Purpose)> examples,
        params IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> groups)
        : base(name, description)
    {
        (Examples, Groups) = (examples, groups);
        foreach (var option in groups.SelectMany(group => group.Options))
            Add(option);
    }

    /// <summary>Command lines, each with what it does.</summary>
    public IReadOnlyList<(string Line, string Purpose)> Examples { get; }

    /// <summary>The options, under titles.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Groups { get; }
}
