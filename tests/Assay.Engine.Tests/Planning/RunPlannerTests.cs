using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;
using Assay.Experiments.Calls;
using Assay.Experiments.Growth;
using Assay.Experiments.Prediction;

namespace Assay.Engine.Tests.Planning;

public class RunPlannerTests
{
    private static readonly RunPlanner Planner =
        new(TestRowsOf.Catalogue("json.net/reused", "bson", "reference/straight-line"), DataSetCatalogue.All);

    [Fact]
    public void The_default_is_a_screening_of_a_hundred_books_by_every_row_both_ways()
    {
        var options = Planner.Plan(new RunRequest()).Options;

        Assert.Equal(["json.net/reused", "bson", "reference/straight-line"], options.Rows.Select(row => row.ToString()));
        Assert.Equal([new WorkloadOptions("books", 100, 0, "book")], options.Workloads);
        Assert.Equal([Operation.Serialize, Operation.Deserialize], options.Operations);
        Assert.Equal((3, 60, "json.net/reused", true), (options.Blocks, options.Rounds, options.Reference, options.IsReferenceOpen));
        Assert.Null(options.Surface);
        Assert.Null(options.BudgetNanoseconds);
    }

    [Fact]
    public void A_prediction_measures_other_sizes_and_other_data_sets_and_the_asked_size_only_to_verify()
    {
        RunRequest request = new()
        {
            Experiment = new PredictionExperiment(),
            Given = GivenOptions.None.With(OptionsOfPrediction.Size, "1k").With(OptionsOfWorkloads.Sizes, "10k")
                .With(OptionsOfPrediction.Others, "telemetry,books,four-strings"),
        };

        var options = Planner.Plan(request).Options;

        Assert.Equal(new WorkloadOptions("books", 1000, 0, "book"), options.OwnOf<PredictionOptions>().Predicted);
        Assert.Equal(
            [("books", 1), ("books", 3), ("books", 10), ("books", 30), ("books", 100), ("books", 300), ("books", 3000), ("books", 10_000),
                ("telemetry", 10), ("telemetry", 1000), ("four-strings", 1)],
            options.Workloads.Select(workload => (workload.DataSet, workload.Size)));
        Assert.Equal((3, 20, 5), (options.Blocks, options.Rounds, options.SettlingRounds));
        Assert.Contains(options.OwnOf<PredictionOptions>().Predicted, WorkloadsOf(request.Given.With(OptionsOfPrediction.Verify, [])));
        Assert.Equal(8, WorkloadsOf(request.Given.With(OptionsOfPrediction.Others, "none")).Count);

        IReadOnlyList<WorkloadOptions> WorkloadsOf(GivenOptions given) => Planner.Plan(request with { Given = given }).Options.Workloads;
    }

    [Theory]
    [InlineData("10k", 1, 10, 100, 1000, 10_000)]
    [InlineData("3k", 1, 10, 100, 1000, 3000)]
    [InlineData("2k,7,100,500", 7, 100, 500, 2000)]
    public void One_size_of_growth_is_the_largest_and_several_are_just_these(string sizes, params int[] planned)
    {
        var options = Planner.Plan(new RunRequest { Experiment = new GrowthExperiment(), Sizes = sizes }).Options;

        Assert.Equal(planned, options.Workloads.Select(workload => workload.Size));
    }

    [Theory]
    [InlineData("growth", null, "bson", "bson,reference/allocate")]
    [InlineData("growth", "deserialize", "reference/allocate,bson", "reference/allocate,bson")]
    [InlineData("growth", "serialize", "bson", "bson")]
    [InlineData("startup", "serialize", "bson", "bson,reference/straight-line")]
    [InlineData("speed", null, "bson", "bson")]
    public void Growth_of_readers_and_start_up_have_a_floor_beside_them(string kind, string? operation, string rows, string planned)
    {
        RunPlanner planner = new(TestRowsOf.Catalogue("bson", "reference/allocate", "reference/straight-line"), DataSetCatalogue.All);

        var plan = planner.Plan(new RunRequest { Experiment = KnownExperiments.Of(kind), Rows = rows, Operations = operation });

        Assert.Equal(planned.Split(','), plan.Options.Rows.Select(row => row.ToString()));
        Assert.Equal("bson", plan.Options.Reference);
    }

