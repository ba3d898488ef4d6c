using System.CommandLine;
using Assay.Analysis.Statistics;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay run</c>.</summary>
internal sealed class RunOptionSet
{
    private readonly Option<string?> rows = TextOption.Create("--rows", "a,b|glob",
        "Rows to measure: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Name a row twice to measure it "
            + "twice. '*' is every row. Default: one row of each library, as its documentation first shows it; with --types every row.");
    private readonly Option<string?> dataSets = TextOption.Create("--data-set", "books,northwind", "Data sets to measure. Default: books.");
    private readonly Option<string?> sizes =
        TextOption.Create("--size", "100,10k", "Sizes to measure, in units of the data set. Default: each data set's default size.");
    private readonly Option<string?> payloads =
        TextOption.Create("--payload", "N", "Bytes of binary payload per unit, for data sets that have one.");
    private readonly Option<string?> surface = TextOption.Create("--surface", string.Join('|', EnumNames.All<Surface>()),
        "How the caller passes bytes to the library. Default: each row's first surface.");
    private readonly Option<string?> operations = TextOption.Create("--operation", "serialize,deserialize",
        "What to time. read-one reads one member of the root from the full payload. open and read-all are for formats read on access. "
            + "Default: serialize,deserialize.");
    private readonly Option<string?> blocks = TextOption.Create("--blocks", "K",
        $"Fixed number of blocks (fresh processes) per cell. Default: {RunLength.BlocksOfScreening}, rough times without ranks; "
            + $"{Looks.FewestForRanks} or more give ranks.");
    private readonly Option<string?> shard = TextOption.Create("--shard", "2/6",
        "Measure only a part of the blocks, here the second of six, so that several machines share a run. All shards need the same "
            + "options. 'assay merge' makes one result of them. Needs --blocks.");
    private readonly Option<string?> budget = TextOption.Create("--budget", "2m",
        "Measure until every row is settled, or this time is used up. Looks at results after 6, 9, 12, 18, 27, 40 and 60 blocks; "
            + "settled rows stop early. With --blocks: no new block starts after this time. Checks before it get as much time; rows "
            + "that are not reached are listed.");
    private readonly Option<string?> precision = TextOption.Create("--precision", "1%",
        "A row is also settled when its ratio is this precise (half width of the confidence interval). Not with --blocks. Default: 1.4%.");
    private readonly Option<string?> profile = TextOption.Create("--profile", string.Join('|', ProfileNames.All),
        "Conditions of the measurement. Default: standard. Reports name any other profile.");
    private readonly Option<string?> protocol = TextOption.Create("--protocol", string.Join('|', ProtocolNames.All),
        $"Follow a published protocol instead. paper: {ProtocolNames.CallsOfPaper} single calls in a fresh process without warm-up, "
            + "each timed; first, best, worst and mean without best and worst.");
    private readonly Option<string?> deep = new("--deep")
    {
        HelpName = "row,row",
        Arity = ArgumentArity.ZeroOrOne,
        Description = "Run longer blocks, record compiled methods, and show details of rows below the tables. Default: "
            + "rows marked as unusual.",
    };
    private readonly Option<string?> reference = TextOption.Create("--reference", "row",
        $"Row that ratios refer to. Default: {RunPlanner.DefaultReference} if measured, else the fastest row that keeps everything; of "
            + "versions, runtimes and modes the first.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE", "Results file to write. Default: results/<time>.json.");
    private readonly Option<string?> resume =
        TextOption.Create("--resume", "FILE", "Continue an interrupted run from its results file, with its options.");
    private readonly Option<string?> format = FormatOption.Create(FormatOption.OfReports);

    private readonly ExtentOptionSet extents = new();
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();
    private readonly Option<bool> trust = TrustOption.Create();

    /// <summary>Command lines, for the help.</summary>
    public static (string Line, string Purpose)[] Examples =>
    [
        ("assay run", "one row of each library on books, in a few minutes"),
        ("assay run --rows '*'", "every row"),
        ("assay run --budget 10m", "with ranks"),
        ("assay run --rows system.text.json,MessagePack", "two libraries, all their rows"),
        ("assay run --types Shop.dll --root Shop.Order --sample orders.json", "your own class"),
        ("assay run --with Newtonsoft.Json@12.0.3,13.0.4", "two versions of a package"),
    ];

    /// <summary>The options in groups, for the help.</summary>
    public (string Title, IReadOnlyList<Option> Options)[] Groups =>
    [
        ("What to measure", [rows, dataSets, sizes, payloads, operations, surface]),
        ("How long, and how exactly", [budget, blocks, shard, precision, profile, protocol, resume]),
        ("What to print", [extents.All, extents.Details, format, reference, deep, outFile]),
        ("Your own types", [.. types.All]),
        ("Versions, runtimes and modes side by side", [.. variants.All]),
        ("Packages and adapters", [.. builds.All, trust]),
    ];

    public RunRequest Request(ParseResult parsed)
    {
        TypesRequest? own = types.Request(parsed);
        // Which libraries carry a user's own types, and in which configuration, nobody knows before.
        return variants.AddTo(Measured(parsed), parsed) with { Builds = builds.Options(parsed), Types = own, IsOfMainRows = own is null };
    }

    private RunRequest Measured(ParseResult parsed) => new()
    {
        Kind = parsed.GetValue(protocol) is null ? RunKind.Throughput : RunKind.Protocol,
        Protocol = parsed.GetValue(protocol),
        Rows = parsed.GetValue(rows),
        DataSets = parsed.GetValue(dataSets),
        Sizes = parsed.GetValue(sizes),
        Payloads = parsed.GetValue(payloads),
        Surface = parsed.GetValue(surface),
        Operations = parsed.GetValue(operations),
        Blocks = parsed.GetValue(blocks),
        Shard = parsed.GetValue(shard),
        Budget = parsed.GetValue(budget),
        Precision = parsed.GetValue(precision),
        Profile = parsed.GetValue(profile),
        Deep = parsed.GetResult(deep) is null ? null : parsed.GetValue(deep) ?? "",
        Reference = parsed.GetValue(reference),
    };

