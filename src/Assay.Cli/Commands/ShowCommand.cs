using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Cli.Scanning;
using Assay.Cli.Showing;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Commands;

/// <summary><c>assay show</c>: the bytes that rows write of a small instance, or the types that they ask for.</summary>
internal sealed class ShowCommand(Workspace workspace, RunLog log)
{
    public static Command Create(Workspace workspace, RunLog log)
    {
        ShowOptionSet options = new();
        HelpedCommand command = new(
            "show",
            "Show the bytes that a row writes for a small instance. Marks values and overhead. With --contract: the types it needs.",
            [
                ("assay show --rows json.net/reused,google.protobuf", "the smallest books, in two formats"),
                ("assay show --rows MessagePack --types Shop.dll --root Shop.Order", "your own class"),
                ("assay show --rows protobuf-net --types Shop.dll --root Shop.Order --contract", "the types that it needs"),
            ],
            options.Groups);
        command.SetAction(parsed =>
        {
            bool isJson = options.IsJson(parsed);
            RunRequest request = options.Request(parsed);
            ShowCommand show = new(workspace, log);
            return Interrupt.During(cancellation =>
            {
                RunPlan plan = Plan(workspace, request, BuildOptionSet.Catalogue(workspace, request.Builds), cancellation);
                if (request.Types is { IsOnlyRead: true, IsOfProject: true } ofProject)
                    Console.Error.WriteLine($"Types of {ofProject.Assembly} as last built: {FromHere(plan.Types!.Reference.Assembly)}");
                return options.IsContract(parsed)
                    ? ShowContracts(plan, isJson)
                    : show.ShowPayloads(plan, BuildOptionSet.Feeds(request.Builds), isJson, cancellation);
            });
        });
        return command;
    }

    /// <summary>The rows that were named and no other; each data set in its smallest size, unless sizes were named.</summary>
    private static RunPlan Plan(Workspace workspace, RunRequest request, AdapterCatalogue catalogue, CancellationToken cancellation)
    {
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        // The code of types is kept in the cache, whose folder may be anybody's until it is opened.
        if (request.Types is not null)
            CacheRules.Open(workspace);
        OwnTypes? types = new OwnCode(workspace).Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        RunPlan plan = planner.Plan(request, types);
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
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        IReadOnlyList<ShownRow> rows = ConsoleProgress.During(progress =>
            new PayloadShow(plan, RunComposition.Whole(workspace, feeds, log, plan.Options, payloads, progress)).Execute(cancellation));
        if (isJson)
            ShownPayloads.WriteJson(rows, Console.Out);
        else
            ShownPayloads.WriteText(rows);
        return rows.Any(row => row.Shown is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static int ShowContracts(RunPlan plan, bool isJson)
    {
        IReadOnlyList<RowGroup> groups = RowGroup.Of(plan.Rows.Select(row => row.Definition));
        List<ShownContract> contracts = [.. PlannedGraph.Of(plan).SelectMany(graph => groups.Select(group => new ShownContract(
            graph.Name, group, ContractPreview.Of(group.Dialect, graph.Graph, graph.Name, BuildTarget.Default.Framework), graph.Graph)))];
        if (isJson)
            ShownContracts.WriteJson(contracts, Console.Out);
        else
            ShownContracts.WriteText(contracts, Console.Out);
        return contracts.Exists(contract => contract.Preview.Demand is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }
}

/// <summary>The options of <c>assay show</c>.</summary>
internal sealed class ShowOptionSet
{
    private static readonly string[] Formats = ["table", "json"];
    private readonly DataOptionSet data = new("show", "the smallest one");
    private readonly Option<bool> contract = new("--contract")
    {
        Description = "Instead of bytes, print the types that each row's dialect needs, and count the edits. "
            + "Builds and runs nothing; of a project, the last build is read.",
    };

    private readonly Option<string?> format = FormatOption.Create(Formats);

    /// <summary>The options in groups, for the help.</summary>
    public (string Title, IReadOnlyList<Option> Options)[] Groups =>
        [("What to print", [contract, format]), .. data.Groups("What to show")];

    public bool IsContract(ParseResult parsed) => parsed.GetValue(contract);

    public bool IsJson(ParseResult parsed) => FormatOption.Read(parsed.GetValue(format), Formats) == "json";

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">No row is named.</exception>
    public RunRequest Request(ParseResult parsed)
    {
        RunRequest request = data.Request(parsed);
        if (IsContract(parsed) && request.Types is not null)
            request = request with { Types = request.Types with { IsOnlyRead = true } };
        return request.Rows is not null || request.With.Count > 0
            ? request
            : throw new BadInputException(
                "--rows is missing. Name rows, such as --rows json.net/reused,google.protobuf; 'assay list rows' shows all.");
    }
}