    [Fact]
    public void The_protocol_of_an_article_has_one_process_of_twenty_calls()
    {
        var options = Planner.Plan(new RunRequest { Experiment = new CallsExperiment() }).Options;

        Assert.Equal(("calls", "paper", 1, 20, 0),
            (options.Kind, options.OwnOf<CallOptions>().Protocol, options.Blocks, options.Rounds, options.SettlingRounds));
    }

    [Theory]
    [InlineData(null, "system.text.json/reflection")]
    [InlineData("system.text.json/reflection,bson", "system.text.json/reflection")]
    [InlineData("reference/straight-line,bson", "bson")]
    public void Ratios_are_planned_to_refer_to_System_Text_Json_where_it_is_asked_for_and_to_a_serializer_elsewhere(string? rows,
        string reference)
    {
        RunPlanner planner =
            new(TestRowsOf.Catalogue("bson", "system.text.json/reflection", "reference/straight-line"), DataSetCatalogue.All);

        var plan = planner.Plan(new RunRequest { Rows = rows });

        Assert.Equal(reference, plan.Options.Reference);
        Assert.Null(plan.Joined);
    }

    [Fact]
    public void Every_option_is_read()
    {
        var options = Planner.Plan(new RunRequest
        {
            Rows = "bson,bson",
            DataSets = "books,books-payload",
            Sizes = "100,10k",
            Payloads = "0,1k",
            Surface = "stream",
            Operations = "deserialize",
            Blocks = "9",
            Budget = "2m",
            Reference = "bson",
        }).Options;

        Assert.Equal([new RowId("bson"), new RowId("bson", Number: 2)], options.Rows);
        Assert.Equal(
            ["books 100 0", "books 10000 0", "books-payload 100 0", "books-payload 100 1000", "books-payload 10000 0",
                "books-payload 10000 1000"],
            options.Workloads.Select(workload => $"{workload.DataSet} {workload.Size} {workload.PayloadBytes}"));
        Assert.Equal(Surface.Stream, options.Surface);
        Assert.Equal([Operation.Deserialize], options.Operations);
        Assert.Equal(
            (9, 120_000_000_000L, "bson", false), (options.Blocks, options.BudgetNanoseconds, options.Reference, options.IsReferenceOpen));
    }

    [Theory]
    [InlineData("reused", Surface.Reused)]
    [InlineData("ASYNC", Surface.Async)]
    public void Every_surface_has_a_name(string name, Surface surface) =>
        Assert.Equal(surface, Planner.Plan(new RunRequest { Rows = "bson", Surface = name }).Options.Surface);

    [Fact]
    public void Operations_of_two_words_are_written_with_a_dash() =>
        Assert.Equal(
            [Operation.Deserialize, Operation.ReadOne, Operation.Open, Operation.ReadAll],
            Planner.Plan(new RunRequest { Rows = "bson", Operations = "open,read-one,Read-All,deserialize" }).Options.Operations);

    [Fact]
    public void A_reference_that_is_asked_for_and_not_among_the_rows_joins_them()
    {
        var plan = Planner.Plan(new RunRequest { Rows = "bson", Reference = "json.net/reused" });

        Assert.Equal(["bson", "json.net/reused"], plan.Options.Rows.Select(row => row.ToString()));
        Assert.Equal("json.net/reused", plan.Joined);
    }

    [Fact]
    public void Nothing_joins_rows_that_are_named_alone() =>
        Assert.Equal(["bson"], Planner.Plan(new RunRequest { Rows = "bson" }).Options.Rows.Select(row => row.ToString()));

    [Fact]
    public void The_corpus_is_sized_by_one_row_whichever_rows_are_named() =>
        Assert.Equal("reference/straight-line", Planner.Plan(new RunRequest { Rows = "bson", Reference = "bson" }).CorpusRow!.Name);

