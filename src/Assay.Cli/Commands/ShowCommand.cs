using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Cli.Scanning;
using Assay.Cli.Showing;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Workers;
using Assay.Experiments.Speed;
using Assay.Shapes.Scanning;
using Assay.Experiments.Data;

namespace Assay.Cli.Commands;

/// <summary><c>assay show payload</c> and <c>contract</c>: the bytes that rows write of a small instance, and the types that they ask
/// for.</summary>
internal sealed class ShowCommand(CommandServices services)
{
    private static readonly string[] Formats = ["table", "json"];
    private static readonly RunOption Format = OptionsOfOutput.FormatFrom(Formats);

    /// <summary>A small instance is shown, whatever is measured.</summary>
    private static readonly FileRule FromFile = new()
    {
        Takes = option => option.Name != OptionsOfWorkloads.Sizes.Name && option.Name != OptionsOfWorkloads.Payloads.Name,
    };

    /// <summary><c>assay show payload</c>.</summary>
    public static Command OfPayload(CommandServices services) => Sub(
        services,
        "payload",
        "Show the bytes that a row writes for a small instance. Marks values and overhead.",
        FromFile,
        [
            ("assay show payload --rows json.net/reused,google.protobuf", "the smallest books, in two formats"),
            ("assay show payload --rows MessagePack --types Shop.dll --root Shop.Order", "your own class"),
        ],
        (request, isJson) => Interrupt.During(services.Streams, cancellation => new ShowCommand(services).ShowPayloads(
            Plan(services.Workspace, request, cancellation), BuildPlaces.Feeds(request.Builds), isJson, cancellation)));

    /// <summary><c>assay show contract</c>.</summary>
    public static Command OfContract(CommandServices services) => Sub(
        services,
        "contract",
        "Show the types that a row asks for. Also counts the edits of yours. Builds and runs nothing; of a project, the last build is "
            + "read.",
        FromFile with { Runs = static _ => false },
        [
            ("assay show contract --rows protobuf-net --types Shop.dll --root Shop.Order", "your own class as protobuf-net needs it"),
            ("assay show contract --rows data-contract/plain,google.protobuf", "the books of the usual data set"),
        ],
        (request, isJson) => Interrupt.During(services.Streams, cancellation =>
        {
            var plan = Plan(
                services.Workspace,
                request with { Types = request.Types is { } types ? types with { IsOnlyRead = true } : null },
                cancellation);
            if (request.Types is { IsOfProject: true } ofProject)
                services.Streams.Errors.WriteLine(
                    $"Types of {ofProject.Assembly} as last built: {FromHere(plan.Types!.Reference.Assembly)}");
            return ShowContracts(plan, isJson, services.Streams);
        }));

    private static HelpedCommand Sub(
        CommandServices services, string name, string description, FileRule fromFile,
        IReadOnlyList<(string Line, string Purpose)> examples, Func<RunRequest, bool, int> show)
    {
        IReadOnlyList<OptionGroup> groups =
            [new("What to print", [Format]), .. DataGroups.Of("What to show", "show", "the smallest one")];
        return new OptionSet(groups) { FromFile = fromFile }.Command(
            services, name, description, "docs/show.md", examples,
            given => show(RequestOf(given), FormatOption.Read(given.Text(Format), Formats) == "json"));
    }

    private static RunRequest RequestOf(GivenOptions given)
    {
        var request = RunRequest.Of(new SpeedExperiment(), given);
        return request.Rows is not null || request.With.Count > 0
            ? request
            : throw new BadInputException(
                "--rows is missing. Name rows, such as --rows json.net/reused,google.protobuf; 'assay show rows' shows all.");
    }

    /// <summary>The rows that were named and no other; each data set in its smallest size, unless sizes were named.</summary>
    private static RunPlan Plan(Workspace workspace, RunRequest request, CancellationToken cancellation)
    {
        RunPlanner planner = new(BuildPlaces.Catalogue(workspace, request.Builds), DataSetCatalogue.All);
        // The code of types is kept in the cache, whose folder may be anybody's until it is opened.
        if (request.Types is not null)
            CacheRules.Open(workspace);
        var types = new OwnCode(workspace).Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        var plan = planner.Plan(request, types);
        return request.Sizes is not null || types is not null
            ? plan
            : plan with
            {
                Options = plan.Options with
                {
                    Workloads = [.. plan.Options.Workloads.Select(workload => workload with
                    {
                        Size = DataSetCatalogue.Find(workload.DataSet)!.Sizes[0],
                    })],
                },
            };
    }

    private static string FromHere(string path) => Path.GetRelativePath(Environment.CurrentDirectory, path);

    private int ShowPayloads(RunPlan plan, PackageFeeds feeds, bool isJson, CancellationToken cancellation)
    {
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var rows = ConsoleProgress.During(services.Streams, progress =>
            new PayloadShow(plan, new RunComposition(services, feeds).Whole(plan.Options, payloads, progress)).Execute(cancellation));
        if (isJson)
            ShownPayloads.WriteJson(rows, services.Streams.Output);
        else
            ShownPayloads.WriteText(rows, services.Streams);
        return rows.Any(row => row.Shown is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static int ShowContracts(RunPlan plan, bool isJson, Streams streams)
    {
        var groups = RowGroup.Of(plan.Rows.Select(row => row.Definition));
        List<ShownContract> contracts = [.. PlannedGraph.Of(plan).SelectMany(graph => groups.Select(group => new ShownContract(
            graph.Name, group, ContractPreview.Of(group.Dialect, graph.Graph, graph.Name, BuildTarget.Default.Framework), graph.Graph)))];
        if (isJson)
            ShownContracts.WriteJson(contracts, streams.Output);
        else
            new ShownContracts(streams).WriteText(contracts);
        return contracts.Exists(contract => contract.Preview.Demand is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }
}
