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
using Assay.Experiments.Fuzz;
using Assay.Experiments.Hostile;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Fuzzing;

/// <summary>Real processes, whose planted bugs fuzzing finds.</summary>
public sealed class FuzzStageTests : IDisposable
{
    private static readonly AdapterProgram Program = TestPrograms.Of(TestPrograms.Worker);
    private static readonly SourceProgram Guided = new(TestPrograms.PathOf("Coverage"), "");
    private static readonly SourceProgram Blind = new(null, "cannot be built here: no package");
    private static readonly WorkloadOptions Badges = new("badges", 1, 0, "door");
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_bug_behind_three_letters_is_found_by_the_branches_on_the_way_and_replays()
    {
        var kind = Fuzz("hides", inputs: 20_000, Guided);

        Assert.Equal("", kind.WithoutCoverage);
        Assert.True(kind.Branches > 0);
        var found = Assert.Single(kind.Groups, group => group.ExceptionType == "System.NullReferenceException");
        Assert.Equal("Assay.TestWorker.BadgeAdapter.Hide", found.Frames[0]);
        var saved = SavedInputs.Load(Path.Combine(SavedInputs.FolderOf(folder.File("r.json")), found.File));
        Assert.Equal("fuzz", saved.Kind);

        // Its length byte asks for twelve letters.
        Assert.InRange(saved.Bytes, 4, 13);
        var replayed = new InputReplay(PlanOf("hides", 1), Services()).Execute(saved, CancellationToken.None);
        Assert.Equal(found.ExceptionType, replayed.Group.ExceptionType);
    }

    [Fact]
    public void Without_coverage_it_says_so_and_still_finds_what_lies_near()
    {
        var kind = Fuzz("trusts-length", inputs: 100, Blind);

        Assert.Equal("Without coverage: the program that instruments libraries cannot be built here: no package.", kind.WithoutCoverage);
        Assert.Equal(0, kind.Branches);
        Assert.Contains(kind.Groups, group => group.Outcome == HostileOutcome.OutOfMemory && group.File.Length > 0);
    }

    [Fact]
    public void One_exception_of_one_place_is_found_once_and_one_seed_finds_the_same()
    {
        var first = Fuzz("leaks", inputs: 500, Blind);
        var second = Fuzz("leaks", inputs: 500, Blind);

        Assert.Equal(first.Groups.Select(Text), second.Groups.Select(Text));
        Assert.Equal(first.Groups.Count,
            first.Groups.Select(group => (group.Outcome, group.ExceptionType, Frames: string.Join(',', group.Frames))).Distinct().Count());

        static string Text(HostileGroup group) =>
            $"{group.Outcome} {group.ExceptionType} {string.Join(',', group.Frames)} {group.Count} {group.Example}";
    }

    [Fact]
    public void An_interrupted_run_keeps_what_was_found_and_fuzzes_the_row_again_when_it_goes_on()
    {
        var kind = Interrupted("dives", int.MaxValue, crashes: 5);

        Assert.True(kind is { IsCutShort: true, Inputs: > 0 });
        Assert.Contains(kind.Groups, group => group.Outcome == HostileOutcome.Crashed && group.File.Length > 0);

        // What a second interruption leaves is less, and replaces nothing.
        Assert.Equal(kind.Inputs, Interrupted("dives", int.MaxValue, crashes: 1).Inputs);
        var whole =
            Execute("dives", kind.Inputs + 1, Blind, new WorkerStarter(), CancellationToken.None, ResultsStore.Load(folder.File("r.json")));
        Assert.True(whole.Results.IsComplete);
        var again = Assert.Single(Assert.Single(whole.Results.SamplesOf<HostileSamples>().Inputs).Kinds);
        Assert.True(again is { IsCutShort: false } && again.Inputs > kind.Inputs);
    }

    [Fact]
    public void Only_fuzz_goes_on_with_what_it_left()
    {
        var plan = PlanOf("leaks", 10);
        var file = ResultsOf.Empty(plan.Options);

        Assert.Equal("assay check fuzz --resume r.json", KnownExperiments.Of(plan.Options).ToContinue("r.json"));
        var refused = Assert.Throws<BadInputException>(
            () => Resumption.EnsureSameProgram(file, "r.json", new HostileExperiment().Command, file.AssayVersion));
        Assert.Equal("r.json holds a run of 'assay check fuzz'. Continue it with: assay check fuzz --resume r.json", refused.Message);
        Resumption.EnsureSameProgram(
            file, "r.json", new FuzzExperiment().Command, file.AssayVersion);
    }

    /// <summary>Ends a run after some crashes, and gives what its file has; a run that has left a file goes on from it.</summary>
    private HostileKindResult Interrupted(string row, int inputs, int crashes)
    {
        using CancellationTokenSource interrupt = new();
        var processes = 0;

        // Two check the row, and each crash costs two.
        WorkerStarter starter = new(started: _ =>
        {
            if (Interlocked.Increment(ref processes) > 2 * (crashes + 1))
                interrupt.Cancel();
        });
        var earlier = File.Exists(folder.File("r.json")) ? ResultsStore.Load(folder.File("r.json")) : null;
        Assert.Equal(RunEnding.Interrupted, Execute(row, inputs, Blind, starter, interrupt.Token, earlier).Ending);
        return Assert.Single(Assert.Single(ResultsStore.Load(folder.File("r.json")).SamplesOf<HostileSamples>().Inputs).Kinds);
    }

    private HostileKindResult Fuzz(string row, int inputs, SourceProgram coverage)
    {
        File.Delete(folder.File("r.json"));
        return Assert.Single(
            Assert.Single(Execute(row,
                inputs, coverage, new WorkerStarter(), CancellationToken.None).Results.SamplesOf<HostileSamples>().Inputs).Kinds);
    }

    private RunResult Execute(string row, int inputs, SourceProgram coverage, WorkerStarter starter,
        CancellationToken cancellation, ResultsFile? earlier = null)
    {
        var plan = PlanOf(row, inputs);
        return new Run(
            plan, Services() with { Starter = starter, BuildCoverage = _ => coverage },
            earlier ?? ResultsOf.Empty(plan.Options), folder.File("r.json")).Execute(cancellation);
    }

    private RunServices Services() =>
        ServicesOf.Workers(new FakeWorkers(new FakeClock()), new FakeClock(), folder, new BuildOutcome(Program)) with
        {
            Starter = new WorkerStarter(),
        };

    private static RunPlan PlanOf(string row, int inputs)
    {
        HostileOptions fuzzed = new()
        {
            Kinds = ["fuzz"],
            Seed = 1,
            InputsPerKind = inputs,
            FuzzNanoseconds = 120_000_000_000,
            HeapBytes = 1L << 28,
            TimeLimitNanoseconds = 2_000_000_000,
        };
        var options = ResultsOf.Options(row) with
        {
            Kind = "fuzz",
            Own = fuzzed,
            Workloads = [Badges],
            Operations = [Operation.Deserialize],
            Blocks = 1,
        };
        return new RunPlan(options, [new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row))]) { Experiment = new FuzzExperiment() };
    }
}
