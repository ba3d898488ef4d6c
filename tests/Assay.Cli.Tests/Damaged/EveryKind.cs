using Assay.Cli.Commands;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Merging;
using Assay.Experiments.Data;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Experiments.Io;
using Assay.Report.Tests;

namespace Assay.Cli.Tests.Damaged;

/// <summary>A small results file of every kind, in which every property has a value somewhere.</summary>
internal static class EveryKind
{
    private const string Row = "system.text.json/reflection";
    private const string Other = "json.net/reused";
    private const string Loss = "BookShelf.Secret: missing";

    private static readonly Dictionary<string, Func<ResultsFile>> Files = new()
    {
        ["run"] = Run,
        ["deep run"] = Deep,
        ["types"] = OfTypes,
        ["shard"] = () => ShardOf(1),
        ["merged"] = Merged,
        ["startup"] = () => StartupRuns.Of((Row, 30, Verdict.Supported), (Other, 50, Verdict.Lossy)),
        ["scale"] = () => GrowthRuns.Of((Row, size => 100 + (50.0 * size), 10_000), (Other, size => 300 + (60.0 * size), 1000)),
        ["protocol"] = () => CallsRuns.Of((Row, 9000, Verdict.Supported), (Other, 30_000, Verdict.Supported)),
        ["predict"] = () => PredictionRuns.Of(
            (Row, (objects, bytes, strings) => objects + bytes + strings, 5000),
            (Other, (objects, bytes, strings) => 3 * (objects + bytes), null)),
        ["memory"] = () => MemoryRuns.Of((Row, 20, Verdict.Supported), ("limited", 30, Verdict.Supported)),
        ["caches"] = () => MemoryRuns.OfCaches((Row, 20, Verdict.Supported), (Other, 30, Verdict.Lossy)),
        ["io"] = Io,
        ["conform"] = Conform,
        ["check"] = Check,
        ["hostile"] = Hostile,
        ["fuzz"] = Fuzz,
        ["formats"] = Formats,
        ["across"] = () => AcrossRuns.Two,
    };

    public static IReadOnlyList<string> Names => [.. Files.Keys];

    /// <summary>The file of a kind, as this version of Assay would have written it.</summary>
    public static ResultsFile Of(string name)
    {
        var file = Files[name]();
        return file with
        {
            AssayVersion = AssayVersion.Text,
            Machine = file.Machine with { PhysicalCores = 1, Turbo = true, Governor = "performance", BootId = "one" },
            Options = file.Options with { Reference = file.Options.Rows[0].ToString() },
        };
    }

    /// <summary>The other shard of <c>shard</c>, for merging.</summary>
    public static ResultsFile OtherShard => ShardOf(2);

    private static ResultsFile Run()
    {
        ResultsBuilder builder = new() { Reference = Row, Blocks = 2, Rounds = 6 };
        builder.Row(Row).Check(Row, 500, demand: new TypesDemand { Attributes = 3 }, members: 12).Cells(Row, 400, 900, 12, 40);
        foreach (var version in new[] { "12.0.3", "13.0.4" })
        {
            var name = $"{Other}@{version} net8.0 jit";
            builder.Row(name, "Newtonsoft.Json", version, framework: "net8.0", publicFormat: "JSON")
                .Check(name, 700, Verdict.Lossy, losses: [Loss], converted: ["Book.Price"], toContract: 30, toPlain: 40)
                .Reading(name, Operation.ReadOne, Verdict.Lossy, "BookShelf.Secret", losses: [Loss])
                .Cells(name, 800, 1900, 12, 40);
        }

        var file = builder.Row("acme/fast", "Acme", status: RowStatus.NotAvailable, cause: "NU1101: no package Acme.").Build();
        return file with
        {
            Options = file.Options with
            {
                Looks = [1, 2],
                Surface = Surface.Bytes,
                BudgetNanoseconds = 60_000_000_000,
                InjectedSlowdowns = new Dictionary<string, double> { [Row] = 0.05 },
            },
            Checks = [.. file.Checks.Select(check => check with
            {
                BrotliTime = new CompressionTime(50_000, 7_000),
                DeflateTime = new CompressionTime(40_000, 6_000),
                PayloadHead = "AQID",
                StringCount = 12,
                Notes = ["Books: List"],
            })],
            Conditions = [.. file.Conditions.Select(of => of with { IdleNanoseconds = new long[6], CopyBytesPerSecond = 1e10 })],
            Cells =
            [
                file.Cells[0] with { Failure = new Failure(Verdict.Crash, "worker ended"), Gen0BudgetBytes = 262_144 },
                .. file.Cells.Skip(1),
            ],
        };
    }

