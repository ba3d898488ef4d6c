using System.CommandLine;
using System.CommandLine.Completions;
using Assay.Cli.Configuration;
using Assay.Conformance;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes;

namespace Assay.Cli.Completion;

/// <summary>The names that options take, for shells that complete them and editors that offer them.</summary>
internal sealed class ValueCompletion(Workspace workspace)
{
    /// <summary>Gives every option of a command, and of those below it, the names that it takes.</summary>
    public void AddTo(Command command)
    {
        foreach (var option in command.Options)
        {
            if (NamesFor(option) is Func<IEnumerable<string>> names)
                option.CompletionSources.Add(context => Matching(names(), context.WordToComplete));
        }

        foreach (var argument in command.Arguments)
        {
            if (NamesFor(argument) is Func<IEnumerable<string>> names)
                argument.CompletionSources.Add(context => Matching(names(), context.WordToComplete));
        }

        foreach (var sub in command.Subcommands)
            AddTo(sub);
    }

    private Func<IEnumerable<string>>? NamesFor(Argument argument) => argument.Name switch
    {
        "ROW" => Rows,
        "CASE" => Cases,
        _ => null,
    };

    private Func<IEnumerable<string>>? NamesFor(Option option) => option switch
    {
        IDeclaredOption { Declared: { TakesRows: true } } => Rows,
        IDeclaredOption { Declared.Names: { } names } => names,
        { Name: "--dialect" } => static () => DialectCatalogue.All.Select(dialect => dialect.Name),
        { Name: "--format" } => () => option.HelpName?.Split('|') ?? [],
        _ => null,
    };

    private static IEnumerable<string> Cases() => CaseCatalogue.All.Select(one => one.Name);

    private IEnumerable<string> Rows() =>
        AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework).Rows.Select(row => row.Name);

    /// <summary>The names that go on what was typed; of a comma list its last name.</summary>
    private static IEnumerable<CompletionItem> Matching(IEnumerable<string> names, string typed)
    {
        var last = typed.LastIndexOf(',') + 1;
        return names
            .Where(name => name.StartsWith(typed[last..], StringComparison.OrdinalIgnoreCase))
            .Distinct()
            .Select(name => new CompletionItem(typed[..last] + name));
    }
}