    [Fact]
    public void An_alias_can_be_the_reference() =>
        Assert.Equal("bson (2)", Planner.Plan(new RunRequest { Rows = "bson,bson", Reference = "bson (2)" }).Options.Reference);

    [Fact]
    public void A_data_set_of_a_fixed_size_keeps_it_beside_others() => Assert.Equal(
        [("books", 10), ("small-struct", 1)],
        Planner.Plan(new RunRequest { DataSets = "books,small-struct", Sizes = "10" }).Options.Workloads
            .Select(workload => (workload.DataSet, workload.Size)));

    [Theory]
    [InlineData("rows", "bsn", "bson")]
    [InlineData("data-set", "boks", "books")]
    [InlineData("size", "99", "100")]
    [InlineData("size", "0", "1, 10, 100")]
    [InlineData("size", "banana", "100k")]
    [InlineData("payload", "100", "books-payload")]
    [InlineData("surface", "strem", "stream")]
    [InlineData("operation", "deserialise", "deserialize")]
    [InlineData("blocks", "0", "from 1")]
    [InlineData("blocks", "many", "from 1")]
    [InlineData("budget", "2", "2m")]
    [InlineData("budget", "-2m", "2m")]
    [InlineData("reference", "bsn", "bson")]
    public void Bad_input_is_a_sentence_that_names_what_is_valid(string option, string value, string named)
    {
        var request = option switch
        {
            "rows" => new RunRequest { Rows = value },
            "data-set" => new RunRequest { DataSets = value },
            "size" => new RunRequest { Sizes = value },
            "payload" => new RunRequest { Payloads = value },
            "surface" => new RunRequest { Surface = value },
            "operation" => new RunRequest { Operations = value },
            "blocks" => new RunRequest { Blocks = value },
            "budget" => new RunRequest { Budget = value },
            _ => new RunRequest { Reference = value },
        };

        Assert.Contains(named, Assert.Throws<BadInputException>(() => Planner.Plan(request)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(null, RunProfile.Standard)]
    [InlineData("standard", RunProfile.Standard)]
    [InlineData("Server-GC", RunProfile.ServerGc)]
    [InlineData("pgo-off", RunProfile.PgoOff)]
    [InlineData("large-corpus", RunProfile.LargeCorpus)]
    [InlineData("cold", RunProfile.Cold)]
    [InlineData("fixed-gen0", RunProfile.FixedGen0)]
    public void A_profile_is_read_by_its_name(string? name, RunProfile profile) =>
        Assert.Equal(profile, Planner.Plan(new RunRequest { Profile = name }).Options.Profile);

    [Fact]
    public void Mixed_types_need_two_data_sets_not_two_sizes_of_one()
    {
        Assert.Equal(
            RunProfile.MixedTypes, Planner.Plan(new RunRequest { Profile = "mixed-types", DataSets = "books,northwind" }).Options.Profile);
        Assert.Throws<BadInputException>(() => Planner.Plan(new RunRequest { Profile = "mixed-types", Sizes = "100,1k" }));
    }

    [Fact]
    public void A_deep_run_has_longer_blocks_and_knows_the_rows_to_look_at()
    {
        var options = Planner.Plan(new RunRequest { Deep = "bson,json.net/reused" }).Options;

        Assert.Equal((true, 300, 15), (options.IsDeep, options.Rounds, options.SettlingRounds));
        Assert.True(Planner.Plan(new RunRequest { Deep = "" }).Options.IsDeep);
        Assert.False(Planner.Plan(new RunRequest()).Options.IsDeep);
        Assert.Contains("Nearest: bson", Assert.Throws<BadInputException>(() => Planner.Plan(new RunRequest { Deep = "bsn" })).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_budget_alone_is_looked_at()
    {
        var options = Planner.Plan(new RunRequest { Budget = "10m", Precision = "2%" }).Options;

        Assert.Equal((60, 0.02, 600_000_000_000L), (options.Blocks, options.Precision, options.BudgetNanoseconds));
        Assert.Equal([6, 9, 12, 18, 27, 40, 60], options.Looks);
    }
}
