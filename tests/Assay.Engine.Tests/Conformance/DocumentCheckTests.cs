using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;

namespace Assay.Engine.Tests.Conformance;

/// <summary>
/// Rows that go wrong on purpose with a large document, in real workers: each gets its exact verdict, and what streams is told from what
/// buffers.
/// </summary>
public sealed class DocumentCheckTests : IDisposable
{
    private static readonly WorkerLimits Tight = new(TimeSpan.FromSeconds(30), TimeSpan.FromSeconds(30), TimeSpan.FromSeconds(1), 1L << 28);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("ledgers",
        "^stream, 20 MB: writing streams \\(under 1 MB held beside the objects, largest allocation [^)]*\\), reading streams \\(first "
            + "object within (1|10|50) %, under 1 MB held beside the objects, ")]
    [InlineData("holds-to-read",
        "writing streams .*reading buffers \\(no object before half of it has come, (1[5-9]|[2-4]\\d) MB held beside the objects, "
            + "largest allocation (1[5-9]|[2-4]\\d) MB\\)$")]
    [InlineData("holds-to-write",
        "writing buffers \\((2[0-9]|[3-6]\\d) MB held beside the objects, largest allocation ([23]\\d) MB\\), reading streams ")]
    [InlineData("keeps-what-it-read", "writing streams .*reading buffers \\(first object within (1|10|50) %, ")]
    public void A_document_that_comes_back_is_supported_and_the_reason_tells_whether_it_was_streamed(string row, string way)
    {
        var result = Check(row);

        Assert.Equal((Verdict.Supported, ""), (result.Verdict, result.Cause));
        Assert.Matches(way, result.Way);
        Assert.Empty(Directory.GetFiles(folder.Path, "*.document", SearchOption.AllDirectories));
    }

    [Theory]
    [InlineData("arrays", Verdict.SurfaceNotOffered, "^it takes neither a Stream nor a pipe")]
    [InlineData("loses-the-last", Verdict.Lossy, "^stream: TestLedger.Bookings: ")]
    [InlineData("tires-of-many", Verdict.Rejected, "^stream, reading: System\\.InvalidOperationException: The ledger is too long\\.")]
    [InlineData("dies-of-many", Verdict.Crash, "^Stack overflow")]
    [InlineData("exhausts-with-many", Verdict.Hang, "^(memory limit of 256 MiB|stream, reading: System.OutOfMemoryException: )")]
    public void What_goes_wrong_with_a_large_document_alone_has_its_exact_verdict(string row, Verdict verdict, string cause)
    {
        var result = Check(row);

        Assert.Equal(verdict, result.Verdict);
        Assert.Matches(cause, verdict == Verdict.Lossy ? result.Differences[0] : result.Cause);
        Assert.Empty(Directory.GetFiles(folder.Path, "*.document", SearchOption.AllDirectories));
    }

    private CheckResult Check(string row)
    {
        WorkerStarter starter = new();
        Checker checker = new(starter, new CheckSettings(1, folder.Path, _ => Tight) { MayKeepValues = true, IsCompressed = false },
            new RunLog(folder.File("log")));
        var program =
            TestPrograms.Of(TestPrograms.Worker);
        CheckTask task = new(TestRowsOf.Row(row), program, new WorkloadOptions("ledgers", 1, 0, "case"), Surface.Bytes)
        {
            Exercise = TrialKind.Document,
        };
        return Assert.Single(new CallChecker(starter, checker, _ => Tight).Check([task], CancellationToken.None)).Result;
    }
}
