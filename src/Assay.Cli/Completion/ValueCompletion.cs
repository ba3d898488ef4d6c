using System.CommandLine;
using System.CommandLine.Completions;
using Assay.Analysis.Choosing;
using Assay.Conformance;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Across;
using Assay.Engine.Catalogue;
using Assay.Engine.Formats;
using Assay.Engine.Mutations;
using Assay.Engine.Runs;
using Assay.Shapes;

namespace Assay.Cli.Completion;

/// <summary>The names that options take, for shells that complete them and editors that offer them.</summary>
/// <param name="workspace">Where the adapters are.</param>
internal sealed class ValueCompletion(Workspace workspace)
{
    /// <summary>The command whose cases are payloads of formats.</summary>
    private const string Formats = "formats";

    /// <summary>Gives every option of a command, and of those below it, the names that it takes.</summary>
    public void AddTo(Command command)
    {
        foreach (Option option in command.Options)
        {
            if (NamesFor(option, command) is Func<IEnumerable<string>> names)
                option.CompletionSources.Add(context => Matching(names(), context.WordToComplete));
        }

        foreach (Argument argument in command.Arguments)
        {
            if (NamesFor(argument) is Func<IEnumerable<string>> names)
                argument.CompletionSources.Add(context => Matching(names(), context.WordToComplete));
        }

        foreach (Command sub in command.Subcommands)
            AddTo(sub);
    }

    private Func<IEnumerable<string>>? NamesFor(Argument argument) => argument.Name switch
    {
        "ROW" => Rows,
        "CASE" => Cases,
        _ => null,
    };

    private Func<IEnumerable<string>>? NamesFor(Option option, Command command) => option.Name switch
    {
        "--rows" or "--row" or "--reference" or "--deep" => Rows,
        "--data-set" or "--others" => () => DataSetCatalogue.All.Select(dataSet => dataSet.Name),
        "--case" => command.Name == Formats ? FormatCases : Cases,
        "--format-of" => () => FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf),
        "--shape" => () => AcrossShapes.All.Names,
        "--surface" => EnumNames.All<Surface>,
        "--gc" => EnumNames.All<Collector>,
        "--held" => EnumNames.All<EntryForm>,
        "--operation" => EnumNames.All<Operation>,
        "--through" => EnumNames.All<Transport>,
        "--compress" => () => [CompressionCodec.None, .. CompressionCodec.Usual],
        "--kind" => () => HostileKind.All.Select(kind => kind.Name),
        "--profile" => () => ProfileNames.All,
        "--protocol" => () => ProtocolNames.All,
        "--runtime" => () => TargetNames.Frameworks,
        "--mode" => () => TargetNames.Modes,
        "--need" => () => NeedTable.All.Select(need => need.Name),
        "--scenario" => () => Scenario.All.Select(scenario => scenario.Name),
        "--dialect" => () => DialectCatalogue.All.Select(dialect => dialect.Name),
        "--format" => () => option.HelpName?.Split('|') ?? [],
        _ => null,
    };

    private static IEnumerable<string> Cases() => CaseCatalogue.All.Select(one => one.Name);

    private static IEnumerable<string> FormatCases() => FormatCatalogue.All.SelectMany(format => format.Cases).Select(one => one.Name);

    private IEnumerable<string> Rows() =>
        AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework).Rows.Select(row => row.Name);

    /// <summary>The names that go on what was typed; of a comma list its last name.</summary>
    private static IEnumerable<CompletionItem> Matching(IEnumerable<string> names, string typed)
    {
        int last = typed.LastIndexOf(',') + 1;
        return names
            .Where(name => name.StartsWith(typed[last..], StringComparison.OrdinalIgnoreCase))
            .Distinct()
            .Select(name => new CompletionItem(typed[..last] + name));
    }
}
