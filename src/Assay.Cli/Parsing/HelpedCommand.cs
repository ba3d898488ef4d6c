using System.CommandLine;

namespace Assay.Cli.Parsing;

/// <summary>A command with its help: its options are those of the help, in the same order.</summary>
internal sealed class HelpedCommand : Command
{
    /// <summary>Makes a command.</summary>
    /// <param name="description">What it does. The first sentence stands in lists of commands, so it is short.</param>
    /// <param name="page">The page of the documentation, such as <c>docs/check.md</c>.</param>
    /// <param name="examples">Command lines, each with what it does.</param>
    /// <param name="groups">The options, under titles.</param>
    public HelpedCommand(
        string name, string description, string page, IReadOnlyList<(string Line, string Purpose)> examples,
        params IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> groups)
        : base(name, description)
    {
        (Page, Examples, Groups) = (page, examples, groups);
        foreach (var option in groups.SelectMany(group => group.Options))
            Add(option);
    }

    /// <summary>The page of the documentation.</summary>
    public string Page { get; }

    /// <summary>Command lines, each with what it does.</summary>
    public IReadOnlyList<(string Line, string Purpose)> Examples { get; }

    /// <summary>The options, under titles.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Groups { get; }
}
