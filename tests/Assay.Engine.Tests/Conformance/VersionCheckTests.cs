using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;

namespace Assay.Engine.Tests.Conformance;

/// <summary>
/// Rows that go wrong on purpose with data of another version of their types, in real workers of two programs: each gets its exact verdict,
/// and one that works gets none.
/// </summary>
public sealed class VersionCheckTests : IDisposable
{
    private static readonly WorkerLimits Tight = new(TimeSpan.FromSeconds(4), TimeSpan.FromSeconds(4), TimeSpan.FromSeconds(1), 1L << 28);
    private static readonly string[] WaysOfCards = ["the initializer's value", "the default of its type"];
    private readonly TemporaryFolder folder = new();
    private readonly TwoPrograms programs;

    public VersionCheckTests() => programs = new TwoPrograms(folder);

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("by-name", Verdict.Supported, "")]
    [InlineData("by-order", Verdict.Lossy, "Letter.From: another string")]
    public void Members_in_another_order_keep_their_values(
        string row, Verdict verdict, string text) => Expect(Check(row, "letters"), verdict, text);

    [Theory]
    [InlineData("by-name", Verdict.Rejected, "System.OverflowException: Value was either too large or too small for an Int32.")]
    [InlineData("truncates", Verdict.Lossy, "Crate.Weight: another value")]
    [InlineData("clamps", Verdict.Lossy, "it came back without an error")]
    public void A_number_that_does_not_fit_is_refused_and_never_truncated(
        string row, Verdict verdict, string text) => Expect(Check(row, "crates"), verdict, text);

    [Theory]
    [InlineData("by-name", "the initializer's value")]
    [InlineData("without-constructor", "the default of its type")]
    public void Of_a_member_that_is_missing_the_way_it_comes_back_is_told(string row, string way)
    {
        var result = Check(row, "cards", ways: WaysOfCards);

        Assert.Equal((Verdict.Supported, way), (result.Verdict, result.Way));
    }

    [Theory]
    [InlineData("by-name", Verdict.Supported, "")]
    [InlineData("refuses-unknown", Verdict.Rejected, "System.FormatException: The test row does not know a member.")]
    [InlineData("dies-of-unknown", Verdict.Crash, "Stack overflow")]
    [InlineData("hangs-on-unknown", Verdict.Hang, "time limit of 4 s")]
    [InlineData("refuses-to-write", Verdict.Rejected, "while cards was written: System.FormatException: The test row does not write.")]
    public void A_member_that_is_not_known_is_skipped_or_the_verdict_says_what_happened(string row, Verdict verdict, string text) =>
        Expect(Check(row, "cards", ofNewData: true), verdict, text);

    [Fact]
    public void A_way_that_no_case_allows_is_a_loss()
    {
        var result = Check("without-constructor", "cards", ways: WaysOfCards[0]);

        Expect(result, Verdict.Lossy, "Card.Priority: another value");
        Assert.Equal("", result.Way);
    }

    private static void Expect(CheckResult result, Verdict verdict, string text)
    {
        Assert.Equal(verdict, result.Verdict);
        Assert.StartsWith(
            text, verdict == Verdict.Lossy ? Assert.Single(result.Differences.Take(1)) : result.Cause, StringComparison.Ordinal);
    }

    private CheckResult Check(string row, string dataSet, bool ofNewData = false, params string[] ways)
    {
        WorkerStarter starter = new();
        Checker checker = new(starter, new CheckSettings(1, folder.Path, _ => Tight) { MayKeepValues = true, IsCompressed = false },
            new RunLog(folder.File("log")));
        (var old, var newer) = (programs.Old, programs.New);
        CheckTask task = new(TestRowsOf.Row(row), ofNewData ? old : newer, new WorkloadOptions(
            $"{dataSet}-{(ofNewData ? "new" : "old")}-data", 1, 0, "case"), Surface.Bytes)
        {
            Writer = new PayloadWriter(ofNewData ? newer : old, row),
            DataSet = dataSet,
            Ways = ways.Length > 0 ? ways : [""],
            MustFail = dataSet == "crates",
        };
        return Assert.Single(new CaseChecker(starter, checker, _ => Tight).Check([task], CancellationToken.None)).Result;
    }
}
