using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Checking;

/// <summary>Runs whose rows are checked while others are built.</summary>
public sealed class EarlyChecksTests : IDisposable
{
    private static readonly string[] Labels = ["b", "a net8.0", "a net9.0"];
    private static readonly TimeSpan LongEnough = TimeSpan.FromSeconds(60);
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();
    private readonly Lock noting = new();
    private readonly List<JobFrame> written = [];
    private WorkerFailure? failure;
    private TimeSpan writing;

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_row_that_is_built_is_checked_before_the_last_build_ends_and_not_again()
    {
        var early = 0;
        var file = Run(Plan(), (requests, end) =>
        {
            end(requests[0], Available);
            end(requests[1], Available);

            // One write tells the size of the corpus, and each row that is built has one.
            Assert.True(SpinWait.SpinUntil(() => Written() == 3, LongEnough));
            early = Written();
            end(requests[2], Available);
        });

        Assert.Equal((3, 4), (early, Written()));
        Assert.Equal(["a net8.0", "a net9.0", "b"], file.Checks.Select(check => check.Row).Order(StringComparer.Ordinal));
        Assert.All(file.Checks, check => Assert.Equal((Verdict.Supported, written[1].Instances), (check.Verdict, check.Instances)));
        Assert.True(written[1].Instances > 1);
    }

    [Fact]
    public void No_row_is_checked_before_the_corpus_row_is_built()
    {
        var early = -1;
        Run(Plan(), (requests, end) =>
        {
            end(requests[1], Available);
            end(requests[2], Available);
            early = Written();
            end(requests[0], Available);
        });

        Assert.Equal(0, early);
        Assert.InRange(Written(), 4, 5);
    }

    [Fact]
    public void Without_the_corpus_row_all_is_checked_when_all_is_built()
    {
        var file = Run(Plan(), (requests, end) =>
        {
            end(requests[0], BuildOutcome.Broken("CS1002"));
            end(requests[1], Available);
            end(requests[2], Available);
        }, request => request.Target.Framework == BuildTarget.Default.Framework ? BuildOutcome.Broken("CS1002") : Available);

        Assert.Equal(["a net8.0", "a net9.0"], file.Checks.Select(check => check.Row).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_row_of_another_version_than_asked_for_is_checked_once_under_its_name()
    {
        var substituted = Available with { Substitute = "1.2.0" };
        var file = Run(Plan(), (requests, end) =>
        {
            foreach (var request in requests)
                end(request, substituted);
            Assert.True(SpinWait.SpinUntil(() => Written() == 4, LongEnough));
        }, _ => substituted);

        Assert.Equal(4, Written());
        Assert.Equal(["a@1.2.0 net8.0", "a@1.2.0 net9.0", "b@1.2.0"], file.Checks.Select(check => check.Row).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_row_that_is_measured_twice_is_checked_once()
    {
        var file = Run(Plan("b", "a net8.0", "a net8.0 (2)"), (requests, end) =>
        {
            end(requests[1], Available);
            end(requests[0], Available);
            Assert.True(SpinWait.SpinUntil(() => Written() == 3, LongEnough));
        });

        Assert.Equal(3, Written());
        Assert.Equal(["a net8.0", "b"], file.Checks.Select(check => check.Row).Order(StringComparer.Ordinal));
        Assert.Equal(["b", "a net8.0", "a net8.0 (2)"], file.Cells.Select(cell => cell.Row));
    }

    [Fact]
    public void Before_a_measurement_early_checks_cost_no_budget()
    {
        var early = 0;
        writing = TimeSpan.FromSeconds(2);
        var plan = Plan();
        Run(plan with { Options = plan.Options with { BudgetNanoseconds = 1_000_000_000 } }, (requests, end) =>
        {
            foreach (var request in requests)
                end(request, Available);
            Assert.True(SpinWait.SpinUntil(() => Written() == 4, LongEnough));
            early = Written();
        });

        Assert.Equal((4, 4), (early, Written()));
    }

    [Theory]
    [InlineData(100, 1000)]
    [InlineData(1_000_000)]
    public void Several_sizes_of_a_data_set_and_large_ones_wait_until_all_is_built(params int[] sizes)
    {
        var early = -1;
        var plan = Plan();
        Run(plan with { Options = plan.Options with { Workloads = [.. sizes.Select(size => ResultsOf.Books with { Size = size })] } },
            (requests, end) =>
        {
            foreach (var request in requests)
                end(request, Available);
            early = Written();
        });

        Assert.Equal(0, early);
        Assert.True(Written() > 0);
    }

    [Fact]
    public void A_users_factory_that_fails_in_an_early_check_is_bad_input()
    {
        failure =
            new WorkerFailure(WorkerFailureKind.Input, "The factory Shop.Samples.Make threw System.FormatException.", "");

        var exception = Assert.Throws<BadInputException>(() => Run(Plan(), (requests, end) =>
        {
            foreach (var request in requests)
                end(request, Available);
            Assert.True(SpinWait.SpinUntil(() => Written() > 0, LongEnough));
        }));

        Assert.Equal("The factory Shop.Samples.Make threw System.FormatException. Fix it and run again.", exception.Message);
    }

    [Fact]
    public void A_build_that_fails_leaves_no_check_at_work()
    {
        var workers = Workers();
        Assert.Throws<BadInputException>(() => Run(Plan(), workers, (requests, end) =>
        {
            end(requests[0], Available);
            throw new BadInputException("The feeds lack it.");
        }, _ => Available));

        Assert.Equal(0, workers.Alive);
    }

    private static BuildOutcome Available { get; } =
        new(TestPrograms.Of("x.dll"));

    private static RunPlan Plan() => Plan(Labels);

    private static RunPlan Plan(params string[] labels)
    {
        SelectedRow[] rows = [.. labels.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row(label[..1])))];
        return new RunPlan(ResultsOf.Options(labels), rows, rows[0]);
    }

    private int Written()
    {
        lock (noting)
            return written.Count;
    }

    private FakeWorkers Workers() => new(clock)
    {
        BytesOf = job =>
        {
            lock (noting)
                written.Add(job);
            clock.Advance(writing);
            return (1000, 1 << 20);
        },
        Failure = (_, request, _) => request is WriteRequest && Written() > 0 ? failure : null,
    };

    private ResultsFile Run(RunPlan plan, Action<IReadOnlyList<BuildRequest>, Action<BuildRequest, BuildOutcome>> build,
        Func<BuildRequest, BuildOutcome>? outcome = null) =>
        Run(plan, Workers(), build, outcome ?? (_ => Available));

    private ResultsFile Run(
        RunPlan plan, FakeWorkers workers, Action<IReadOnlyList<BuildRequest>, Action<BuildRequest, BuildOutcome>> build,
        Func<BuildRequest, BuildOutcome> outcome)
    {
        var services = ServicesOf.Workers(workers, clock, folder) with
        {
            Build = (requests, _, _, ended) =>
            {
                build([.. requests], ended ?? ((_, _) => { }));
                return requests.ToDictionary(request => request, outcome);
            },
        };
        return new Run(plan, services, ResultsOf.Empty(plan.Options), folder.File("r.json"))
            .Execute(CancellationToken.None).Results;
    }
}