    public string? Out(ParseResult parsed) => parsed.GetValue(outFile);

    public string? Resume(ParseResult parsed) => parsed.GetValue(resume);

    public ReportForm Form(ParseResult parsed) =>
        new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
}

/// <summary>The options that say where adapters and packages come from; every command that builds adapters has them.</summary>
internal sealed class BuildOptionSet
{
    private readonly Option<string[]> sources = new("--source")
    {
        HelpName = "DIR",
        Description = "Folder with packages (.nupkg), used in addition to your NuGet sources. Can be repeated.",
    };
    private readonly Option<string[]> adapters = new("--adapters")
    {
        HelpName = "DIR",
        Description = "Folder with your own adapters, used in addition to Assay's. Can be repeated.",
    };
    private readonly Option<bool> offline = new("--offline")
    {
        Description = "Use no NuGet source. Rows are available only if their packages are in the local NuGet cache.",
    };

    public IEnumerable<Option> All => [sources, adapters, offline];

    /// <summary>The option of private adapters alone, for commands that build nothing.</summary>
    public Option Adapters => adapters;

    /// <summary>What was given, unread.</summary>
    public BuildOptions Options(ParseResult parsed) => new()
    {
        Sources = parsed.GetValue(sources) ?? [],
        Adapters = parsed.GetValue(adapters) ?? [],
        IsOffline = parsed.GetValue(offline),
    };

    /// <summary>Assay's own rows and those of private adapters.</summary>
    /// <exception cref="BadInputException">A folder does not exist, or holds no adapter.</exception>
    public static AdapterCatalogue Catalogue(Workspace workspace, BuildOptions options)
    {
        AdapterCatalogue catalogue = AdapterCatalogue.Read(workspace.Adapters, options.Adapters, BuildTarget.Default.Framework);
        return catalogue.Rows.Count > 0
            ? catalogue
            : throw new BadInputException(
                $"No adapter project with rows in {Shortened.Of(workspace.Adapters)}. Set {Workspace.AdaptersVariable} to another "
                    + "folder, or add one with --adapters.");
    }

    /// <summary>The feeds that builds ask.</summary>
    /// <exception cref="BadInputException">A folder is no feed.</exception>
    public static PackageFeeds Feeds(BuildOptions options) => PackageFeeds.Read(options.Sources, options.IsOffline);
}

/// <summary>The options about a user's own types, shared by the commands that take them.</summary>
internal sealed class TypesOptionSet
{
    private readonly Option<string?> types = TextOption.Create(
        "--types", "X.dll|X.csproj", "Measure your own type instead of data sets: its assembly or project. Only worker processes load it.");
    private readonly Option<string?> root = TextOption.Create(
        "--root", "Shop.Order", "Type in --types to measure. Collections such as Shop.Order[] and closed generic types work too.");
    private readonly Option<string?> sample =
        TextOption.Create("--sample", "orders.json", "JSON file with values of --root: one object, an array, or one object per line.");
    private readonly Option<string?> factory = TextOption.Create("--factory", "Shop.Samples.Make",
        "Static method without parameters that returns values of --root. Without --sample and --factory, values are generated.");
    private readonly Option<string?> known = TextOption.Create("--known", "A,B",
        "More types for members declared as base type, interface or object. Types in the root's assembly are found automatically.");
    private readonly Option<bool> includeSample = new("--include-sample")
    {
        Description = "Include your sample, and failure messages that may quote it, in results and reports. Without it, your values "
            + "stay in the workers.",
    };

    public IEnumerable<Option> All => [types, root, sample, factory, known, includeSample];

    /// <summary>The options as given; null where none was.</summary>
    public TypesRequest? Request(ParseResult parsed)
    {
        TypesRequest request = new()
        {
            Assembly = parsed.GetValue(types),
            Root = parsed.GetValue(root),
            Sample = parsed.GetValue(sample),
            Factory = parsed.GetValue(factory),
            Known = parsed.GetValue(known),
            IsSampleIncluded = parsed.GetValue(includeSample),
        };
        return request.IsGiven ? request : null;
    }
}

/// <summary>The options that measure rows in several versions, on several runtimes and in several modes.</summary>
internal sealed class VariantOptionSet
{
    private readonly Option<string[]> versions = new("--with")
    {
        HelpName = "NAME@v1,v2",
        Description = "Versions of a package to compare; NAME is a package, a row or a family. Without --rows, only its rows are "
            + "measured. Can be repeated.",
    };
    private readonly Option<string?> runtimes = new("--runtime")
    {
        HelpName = string.Join(',', TargetNames.Frameworks),
        Description = "Runtimes to measure on; each row is then built as a self-contained program. Default: the installed .NET 10.",
    };
    private readonly Option<string?> modes = new("--mode")
    {
        HelpName = string.Join(',', TargetNames.Modes),
        Description = "How code is compiled: JIT, ReadyToRun, or native AOT. Default: jit.",
    };

    public IEnumerable<Option> All => [versions, runtimes, modes];

    /// <summary>Adds what was given to a request.</summary>
    public RunRequest AddTo(RunRequest request, ParseResult parsed) => request with
    {
        With = parsed.GetValue(versions) ?? [],
        Runtimes = parsed.GetValue(runtimes),
        Modes = parsed.GetValue(modes),
    };
}
