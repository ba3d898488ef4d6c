using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

/// <summary>Trials in real workers find the faults that they are for, and find none where there is none.</summary>
public sealed class TrialTests : IDisposable
{
    private static readonly string Program = TestPrograms.Worker;

    private static readonly WorkerLimits Roomy = new(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(2), 1L << 31);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("ok", TrialKind.Surfaces, TrialOutcome.Same, "")]
    [InlineData("ok", TrialKind.EmptyRoot, TrialOutcome.Same, "")]
    [InlineData("ok", TrialKind.NullRoot, TrialOutcome.Threw, "NullReferenceException when serializing")]
    [InlineData("ok", TrialKind.AfterFailure, TrialOutcome.Same, "")]
    [InlineData("ok", TrialKind.Threads, TrialOutcome.Same, "")]
    [InlineData("mapped", TrialKind.AfterFailure, TrialOutcome.Same, "")]
    [InlineData("mapped", TrialKind.Threads, TrialOutcome.Same, "")]
    [InlineData("mapped", TrialKind.Surfaces, TrialOutcome.Inapplicable, "one surface")]
    [InlineData("two-formats", TrialKind.Surfaces, TrialOutcome.Different, "stream: Sample.Name: null instead of a string")]
    [InlineData(
        "remembers", TrialKind.AfterFailure, TrialOutcome.Different, "after a damaged payload: Sample.Numbers: 0 elements instead of 10")]
    [InlineData("blind", TrialKind.AfterFailure, TrialOutcome.Inapplicable, "nothing fails")]
    [InlineData("blind", TrialKind.NullRoot, TrialOutcome.Different, "Sample: a Sample instead of null")]
    public void A_trial_tells_what_it_saw(string row, TrialKind kind, TrialOutcome outcome, string detail) =>
        Assert.Equal(new TriedFrame(outcome, detail), Try(row, kind, Operation.Serialize));

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void Eight_threads_find_what_an_adapter_must_not_share(Operation operation) =>
        Assert.Contains(Try("shares", TrialKind.Threads, operation).Outcome, new[] { TrialOutcome.Different, TrialOutcome.Threw });

    private TriedFrame Try(string row, TrialKind kind, Operation operation)
    {
        JobFrame job = new(row, "samples", new Recipe(10, 1, 0, 0), 4, Surface.Bytes, operation, folder.File("payloads"));
        using (var writer = Open(job))
            writer.Ask(new WriteRequest());
        using var worker = Open(job);
        return worker.Ask(new TrialRequest(kind));
    }

    private static WorkerProcess Open(JobFrame job)
    {
        var worker = WorkerProcess.Start(Program, [], Roomy);
        worker.Ask(new OpenRequest(job));
        return worker;
    }
}
