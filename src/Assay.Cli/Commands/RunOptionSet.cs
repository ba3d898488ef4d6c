using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Runs;

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
