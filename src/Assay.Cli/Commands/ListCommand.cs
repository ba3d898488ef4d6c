using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Options;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary><c>assay show rows|data-sets|cases</c>: what there is.</summary>
internal sealed class ListCommand(CommandServices services)
{
    private static readonly string[] Formats = ["table", "json"];

    private static readonly RunOption Format = OptionsOfOutput.FormatFrom(Formats);

    private static readonly RunOption Build = new(
        "--build", "",
        "First build every adapter and verify its rows. Without it, status comes from earlier builds and NuGet responses of the last hour.")
    {
        Form = OptionForm.Flag,
    };

    /// <summary>The commands.</summary>
    public static IEnumerable<Command> All(CommandServices services) =>
    [
        Sub(
            services,
            "rows",
            "List every row and whether it can be measured here. A row is a serializer in one configuration.",
            (given, format) =>
                new ListCommand(services).Rows(BuildOptions.Of(given), given.Has(Build), format),
            [Build],
            OptionsOfOutput.Places),
        Sub(services, "data-sets", "List every data set with its sizes.", (_, format) =>
        {
            DataSetList.Write(services.Streams, format);
            return ExitCode.Done;
        }),
        Sub(services, "cases", "List every conformance case: number, name, and what must hold.", (_, format) =>
        {
            CaseList.Write(services.Streams, format);
            return ExitCode.Done;
        }),
    ];

    private int Rows(BuildOptions options, bool build, string format) => Interrupt.During(services.Streams, cancellation =>
    {
        RowList list = new(services.Streams, format);
        list.End(States(options, build, list, cancellation));
        return ExitCode.Done;
    });

    private IReadOnlyList<RowState> States(BuildOptions options, bool build, RowList list, CancellationToken cancellation)
    {
        var workspace = services.Workspace;
        IReadOnlyList<SelectedRow> rows = [
            .. SelectedRow.Numbered(BuildPlaces.Catalogue(workspace, options).Rows).Select(row => row.BuiltFor(BuiltDataSets.Default))];
        var feeds = BuildPlaces.Feeds(options);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        if (build)
            return Built(rows, feeds, cancellation);
        RowStates states = new(new AdapterBuilder(workspace, feeds), new RestoreProbe(workspace, feeds));
        return states.Of(rows, soFar =>
        {
            list.Begin(soFar);
            var adapters = soFar.Where(state => state.IsAsked).DistinctBy(state => state.Row.Project).Count();
            Tell($"Checking your NuGet sources for the packages of {Counted.Of(adapters, "adapter")} ...");
        }, cancellation);
    }

    private IReadOnlyList<RowState> Built(IReadOnlyList<SelectedRow> rows, PackageFeeds feeds, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        return ConsoleProgress.During(services.Streams, progress =>
        {
            var run = new RunComposition(services, feeds).Services(RunProfile.Standard, payloads, progress);
            var outcomes = ProvenBuilds.Of(rows, run, cancellation);
            return (IReadOnlyList<RowState>)[.. rows.Select(row => RowStates.Of(row, outcomes.GetValueOrDefault(row.Build)))];
        });
    }

    private void Tell(string sentence)
    {
        if (services.Streams.AreErrorsOnTerminal)
            services.Streams.Errors.WriteLine(sentence);
    }

    private static string PageOf(string name) => name switch
    {
        "rows" => "docs/adapters.md",
        "cases" => "docs/check-cases.md",
        _ => "docs/data-sets.md",
    };

    private static HelpedCommand Sub(
        CommandServices services, string name, string description, Func<GivenOptions, string, int> write,
        IReadOnlyList<RunOption>? own = null, params OptionGroup[] more) =>
        new OptionSet([new OptionGroup("What to print", [Format, .. own ?? []]), .. more]) { FromFile = FileRule.Places }.Command(
            services,
            name,
            description,
            PageOf(name),
            [($"assay show {name}", "as a table"), ($"assay show {name} --format json", "for a program")],
            given => write(given, FormatOption.Read(given.Text(Format), Formats)));
}