    private static ResultsFile Deep()
    {
        ProcessFacts facts = new()
        {
            Methods = [new HotMethod("Acme.Write", "Tier1", 120, 140_000), new HotMethod("Acme.Read", "Instrumented", 90, 150_000)],
            BatchesOfProcessors = [3, 3],
            StackAddress = 140_737_488_000,
            DataAddress = 139_637_976_000,
            ResidentBytes = 50_000_000,
            HugePageBytes = 2_097_152,
        };
        var file = new ResultsBuilder { Reference = Row, Blocks = 2, Rounds = 6 }
            .Row(Row).Check(Row, 500).Cells(Row, 400, 900, 12, 40).Row(Other).Check(Other, 700).Cells(Other, 800, 1900, 12, 40).Build();
        return file with
        {
            Options = file.Options with { IsDeep = true, SettlingRounds = 1 },
            Cells = [.. file.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Select(WithFacts)] })],
        };

        BlockSamples WithFacts(BlockSamples block) => block with
        {
            Process = facts,
            InvoluntarySwitches = new int[6],
            CompiledMethods = [new CompiledMethod(2, "Acme.Write", "Tier1")],
            MethodsCompiled = [0, 0, 1, 0, 0, 0],
        };
    }

    private static ResultsFile OfTypes()
    {
        var file = Run();
        return file with
        {
            Options = file.Options with
            {
                Types = new TypesOptions
                {
                    Assembly = "Shop.dll",
                    Root = "Shop.Order",
                    Known = ["Shop.Card"],
                    Origin = ValueOrigin.Sample,
                    Source = "orders.json",
                    Hash = "00",
                    CodeLeftOut = ["Order, constructor: none"],
                    SampleHash = "01",
                    IsSampleIncluded = true,
                    Sample = "[{}]",
                },
            },
            Values = new ValuesResult(3, 12, "ff", ["Order.Note is never set."]),
        };
    }

    private static ResultsFile ShardOf(int number)
    {
        var file = new ResultsBuilder { Reference = Row, Blocks = 2, Rounds = 6 }
            .Row(Row).Check(Row, 500).Cells(Row, 400, 900, 12, 40).Row(Other).Check(Other, 700).Cells(Other, 800, 1900, 12, 40).Build();
        return file with
        {
            AssayVersion = AssayVersion.Text,
            Options = file.Options with { Shard = new Shard(number, 2) },
            Cells = [.. file.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Where(block => block.Block == number - 1)] })],
            Conditions = [.. file.Conditions.Where(of => of.Block == number - 1)],
        };
    }

    private static ResultsFile Merged() => ShardMerger.Merge([new("one.json", ShardOf(1)), new("two.json", ShardOf(2))]).File;

    private static ResultsFile Io()
    {
        var file = IoRuns.Of((Row, 1000, 500, 0.02, Verdict.Supported), (Other, 3000, 700, 0.1, Verdict.Supported));
        IoFailure refused = new(Transport.Pipe, Verdict.Rejected, "NotSupportedException: no");
        return file with
        {
            Options = file.Options with { Own = file.Options.OwnOf<IoOptions>() with { Surfaces = [Surface.Stream] } },
            Samples = file.SamplesOf<IoSamples>() with
            {
                Transfers = [.. file.SamplesOf<IoSamples>().Transfers.Select(transfer => transfer with { TransportFailures = [refused] })],
            },
        };
    }

    private static ResultsFile Conform()
    {
        VerdictRuns.Row hangs = new(Row, ("self-cycle", Verdict.Hang)), loses = new(Other, ("private-field", Verdict.Lossy));
        var file = VerdictRuns.Conform(hangs, loses);
        return file with
        {
            Samples = file.SamplesOf<CaseSamples>() with
            {
                CrossChecks = [file.Checks[0] with { WrittenBy = Other, Way = "ignored" }],
            },
        };
    }

    private static ResultsFile Check()
    {
        var file = VerdictRuns.Check(new VerdictRuns.Row(Row), new VerdictRuns.Row(Other, ("books", Verdict.Lossy)));
        UntypedElements lines = new("Order.Lines", "ArrayList", "List<Line>", "");
        return file with
        {
            Options = file.Options with { Own = new DataOptions(TriesEdits: true) },
            Samples = file.SamplesOf<DataSamples>() with
            {
                Types = [new DataTypes("books", 2, 4) { LeftOut = [new UncopiedCode("Order", "constructor ()", "it does not compile")] }],
                Edits = new FoundEdits([new HelpingEdit { Row = Other, PublicSetters = 2, GenericCollections = [lines] }], [lines]),
            },
        };
    }

    private static ResultsFile Hostile()
    {
        var file = VerdictRuns.Hostile(
            (Row, HostileOutcome.Changed, "Order.Id: another value"), (Other, HostileOutcome.Crashed, "SIGSEGV"));
        return file with
        {
            Samples = file.SamplesOf<HostileSamples>() with
            {
                Inputs = [.. file.SamplesOf<HostileSamples>().Inputs.Select(result => result with
                {
                    DocumentedExceptions = ["System.FormatException"],
                    Kinds = [.. result.Kinds.Select(kind => kind with { Groups = [.. kind.Groups.Select(WithFrames)] })],
                })],
            },
        };

        HostileGroup WithFrames(HostileGroup group) =>
            group with { Frames = ["Acme.Read"], MostPeakBytes = 1 << 20, ExampleBytes = 12, ExampleMemoryBytes = 1 << 20 };
    }

    private static ResultsFile Fuzz()
    {
        var file = Hostile();
        return file with
        {
            Options = file.Options with
            {
                Kind = "fuzz",
                Own = file.Options.OwnOf<HostileOptions>() with { Kinds = ["fuzz"], FuzzNanoseconds = 10_000_000_000 },
            },
            Samples = file.SamplesOf<HostileSamples>() with
            {
                Inputs = [.. file.SamplesOf<HostileSamples>().Inputs.Select(result => result with { Kinds = [Fuzzed(result.Kinds[0])] })],
            },
        };

        HostileKindResult Fuzzed(HostileKindResult kind) => kind with
        {
            Kind = "fuzz",
            Branches = 312,
            WithoutCoverage = "no package",
            IsCutShort = true,
        };
    }

    private static ResultsFile Formats()
    {
        var file = VerdictRuns.Formats(
            (Row, FormatVerdict.AsSpecified, FormatVerdict.AcceptsInvalid), (Other, FormatVerdict.Crash, FormatVerdict.AsSpecified));
        FormatOptions asked = new() { Formats = ["json"], Cases = ["digits"], Corpus = "corpus", CorpusHash = "00" };
        return file with { Options = file.Options with { Own = asked } };
    }
}
