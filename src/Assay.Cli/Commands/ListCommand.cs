using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary><c>assay list rows|data-sets|cases</c>: what there is.</summary>
internal sealed class ListCommand(Workspace workspace, RunLog log)
{
    private static readonly string[] Formats = ["table", "json"];

    public static Command Create(Workspace workspace, RunLog log) => new HelpedCommand(
        "list",
        "List rows, data sets and cases.",
        [("assay list rows", "what can be measured here"), ("assay list data-sets --format json", "for a program")])
    {
        Rows(workspace, log),
        Sub("data-sets", "List every data set with its sizes.", (_, format) =>
        {
            DataSetList.Write(format);
            return ExitCode.Done;
        }),
        Sub("cases", "List every conformance case: number, name, and what must hold.", (_, format) =>
        {
            CaseList.Write(format);
            return ExitCode.Done;
        }),
    };

    private static HelpedCommand Rows(Workspace workspace, RunLog log)
    {
        BuildOptionSet builds = new();
        Option<bool> build = new("--build")
        {
            Description = "First build every adapter and verify its rows. Without it, status comes from earlier builds and NuGet "
                + "responses of the last hour.",
        };
        return Sub(
            "rows",
            "List every row and whether it can be measured here. A row is a serializer in one configuration.",
            (parsed, format) => new ListCommand(workspace, log).Rows(builds.Options(parsed), parsed.GetValue(build), format),
            [build],
            ("Packages and adapters", [.. builds.All, TrustOption.Create()]));
    }

    private int Rows(BuildOptions options, bool build, string format) => Interrupt.During(cancellation =>
    {
        RowList.Write(States(options, build, cancellation), format);
        return ExitCode.Done;
    });

    private IReadOnlyList<RowState> States(BuildOptions options, bool build, CancellationToken cancellation)
    {
        IReadOnlyList<SelectedRow> rows = [
            .. SelectedRow.Numbered(BuildOptionSet.Catalogue(workspace, options).Rows).Select(row => row.BuiltFor(BuiltDataSets.Default))];
        PackageFeeds feeds = BuildOptionSet.Feeds(options);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        if (build)
            return Built(rows, feeds, cancellation);
        RowStates states = new(new AdapterBuilder(workspace, feeds), new RestoreProbe(workspace, feeds));
        return states.Of(
            rows, adapters => Tell($"Checking your NuGet sources for the packages of {Counted.Of(adapters, "adapter")} ..."), cancellation);
    }

    private IReadOnlyList<RowState> Built(IReadOnlyList<SelectedRow> rows, PackageFeeds feeds, CancellationToken cancellation)
    {
        using PayloadFolder payloads = new(workspace.Payloads);
        return ConsoleProgress.During(progress =>
        {
            RunServices services = RunComposition.Services(workspace, feeds, log, RunProfile.Standard, payloads, progress);
            IReadOnlyDictionary<BuildRequest, BuildOutcome> outcomes = ProvenBuilds.Of(rows, services, cancellation);
            return (IReadOnlyList<RowState>)[.. rows.Select(row => RowStates.Of(row, outcomes.GetValueOrDefault(row.Build)))];
        });
    }

    private static void Tell(string sentence)
    {
        if (!Console.IsErrorRedirected)
            Console.Error.WriteLine(sentence);
    }

    private static HelpedCommand Sub(
        string name, string description, Func<ParseResult, string, int> write, IReadOnlyList<Option>? own = null,
        params (string Title, IReadOnlyList<Option> Options)[] more)
    {
        Option<string?> format = FormatOption.Create(Formats);
        (string, string)[] examples = [($"assay list {name}", "as a table"), ($"assay list {name} --format json", "for a program")];
        HelpedCommand command = new(name, description, examples, [("Options", [format, .. own ?? []]), .. more]);
        command.SetAction(parsed => write(parsed, FormatOption.Read(parsed.GetValue(format), Formats)));
        return command;
    }
}
