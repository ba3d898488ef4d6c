using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Cli.Scanning;
using Assay.Cli.Showing;
using Assay.Core.Adapters;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Commands;

/// <summary><c>assay show</c>: the bytes that rows write of a small instance, or the types that they ask for.</summary>
internal sealed class ShowCommand(Workspace workspace, RunLog log)
{
    public static Command Create(Workspace workspace, RunLog log)
    {
        ShowOptionSet options = new();
        Command command = new("show", "Show the bytes that a row writes for a small instance: values and overhead. With --contract: the types it needs.");
        foreach (Option option in options.All)
            command.Add(option);
        command.SetAction(parsed =>
        {
            bool isJson = options.IsJson(parsed);
            RunRequest request = options.Request(parsed);
            ShowCommand show = new(workspace, log);
            return Interrupt.During(cancellation =>
            {
                RunPlan plan = Plan(request, BuildOptionSet.Catalogue(workspace, request.Builds), cancellation);
                return options.IsContract(parsed) ? ShowContracts(plan, isJson) : show.ShowPayloads(plan, BuildOptionSet.Feeds(request.Builds), isJson, cancellation);
            });
        });
        return command;
    }

    /// <summary>The rows that were named and no other; each data set in its smallest size, unless sizes were named.</summary>
    private static RunPlan Plan(RunRequest request, AdapterCatalogue catalogue, CancellationToken cancellation)
    {
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        OwnTypes? types = OwnTypesReader.Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        RunPlan plan = planner.Plan(request with { Reference = planner.Select(request)[0].Definition.Name }, types);
        return request.Sizes is not null || types is not null
            ? plan
            : plan with { Options = plan.Options with { Workloads = [.. plan.Options.Workloads.Select(workload => workload with { Size = DataSetCatalogue.Find(workload.DataSet)!.Sizes[0] })] } };
    }

    private int ShowPayloads(RunPlan plan, PackageFeeds feeds, bool isJson, CancellationToken cancellation)
    {
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        IReadOnlyList<ShownRow> rows = ConsoleProgress.During(progress =>
            new PayloadShow(plan, RunComposition.Services(workspace, feeds, log, plan.Options.Profile, payloads, progress)).Execute(cancellation));
        if (isJson)
            ShownPayloads.WriteJson(rows, Console.Out);
        else
            ShownPayloads.WriteText(rows);
        return rows.Any(row => row.Shown is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static int ShowContracts(RunPlan plan, bool isJson)
    {
        IReadOnlyList<RowGroup> groups = RowGroup.Of(plan.Rows.Select(row => row.Definition));
        List<ShownContract> contracts = [.. Graphs(plan).SelectMany(graph => groups.Select(group => new ShownContract(
            graph.Name, group, ContractPreview.Of(group.Dialect, graph.Graph, graph.Name, BuildTarget.Default.Framework))))];
        if (isJson)
            ShownContracts.WriteJson(contracts, Console.Out);
        else
            ShownContracts.WriteText(contracts, Console.Out);
        return contracts.Exists(contract => contract.Preview.Demand is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    /// <summary>The user's root, or the roots of the data sets; metadata alone is read.</summary>
    private static IReadOnlyList<(string Name, ShapeGraph Graph)> Graphs(RunPlan plan)
    {
        try
        {
            if (plan.Types is OwnTypes types)
            {
                using ShapeReader own = ShapeReader.Open(types.Reference.Assembly, RuntimeFolders.All);
                return [(types.Options.Root, own.Read(types.Reference.Root, types.Reference.Known))];
            }

            using ShapeReader reader = ShapeReader.Open(typeof(DataSetCatalogue).Assembly.Location, RuntimeFolders.All);
            IReadOnlyList<DataSetDeclaration> declared = reader.ReadDataSets();
            return [.. plan.Options.Workloads.Select(workload => workload.DataSet).Distinct().Select(name => (name, declared.First(candidate => candidate.Name == name).Graph))];
        }
        catch (ShapeException exception)
        {
            throw new BadInputException(exception.Message, exception);
        }
    }
}

/// <summary>The options of <c>assay show</c>.</summary>
internal sealed class ShowOptionSet
{
    private static readonly string[] Formats = ["table", "json"];
    private readonly Option<string?> rows = Text("--rows", "a,b|glob", "Rows to show: names, families (json.net) or globs (json.net/*).");
    private readonly Option<string?> dataSets = Text("--data-set", "books,northwind", "Data sets to show. Default: books.");
    private readonly Option<string?> sizes = Text("--size", "1", "Size of the instance, in units of the data set. Default: the smallest one.");
    private readonly Option<string?> payloads = Text("--payload", "N", "Bytes of binary payload per unit, for data sets that have one.");
    private readonly Option<string?> surface = Text("--surface", string.Join('|', EnumNames.All<Surface>()), "How the library passes bytes to Assay. Default: each row's first surface.");
    private readonly Option<bool> contract = new("--contract") { Description = "Instead of bytes, print the types that each row's dialect needs, and count the edits. Builds and runs nothing." };
    private readonly Option<string?> format = FormatOption.Create(Formats);
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();

    public IEnumerable<Option> All => [rows, dataSets, sizes, payloads, .. types.All, surface, contract, .. variants.All, .. builds.All, format];

    public bool IsContract(ParseResult parsed) => parsed.GetValue(contract);

    public bool IsJson(ParseResult parsed) => FormatOption.Read(parsed.GetValue(format), Formats) == "json";

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">No row is named.</exception>
    public RunRequest Request(ParseResult parsed)
    {
        RunRequest request = variants.AddTo(
            new RunRequest
            {
                Rows = parsed.GetValue(rows),
                DataSets = parsed.GetValue(dataSets),
                Sizes = parsed.GetValue(sizes),
                Payloads = parsed.GetValue(payloads),
                Surface = parsed.GetValue(surface),
                Builds = builds.Options(parsed),
                Types = types.Request(parsed),
            },
            parsed);
        return request.Rows is not null || request.With.Count > 0
            ? request
            : throw new BadInputException("--rows is missing. Name rows, such as --rows json.net/reused,google.protobuf; 'assay list rows' shows all.");
    }

    private static Option<string?> Text(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}
