using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Hostile;

/// <summary>Real processes that really crash: each reader gets its grade and no other.</summary>
public sealed class HostileStageTests : IDisposable
{
    private static readonly AdapterProgram Program = TestPrograms.Of(TestPrograms.Worker);

    private static readonly WorkloadOptions Badges = new("badges", 10, 0, "door");

    private static readonly HostileOptions Fed = new()
    {
        Kinds = ["cut", "flip", "length", "value", "text", "tail", "noise"],
        Seed = 1,
        InputsPerKind = 200,
        HeapBytes = 1L << 28,
        TimeLimitNanoseconds = 2_000_000_000,
    };

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("careful", SafetyGrade.Contained, HostileOutcome.Threw)]
    [InlineData("leaks", SafetyGrade.Leaky, HostileOutcome.Threw)]
    [InlineData("lax-bool", SafetyGrade.Corrupts, HostileOutcome.ImpossibleValue)]
    [InlineData("lax-text", SafetyGrade.Corrupts, HostileOutcome.ReplacedText)]
    [InlineData("lax-end", SafetyGrade.Corrupts, HostileOutcome.Changed)]
    [InlineData("trusts-length", SafetyGrade.Leaky, HostileOutcome.OutOfMemory)]
    [InlineData("dives", SafetyGrade.Crashes, HostileOutcome.Crashed)]
    [InlineData("waits", SafetyGrade.Crashes, HostileOutcome.Hung)]
    public void A_reader_gets_its_grade(string row, SafetyGrade grade, HostileOutcome worst)
    {
        var results = Execute(Fed, row).Results;

        var line = Assert.Single(SafetyBuilder.Build(results)!.Lines);
        Assert.Equal(grade, line.Grade);
        Assert.Equal(0, line.OwnErrors);
        SafetyFinding[] worstOfKinds = [.. line.Kinds.OfType<SafetyFinding>().Where(finding => finding.Grade == grade)];
        Assert.Contains(worst, worstOfKinds.Select(finding => finding.Group.Outcome));
    }

    [Fact]
    public void A_bool_that_is_neither_true_nor_false_is_named_with_its_value()
    {
        var result = Assert.Single(Execute(Fed with { Kinds = ["value"] }, "lax-bool").Results.SamplesOf<HostileSamples>().Inputs);

        Assert.Contains(result.Kinds[0].Groups,
            group => group.Outcome == HostileOutcome.ImpossibleValue
                && group.Detail is "Badge.IsValid: a bool of 2" or "Badge.IsValid: a bool of 255");
    }

    [Theory]
    [InlineData("careful", SafetyGrade.Contained, HostileOutcome.Threw, 0)]
    [InlineData("recurses", SafetyGrade.Crashes, HostileOutcome.Crashed, 0)]
    [InlineData("numbers", SafetyGrade.Crashes, HostileOutcome.Crashed, 1)]
    public void A_chain_of_objects_of_one_type_is_nested_in_any_format(string row, SafetyGrade grade, HostileOutcome worst, int sentences)
    {
        var results = Execute(Fed with { Kinds = ["depth"] }, row).Results;

        var kind = Assert.Single(Assert.Single(results.SamplesOf<HostileSamples>().Inputs).Kinds);
        Assert.Equal(grade, Assert.Single(SafetyBuilder.Build(results)!.Lines).Grade);
        var found = Assert.Single(kind.Groups, group => group.Outcome == worst);
        Assert.StartsWith("objects of one type, ", found.Example, StringComparison.Ordinal);
        Assert.Equal(sentences, kind.NotMade.Count(letter => letter == '.'));
    }

    [Fact]
    public void A_row_that_raises_its_librarys_limit_of_depth_gets_no_deep_chains_on_a_small_stack()
    {
        var kind = Assert.Single(
            Assert.Single(
                Execute(Fed with { Kinds = ["depth"] }, "recurses",
                TestRowsOf.Row("recurses") with { RaisesDepthLimit = true }).Results.SamplesOf<HostileSamples>().Inputs).Kinds);

        Assert.Equal(6, kind.Inputs + kind.Skipped);
        Assert.Contains("raise the library's limit of depth", kind.NotMade, StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_writes_no_chain_says_so()
    {
        var kind =
            Assert.Single(
                Assert.Single(Execute(Fed with { Kinds = ["depth"] }, "writes-flat").Results.SamplesOf<HostileSamples>().Inputs).Kinds);

        Assert.Empty(kind.Groups);
        Assert.Contains("writes no chain of 8 objects of one type (", kind.NotMade, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("careful", SafetyGrade.Contained, "", HostileOutcome.Threw, HostileOutcome.Threw)]
    [InlineData(
        "trusts-count", SafetyGrade.Leaky, "empty objects as little endian at byte 0", HostileOutcome.OutOfMemory, HostileOutcome.Hung)]
    public void Lists_announce_millions_of_elements_without_bytes(
        string row, SafetyGrade grade, string example, HostileOutcome worst, HostileOutcome onBusyMachine)
    {
        var results = Execute(Fed with { Kinds = ["length"], InputsPerKind = 10 }, row).Results;

        var isBusy = results.SamplesOf<HostileSamples>().Inputs[0].Kinds[0].Groups.Any(group => group.Outcome == HostileOutcome.Hung);
        Assert.Equal(isBusy ? SafetyGrade.Crashes : grade, Assert.Single(SafetyBuilder.Build(results)!.Lines).Grade);
        Assert.Contains(
            Assert.Single(results.SamplesOf<HostileSamples>().Inputs[0].Kinds).Groups,
            group => (group.Outcome == worst || group.Outcome == onBusyMachine)
                && group.Example.EndsWith(example, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("careful", SafetyGrade.Contained, HostileOutcome.Threw)]
    [InlineData("follows", SafetyGrade.Crashes, HostileOutcome.Hung)]
    public void A_reference_leads_elsewhere_in_any_format(string row, SafetyGrade grade, HostileOutcome worst)
    {
        var results = Execute(Fed with { Kinds = ["reference"] }, row, TestRowsOf.Row(row) with { KeepsReferences = true }).Results;

        Assert.Equal(grade, Assert.Single(SafetyBuilder.Build(results)!.Lines).Grade);
        Assert.Contains(Assert.Single(results.SamplesOf<HostileSamples>().Inputs[0].Kinds).Groups,
            group => group.Outcome == worst && group.Example.Contains("at byte 9", StringComparison.Ordinal));
    }

    [Fact]
    public void A_row_that_keeps_no_references_gets_none()
    {
        var kind =
            Assert.Single(
                Assert.Single(Execute(Fed with { Kinds = ["reference"] }, "follows").Results.SamplesOf<HostileSamples>().Inputs).Kinds);

        Assert.Equal((0, ""), (kind.Inputs, kind.NotMade));
    }

    [Fact]
    public void A_chain_that_broke_a_row_breaks_it_again()
    {
        var found = Assert.Single(
            Execute(Fed with { Kinds = ["depth"] }, "recurses").Results.SamplesOf<HostileSamples>().Inputs).Kinds[0].Groups
            .First(group => group.Outcome == HostileOutcome.Crashed);

        var saved = SavedInputs.Load(Path.Combine(SavedInputs.FolderOf(folder.File("r.json")), found.File));
        var replayed = new InputReplay(PlanOf(Fed, "recurses"), Services()).Execute(saved, CancellationToken.None);

        Assert.Equal(("hostile-chain", HostileOutcome.Crashed), (saved.Workload.DataSet, replayed.Group.Outcome));
    }

    [Fact]
    public void The_shortest_input_of_what_was_found_is_saved_and_does_the_same_again()
    {
        var results = Execute(Fed with { Kinds = ["length"] }, "trusts-length").Results;

        var found = Assert.Single(Assert.Single(results.SamplesOf<HostileSamples>().Inputs).Kinds).Groups
            .First(group => group.Outcome == HostileOutcome.OutOfMemory);
        var saved = SavedInputs.Load(Path.Combine(SavedInputs.FolderOf(folder.File("r.json")), found.File));
        Assert.Equal(
            (new RowId("trusts-length"), "length", HostileOutcome.OutOfMemory, found.Example),
            (saved.Row, saved.Kind, saved.Outcome, saved.What));
        var plan = PlanOf(Fed, "trusts-length");
        var replayed = new InputReplay(plan, Services()).Execute(saved, CancellationToken.None);
        Assert.Equal((HostileOutcome.OutOfMemory, SafetyGrade.Leaky), (replayed.Group.Outcome, replayed.Grade));
    }

    [Fact]
    public void Only_the_first_deaths_of_a_kind_cost_processes()
    {
        var kind = Assert.Single(
            Assert.Single(Execute(Fed with { Kinds = ["flip"] }, "waits").Results.SamplesOf<HostileSamples>().Inputs).Kinds);

        Assert.Equal(1, kind.Groups.Single(group => group.Outcome == HostileOutcome.Hung).Count);
        Assert.True(kind.Skipped > 0);
        Assert.Equal(200, kind.Inputs + kind.Skipped);
    }

    [Fact]
    public void A_run_that_is_continued_feeds_only_what_is_missing()
    {
        var first = Execute(Fed with { Kinds = ["cut"] }, "careful").Results;

        var again = Execute(first with { IsComplete = false }, "careful").Results;

        Assert.Equal(first.SamplesOf<HostileSamples>().Inputs[0].ElapsedNanoseconds, Assert.Single(
            again.SamplesOf<HostileSamples>().Inputs).ElapsedNanoseconds);
        Assert.Single(ResultsStore.Load(folder.File("r.json")).SamplesOf<HostileSamples>().Inputs);
    }

    [Fact]
    public void A_budget_is_shared_and_what_it_left_out_is_named_and_fed_later()
    {
        string[] kinds = ["cut", "flip", "value", "tail"];
        var plan = PlanOf(Fed with { Kinds = kinds, InputsPerKind = 10 }, "careful") with
        {
            Rows = [.. new[] { "careful", "leaks" }.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))],
        };
        var budgeted = plan with { Options = plan.Options with { BudgetNanoseconds = 12_000_000_000 } };
        var services = Services() with { Clock = new SteppingClock() };

        var ended = new Run(budgeted, services, NewResults.For(budgeted.Options, "", default), folder.File("r.json"))
            .Execute(CancellationToken.None);

        Assert.Equal(RunEnding.BudgetSpent, ended.Ending);
        Assert.Equal([1, 1], ended.Results.SamplesOf<HostileSamples>().Inputs.Select(result => result.Kinds.Count));
        Assert.Equal(
            "The budget left no time for 6 kinds of input: careful got 1 of 4, leaks got 1 of 4. Each grade is about what its row got.",
            HostileGaps.SentenceOf(ended.Results));
        var whole = new Run(plan, services, ended.Results with { IsComplete = false }, folder.File("r.json"))
            .Execute(CancellationToken.None);
        Assert.Equal(RunEnding.Complete, whole.Ending);
        Assert.All(whole.Results.SamplesOf<HostileSamples>().Inputs, result => Assert.Equal(kinds, result.Kinds.Select(kind => kind.Kind)));
        Assert.Equal("", HostileGaps.SentenceOf(whole.Results));
    }

    private RunResult Execute(HostileOptions fed, string row, RowDefinition? definition = null) =>
        Execute(ResultsOf.Empty(PlanOf(fed, row).Options), row, definition);

    private RunResult Execute(ResultsFile start, string row, RowDefinition? definition = null) => new Run(
        PlanOf(start.Options.OwnOf<HostileOptions>(), row, definition),
            Services(), start, folder.File("r.json")).Execute(CancellationToken.None);

    private RunServices Services() =>
        ServicesOf.Workers(new FakeWorkers(new FakeClock()), new FakeClock(), folder, new BuildOutcome(Program)) with
        {
            Starter = new WorkerStarter(),
        };

    private static RunPlan PlanOf(HostileOptions fed, string row, RowDefinition? definition = null)
    {
        var options = ResultsOf.Options(row) with
        {
            Kind = "hostile",
            Own = fed,
            Workloads = [Badges],
            Operations = [Operation.Deserialize],
            Blocks = 1,
        };
        return new RunPlan(options, [new SelectedRow(IdOf.Label(row), definition ?? TestRowsOf.Row(row))])
        {
            Experiment = new HostileExperiment(),
        };
    }

    /// <summary>A second passes whenever somebody looks.</summary>
    private sealed class SteppingClock : TimeProvider
    {
        private long seconds;

        public override long TimestampFrequency => 1;

        public override long GetTimestamp() => Interlocked.Increment(ref seconds);
    }
}
