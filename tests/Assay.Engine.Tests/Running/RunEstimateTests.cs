using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

public sealed class RunEstimateTests : IDisposable
{
    private static readonly BuildOutcome Built = new(TestPrograms.Of("x.dll"));
    private static readonly BuildOutcome Missing = BuildOutcome.Of(new BuildFailure(BuildFailureKind.PackageUnknown, "NU1101"));
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Of_a_machine_where_nothing_was_built_or_measured_no_time_is_known()
    {
        var estimate = RunEstimate.OfRun(Plan("a", "b"), _ => null, Pace());

        Assert.Equal((1, null), (estimate.Programs, estimate.Whole));
    }

    [Fact]
    public void Builds_tell_what_the_next_one_takes_and_what_is_built_takes_nothing()
    {
        var plan = Plan("a", "b");
        var request = plan.Rows[0].Build;
        new PacedBuilds((requests, begin, _, _) =>
        {
            begin(request);
            clock.Advance(TimeSpan.FromSeconds(20));
            return requests.ToDictionary(one => one, _ => Built);
        }, Pace(), clock).BuildAll([request], _ => { }, CancellationToken.None);

        Assert.Equal(TimeSpan.FromSeconds(20), RunEstimate.OfChecks(plan, _ => null, Pace()).Building);
        var known = RunEstimate.OfChecks(plan, _ => Built, Pace());
        Assert.Equal((0, TimeSpan.Zero), (known.Programs, known.Building));
    }

    [Fact]
    public void Measured_rows_tell_what_others_take_and_rows_that_cannot_be_had_take_nothing()
    {
        var measured = ResultsOf.Measured("a");
        var checks = measured.Checks.Count;
        var blocks = measured.Cells.Sum(cell => cell.Blocks.Count);
        Pace().Note(new RunResult(RunEnding.Complete, measured,
            new RunTimes(default, TimeSpan.FromSeconds(2 * checks), TimeSpan.FromSeconds(3 * blocks), blocks), ""));
        var plan = Plan("a", "b");
        var ofRow = TimeSpan.FromSeconds(2 + (3 * plan.Options.Operations.Count * plan.Options.Blocks));

        Assert.Equal(ofRow * 2 * plan.Options.Workloads.Count, RunEstimate.OfRun(plan, _ => Built, Pace()).Whole);
        Assert.Equal(TimeSpan.Zero, RunEstimate.OfRun(plan, _ => Missing, Pace()).Whole);
    }

    [Fact]
    public void What_somebody_wrote_into_the_file_is_no_pace()
    {
        folder.Write("pace.tsv", "check\tsoon\nbuild jit\t-5\n\nnothing");

        Assert.Equal((null, null), (Pace().OfCheck(), Pace().OfBuild("jit")));
    }

    private MachineTimes Pace() => new(folder.Path);

    private static RunPlan Plan(params string[] rows) => new(
        ResultsOf.Options(rows), [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))]);
}
