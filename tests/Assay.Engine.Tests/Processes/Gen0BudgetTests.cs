using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

/// <summary>The budget of generation 0 that real workers tell: the runtime's own, or the one of a profile.</summary>
public sealed class Gen0BudgetTests : IDisposable
{
    private static readonly WorkerLimits Roomy = new(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(2), 1L << 31);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void The_profile_fixes_the_budget_of_workers_that_time_batches()
    {
        Assert.Equal(4 << 20, BudgetOf(RunProfile.FixedGen0));
        Assert.True(BudgetOf(RunProfile.Standard) > 0);
    }

    [Fact]
    public void Workers_of_first_calls_and_of_transports_tell_the_runtimes_own()
    {
        var job = Job();
        Assert.True(
            Ask(RunProfile.Standard, WorkerPurpose.Startup,
                worker => worker.Ask(new StartRequest([job with { PayloadFile = "" }], 2))).Gen0BudgetBytes > 0);
        Assert.True(Ask(RunProfile.Standard, WorkerPurpose.Throughput, worker =>
        {
            worker.Ask(new OpenRequest(job));
            return worker.Ask(new IoRequest([Transport.Memory], folder.Path, 1, 1));
        }).Gen0BudgetBytes > 0);
    }

    private long? BudgetOf(RunProfile profile) => Ask(profile, WorkerPurpose.Throughput, worker =>
    {
        worker.Ask(new OpenRequest(Job()));
        worker.Ask(worker.Limits.WarmUpRequest);
        worker.Ask(new BatchRequest(1, 0));
        return worker.Ask(new AllocationRequest());
    }).Gen0BudgetBytes;

    private JobFrame Job() =>
        new("ok", "samples", new Recipe(100, 1, 0, 0), 4, Surface.Bytes, Operation.Serialize, folder.File("payloads"));

    private static T Ask<T>(RunProfile profile, WorkerPurpose purpose, Func<IWorker, T> ask)
    {
        var program = TestPrograms.Of(TestPrograms.Worker);
        using var worker = new WorkerStarter(profile).Start(program, purpose, Roomy, CancellationToken.None);
        return ask(worker);
    }
}
