using System.Runtime.InteropServices;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Growth;
using Assay.Experiments.Speed;

namespace Assay.Engine.Tests.Running;

public class ResumptionTests
{
    private static readonly RunRequest Growth = new() { Experiment = new GrowthExperiment(), Rows = "a" };

    private static readonly AdapterCatalogue Catalogue = TestRowsOf.Catalogue("a", "b");
    private static readonly RunPlanner Planner = new(Catalogue, DataSetCatalogue.All);
    private static readonly ResultsFile File = ResultsOf.Measured("a", "a (2)", "b");

    [Fact]
    public void Without_options_the_files_own_are_taken_and_aliases_find_their_rows()
    {
        var plan = Plan(File, new RunRequest());

        Assert.Same(File.Options, plan.Options);
        Assert.Equal(["a", "a", "b"], plan.Rows.Select(row => row.Definition.Name));
        Assert.Equal(["a", "a (2)", "b"], plan.Rows.Select(row => row.Label));
    }

    [Fact]
    public void The_same_options_are_accepted() =>
        Assert.Same(File.Options, Plan(File, new RunRequest
        {
            Rows = "a,a,b",
            DataSets = "books",
            Sizes = "100",
            Operations = "serialize",
            Blocks = "2",
            Reference = "a",
        }).Options);

