using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay run</c>.</summary>
internal sealed class RunOptionSet
{
    private readonly Option<string?> rows = Text("--rows", "a,b|glob", "Rows to measure: names, families (json.net) or globs (json.net/*). A row named twice is measured twice, as an alias. Default: every row.");
    private readonly Option<string?> dataSets = Text("--data-set", "books,northwind", "Data sets to measure. Default: books.");
    private readonly Option<string?> sizes = Text("--size", "100,10k", "Sizes to measure, in units of the data set. Default: each data set's own.");
    private readonly Option<string?> payloads = Text("--payload", "N", "Bytes of binary payload in each unit, for data sets that carry one.");
    private readonly Option<string?> surface = Text("--surface", string.Join('|', EnumNames.All<Surface>()), "How bytes pass between caller and library. Default: each row's own.");
    private readonly Option<string?> operations = Text("--operation", "serialize,deserialize", "What to time: serialize, deserialize; read-one reads one member of the root from the whole payload; open and read-all are for formats that are read on access. Default: serialize and deserialize.");
    private readonly Option<string?> blocks = Text("--blocks", "K", "Blocks of fresh processes for each cell, a fixed number. Default: 3, a screening; 6 and more give ranks.");
    private readonly Option<string?> budget = Text("--budget", "2m", "Measure until every row is settled or this time is spent: looks at 6, 9 and 12 blocks, and rows that are settled leave. With --blocks: no new block begins after this time.");
    private readonly Option<string?> precision = Text("--precision", "1%", "Half width of a ratio's interval at which rows that are not told apart are settled too; without --blocks. Default: 1.4%.");
    private readonly Option<string?> profile = Text("--profile", string.Join('|', ProfileNames.All), "The conditions of timing. Default: standard; every other is named wherever its figures stand.");
    private readonly Option<string?> deep = new("--deep") { HelpName = "row,row", Arity = ArgumentArity.ZeroOrOne, Description = "Longer blocks whose workers name the methods compiled in them, and a close look at rows below the tables. Without a name: at the rows that are marked as odd." };
    private readonly Option<string?> reference = Text("--reference", "row", $"The row that ratios refer to. Default: {RunPlanner.DefaultReference} where it is among the rows, else {RunPlanner.StraightLine}.");
    private readonly Option<string?> outFile = Text("--out", "FILE", "Where the results go. Default: results/<time>.json.");
    private readonly Option<string?> resume = Text("--resume", "FILE", "Go on from a results file of an interrupted run, with its options.");
    private readonly Option<string?> format = FormatOption.Create(FormatOption.OfReports);

    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();

    public IEnumerable<Option> All =>
    [
        rows, dataSets, sizes, payloads, .. types.All, surface, operations, blocks, budget, precision, profile, deep, reference, .. variants.All, .. builds.All, outFile, resume, format,
    ];

    public RunRequest Request(ParseResult parsed) => variants.AddTo(Measured(parsed), parsed) with { Builds = builds.Options(parsed), Types = types.Request(parsed) };

    private RunRequest Measured(ParseResult parsed) => new()
    {
        Rows = parsed.GetValue(rows),
        DataSets = parsed.GetValue(dataSets),
        Sizes = parsed.GetValue(sizes),
        Payloads = parsed.GetValue(payloads),
        Surface = parsed.GetValue(surface),
        Operations = parsed.GetValue(operations),
        Blocks = parsed.GetValue(blocks),
        Budget = parsed.GetValue(budget),
        Precision = parsed.GetValue(precision),
        Profile = parsed.GetValue(profile),
        Deep = parsed.GetResult(deep) is null ? null : parsed.GetValue(deep) ?? "",
        Reference = parsed.GetValue(reference),
    };

    public string? Out(ParseResult parsed) => parsed.GetValue(outFile);

    public string? Resume(ParseResult parsed) => parsed.GetValue(resume);

    public string Format(ParseResult parsed) => FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports);

    private static Option<string?> Text(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}

/// <summary>The options that say where adapters and packages come from; every command that builds adapters has them.</summary>
internal sealed class BuildOptionSet
{
    private readonly Option<string[]> sources = new("--source") { HelpName = "DIR", Description = "A folder with packages (.nupkg), asked beside this machine's feeds. May be given several times." };
    private readonly Option<string[]> adapters = new("--adapters") { HelpName = "DIR", Description = "A folder of private adapters, added to Assay's own. May be given several times." };
    private readonly Option<bool> offline = new("--offline") { Description = "Ask no feed: rows whose packages are not in this machine's package cache are not available." };

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
            : throw new BadInputException($"No folder in {Shortened.Of(workspace.Adapters)} holds an adapter project with rows; name another one with {Workspace.AdaptersVariable}, or add one with --adapters.");
    }

    /// <summary>The feeds that builds ask.</summary>
    /// <exception cref="BadInputException">A folder is no feed.</exception>
    public static PackageFeeds Feeds(BuildOptions options) => PackageFeeds.Read(options.Sources, options.IsOffline);
}

/// <summary>The options about a user's own types, shared by the commands that take them.</summary>
internal sealed class TypesOptionSet
{
    private readonly Option<string?> types = Text("--types", "X.dll|X.csproj", "Measure a type of your own in place of data sets: the assembly or project that holds it. It is loaded in workers only.");
    private readonly Option<string?> root = Text("--root", "Shop.Order", "The type in --types whose values are written and read; collections such as Shop.Order[] and closed generic types too.");
    private readonly Option<string?> sample = Text("--sample", "orders.json", "Values of it: a JSON file with one object, an array of them, or one in each line.");
    private readonly Option<string?> factory = Text("--factory", "Shop.Samples.Make", "Values of it from a static method without parameters. Without --sample and --factory they are generated.");
    private readonly Option<string?> known = Text("--known", "A,B", "Further types for members declared as a base type, an interface or object, beside those of the root's assembly.");
    private readonly Option<bool> includeSample = new("--include-sample") { Description = "Let results and reports hold the sample, and texts of failures that may quote it. Without it no value of yours leaves the workers." };

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

    private static Option<string?> Text(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}

/// <summary>The options that measure rows in several versions, on several runtimes and in several modes.</summary>
internal sealed class VariantOptionSet
{
    private readonly Option<string[]> versions = new("--with") { HelpName = "NAME@v1,v2", Description = "Versions of a package to measure side by side; NAME is a package, a row or a family of rows. May be given several times; without --rows only those rows are measured." };
    private readonly Option<string?> runtimes = new("--runtime") { HelpName = string.Join(',', TargetNames.Frameworks), Description = "Runtimes to measure on; every row is then a program that brings its runtime along. Default: the installed .NET 10." };
    private readonly Option<string?> modes = new("--mode") { HelpName = string.Join(',', TargetNames.Modes), Description = "How code becomes native: just in time, ReadyToRun, or ahead of time alone. Default: jit." };

    public IEnumerable<Option> All => [versions, runtimes, modes];

    /// <summary>Adds what was given to a request.</summary>
    public RunRequest AddTo(RunRequest request, ParseResult parsed) => request with
    {
        With = parsed.GetValue(versions) ?? [],
        Runtimes = parsed.GetValue(runtimes),
        Modes = parsed.GetValue(modes),
    };
}
