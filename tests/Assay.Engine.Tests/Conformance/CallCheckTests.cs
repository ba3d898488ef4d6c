using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;

namespace Assay.Engine.Tests.Conformance;

/// <summary>
/// Rows that go wrong on purpose when they are called in a certain way, in real workers: each gets its exact verdict, and one that works
/// gets none.
/// </summary>
public sealed class CallCheckTests : IDisposable
{
    private static readonly string Program = TestPrograms.Worker;

    private static readonly WorkerLimits Tight = new(TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(1), 1L << 28);
    private static readonly TrialKind[] Exercises =
    [
        TrialKind.SingleBytes, TrialKind.SingleByteSegments, TrialKind.TwoMessages, TrialKind.Cancelled, TrialKind.ColdThreads,
        TrialKind.ColdThreadsApart, TrialKind.AfterFailures, TrialKind.Changing,
    ];

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_row_that_works_is_supported_however_it_is_called()
    {
        var results = Check("notes", Exercises);

        Assert.All(results, result => Assert.Equal((Verdict.Supported, ""), (result.Verdict, result.Cause)));
        Assert.Equal(["stream, async", "buffer", "stream, async", "async", "", "", "bytes, stream, buffer, async", ""],
            results.Select(result => result.Way));
    }

    [Theory]
    [InlineData("reads-once", TrialKind.SingleBytes, Verdict.Lossy, "stream: Note.Number: another value")]
    [InlineData(
        "asks-length", TrialKind.SingleBytes, Verdict.Rejected, "stream, reading: System.NotSupportedException: This stream has no length")]
    [InlineData("dies-of-streams", TrialKind.SingleBytes, Verdict.Crash, "Stack overflow")]
    [InlineData("first-segment", TrialKind.SingleByteSegments, Verdict.Lossy, "buffer: Note.Number: another value")]
    [InlineData("ignores-hint", TrialKind.SingleByteSegments, Verdict.Rejected,
        "buffer, writing: System.ArgumentException: Destination is too short.")]
    [InlineData("reads-ahead", TrialKind.TwoMessages, Verdict.Lossy,
        "stream, the second message (the call before took 372 of its bytes): Note.Number: another value")]
    [InlineData("delimits", TrialKind.TwoMessages, Verdict.Supported, "")]
    [InlineData(
        "ignores-token", TrialKind.Cancelled, Verdict.Hang, "reading goes on after it was cancelled: it waits for its stream alone")]
    [InlineData(
        "hides-cancellation", TrialKind.Cancelled, Verdict.Lossy, "reading ended as if all had been well, although it was cancelled")]
    [InlineData("one-call", TrialKind.ColdThreads, Verdict.Lossy, "written on one of 32 threads: Note.Number: another value")]
    [InlineData("one-call", TrialKind.ColdThreadsApart, Verdict.Supported, "")]
    [InlineData("cold-cache", TrialKind.ColdThreads, Verdict.Rejected,
        "writing on one of 32 threads: System.InvalidOperationException: The cache is being made.")]
    [InlineData("cold-cache", TrialKind.ColdThreadsApart, Verdict.Rejected,
        "writing on one of 32 threads: System.InvalidOperationException: The cache is being made.")]
    [InlineData("stays-broken", TrialKind.AfterFailures, Verdict.Rejected,
        "bytes: after a damaged payload: InvalidOperationException when deserializing")]
    [InlineData("keeps-failures", TrialKind.AfterFailures, Verdict.Lossy, "bytes: after a damaged payload: Note.Number: another value")]
    [InlineData("measures-first", TrialKind.Changing, Verdict.Lossy, "a payload of a changing object: Note.Text holds what it never held")]
    [InlineData("notices-changes", TrialKind.Changing, Verdict.Rejected, "System.InvalidOperationException: The note was changed.")]
    [InlineData("without-token", TrialKind.Cancelled, Verdict.SurfaceNotOffered,
        "its adapter calls no asynchronous method with a CancellationToken")]
    [InlineData("arrays", TrialKind.SingleBytes, Verdict.SurfaceNotOffered, "it takes no Stream")]
    [InlineData("arrays", TrialKind.SingleByteSegments, Verdict.SurfaceNotOffered, "it takes neither a sequence nor a pipe")]
    [InlineData("arrays", TrialKind.TwoMessages, Verdict.SurfaceNotOffered, "it takes no Stream")]
    [InlineData("arrays", TrialKind.Cancelled, Verdict.SurfaceNotOffered, "it has no asynchronous methods over a Stream")]
    [InlineData("without-text", TrialKind.ColdThreads, Verdict.NotJudged,
        "Assay tries calls only with types that the row carries, and these are lossy: Note.Text: ")]
    public void Every_way_to_go_wrong_has_its_exact_verdict(string row, TrialKind exercise, Verdict verdict, string cause)
    {
        var result = Assert.Single(Check(row, exercise));

        Assert.Equal(verdict, result.Verdict);
        Assert.StartsWith(cause, verdict == Verdict.Lossy ? result.Differences[0] : result.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void A_crash_costs_one_case() =>
        Assert.Equal([Verdict.Crash, Verdict.Supported, Verdict.Crash, Verdict.Supported],
            Check("dies-of-streams", TrialKind.SingleBytes, TrialKind.SingleByteSegments, TrialKind.TwoMessages, TrialKind.Changing)
                .Select(result => result.Verdict));

    private List<CheckResult> Check(string row, params TrialKind[] exercises)
    {
        WorkerStarter starter = new();
        Checker checker = new(starter, new CheckSettings(1, folder.Path, _ => Tight) { MayKeepValues = true, IsCompressed = false },
            new RunLog(folder.File("log")));
        var program = TestPrograms.Of(Program);
        CheckTask[] tasks = [
            .. exercises.Select(
                kind => new CheckTask(
                TestRowsOf.Row(row), program, new WorkloadOptions("notes", 1, 0, "case"), Surface.Bytes) { Exercise = kind })];
        return [.. new CallChecker(starter, checker, _ => Tight).Check(tasks, CancellationToken.None).Select(check => check.Result)];
    }
}