    [Fact]
    public void A_size_without_a_data_set_is_one_of_the_files_data_sets()
    {
        var northwind = File with
        {
            Options = File.Options with { Workloads = [new WorkloadOptions("books-payload", 100, 100, "book")] },
        };

        Assert.Same(northwind.Options, Plan(northwind, new RunRequest { Sizes = "100" }).Options);
        Assert.Contains("books-payload has no size \"7\"",
            Assert.Throws<BadInputException>(() => Plan(northwind, new RunRequest { Sizes = "7" })).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Another_option_is_refused_by_name()
    {
        Refuses("--rows", new RunRequest { Rows = "a" });
        Refuses("--data-set", new RunRequest { DataSets = "text" });
        Refuses("--processes", new RunRequest { Blocks = "9" });
        Refuses("--operation", new RunRequest { Operations = "deserialize" });
        Refuses("--surface", new RunRequest { Surface = "stream" });
        Refuses("--budget", new RunRequest { Budget = "2m" });
        Refuses("--precision", new RunRequest { Precision = "1%" });
        Refuses("--profile", new RunRequest { Profile = "cold" });
        Refuses("--deep", new RunRequest { Deep = "" });
        Refuses("--reference", new RunRequest { Reference = "b" });
        Refuses("--size", new RunRequest { DataSets = "books", Sizes = "1k" });
        Refuses("--size", new RunRequest { Sizes = "10k" });
    }

    [Fact]
    public void A_sequential_run_is_resumed_with_its_own_looks()
    {
        var sequential = File with
        {
            Options = File.Options with { Blocks = 12, Looks = [6, 9, 12], Precision = 0.01, BudgetNanoseconds = 60_000_000_000 },
        };

        Assert.Same(sequential.Options, Plan(sequential, new RunRequest { Budget = "60s", Precision = "1%" }).Options);
        Assert.Throws<BadInputException>(() => Plan(sequential, new RunRequest { Blocks = "12" }));
        Assert.Throws<BadInputException>(() => Plan(sequential, new RunRequest { Precision = "2%" }));
    }

    [Fact]
    public void A_shard_is_resumed_as_the_shard_that_it_is()
    {
        var shard = File with { Options = File.Options with { Blocks = 6, Shard = new Shard(2, 6) } };

        Assert.Same(shard.Options, Plan(shard, new RunRequest()).Options);
        Assert.Same(shard.Options, Plan(shard, new RunRequest { Shard = "2/6" }).Options);
        Assert.Contains("another --shard.", Assert.Throws<BadInputException>(() => Plan(shard, new RunRequest { Shard = "3/6" })).Message,
            StringComparison.Ordinal);
        Assert.Contains("another --shard.", Assert.Throws<BadInputException>(() => Plan(File, new RunRequest { Shard = "1/2" })).Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Operation.Serialize, "a")]
    [InlineData(Operation.Deserialize, "a,reference/allocate")]
    public void A_run_of_growth_is_resumed_with_the_floor_that_its_operations_need(Operation operation, string rows)
    {
        RunPlanner planner = new(TestRowsOf.Catalogue("a", "reference/allocate"), DataSetCatalogue.All);
        var growth = ResultsOf.Measured(rows.Split(','));
        growth = growth with
        {
            Options = planner.Plan(Growth with { Operations = EnumNames.Of(operation) }).Options,
        };

        Assert.Equal(rows.Split(','), growth.Options.Rows.Select(row => row.ToString()));
        Resumption.EnsureSameOptions(growth, "r.json", Growth, planner, "0.1.0");
    }

    [Fact]
    public void A_merged_file_is_not_resumed()
    {
        var merged = File with
        {
            Parts = [new ShardOrigin { Shard = new Shard(1, 2), StartedAt = File.StartedAt, IsComplete = true, Machine = File.Machine }],
        };

        Assert.Equal(
            "r.json was merged from shards, and no machine can go on with all of them. Resume the shards, then merge again; "
                + "the file is unchanged.",
            Assert.Throws<BadInputException>(() => Plan(merged, new RunRequest())).Message);
    }

    [Fact]
    public void Another_version_is_refused() =>
        Assert.Contains("0.0.9",
            Assert.Throws<BadInputException>(() => Plan(File with { AssayVersion = "0.0.9" }, new RunRequest())).Message,
            StringComparison.Ordinal);

    [Fact]
    public void Another_machine_or_runtime_is_refused_without_asking_a_worker()
    {
        var here = File with { Machine = MachineReader.Read("", WorkerStarter.NamedSettingsOf(File.Options.Profile)) };
        var row = ResultsOf.Row("a") with { Framework = "net10.0", Mode = "jit" };

        Resumption.EnsureSameMachine(here with { Rows = [row with { Runtime = RuntimeInformation.FrameworkDescription }] }, "r.json");
        Refuses("another processor", here with { Machine = here.Machine with { Processor = "Another" } });
        Refuses("another worker settings", here with { Machine = here.Machine with { WorkerSettings = ["DOTNET_gcServer=1"] } });
        Refuses("was measured on .NET 10.0.0", here with { Rows = [row with { Runtime = ".NET 10.0.0" }] });

        static void Refuses(string sentence, ResultsFile file) =>
            Assert.Contains(sentence, Assert.Throws<BadInputException>(() => Resumption.EnsureSameMachine(file, "r.json")).Message,
                StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_is_complete_where_nothing_is_left_that_a_row_is_not_to_blame_for()
    {
        var complete = File with { IsComplete = true };
        ResultsFile Failed(Verdict verdict) =>
            complete with { Cells = [complete.Cells[0] with { Failure = new Failure(verdict, "why") }] };

        Assert.True(Resumption.IsComplete(complete));
        Assert.True(Resumption.IsComplete(Failed(Verdict.Crash)));
        Assert.False(Resumption.IsComplete(Failed(Verdict.AssayError)));
        Assert.False(Resumption.IsComplete(complete with { IsComplete = false }));
    }

    [Theory]
    [InlineData("cases")]
    [InlineData("hostile")]
    [InlineData("formats")]
    [InlineData("across")]
    public void A_file_of_verdicts_is_not_complete_without_a_row_whose_build_took_too_long(string kind)
    {
        var complete = File with
        {
            IsComplete = true,
            Options = File.Options with { Kind = kind },
            Cells = [],
            Samples = KnownExperiments.Of(kind).NewSamples(),
        };
        var late = ResultsOf.Row("late") with { Status = RowStatus.Broken, Cause = "the build took over 5 min" };

        Assert.True(Resumption.IsComplete(complete));
        Assert.True(Resumption.IsComplete(complete with { Rows = [late with { Status = RowStatus.Excluded }] }));
        Assert.False(Resumption.IsComplete(complete with { Rows = [late] }));
    }

    [Fact]
    public void Another_package_version_is_refused()
    {
        var now = ResultsOf.Row("a") with { PackageVersion = "1.0.0" };

        var sentence =
            Assert.Throws<BadInputException>(() => Resumption.EnsureSamePackages([ResultsOf.Row("a")], [now], "r.json")).Message;

        Assert.Contains("Test.Package 1.2.3, but this is 1.0.0", sentence, StringComparison.Ordinal);
        Resumption.EnsureSamePackages([ResultsOf.Row("a")], [now with { Status = RowStatus.NotAvailable, PackageVersion = "" }], "r.json");
    }

    [Fact]
    public void Another_machine_is_refused_and_the_same_is_not()
    {
        Resumption.EnsureSameMachine(File.Machine, File.Machine with { MemoryBytes = 1 }, "r.json");

        var sentence = Assert.Throws<BadInputException>(
            () => Resumption.EnsureSameMachine(File.Machine, File.Machine with { Runtime = ".NET 9.0.0" }, "r.json")).Message;

        Assert.Contains("runtime", sentence, StringComparison.Ordinal);
        Assert.Contains("unchanged", sentence, StringComparison.Ordinal);
    }

    private static RunPlan Plan(ResultsFile file, RunRequest request)
    {
        Resumption.EnsureSameOptions(file, "r.json", request, Planner, "0.1.0");
        return Resumption.Plan(file, "r.json", Catalogue, new SpeedExperiment());
    }

    private static void Refuses(string option, RunRequest request) =>
        Assert.Contains(
            $"another {option}.", Assert.Throws<BadInputException>(() => Plan(File, request)).Message, StringComparison.Ordinal);
}
