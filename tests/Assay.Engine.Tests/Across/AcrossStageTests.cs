using System.Runtime.InteropServices;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Across;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Across;

/// <summary>Rows that write JSON, some of them wrongly, in real workers and with a real decoder: each gets its exact verdict.</summary>
public sealed class AcrossStageTests(DecoderProcessTests.Restored restored) : IClassFixture<DecoderProcessTests.Restored>, IDisposable
{
    private static readonly string Program = TestPrograms.Worker;

    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("json/whole", AcrossVerdict.Same, "")]
    [InlineData("json/every-call", AcrossVerdict.OtherBytes, "texts: written again, it differs from byte ")]
    [InlineData("json/every-process", AcrossVerdict.OtherBytes, "texts: written by another process, it differs from byte ")]
    public void A_row_that_writes_equal_values_differently_is_not_deterministic(string row, AcrossVerdict verdict, string cause)
    {
        AcrossResult[] results = [
            .. Execute([], row).Where(result => result.Case is AcrossResult.SameBytes or AcrossResult.SameBytesInProcesses)];

        Assert.Equal(2, results.Length);
        var worst = results.MaxBy(result => result.Verdict)!;
        Assert.Equal(verdict, worst.Verdict);
        Assert.StartsWith(cause, worst.Cause, StringComparison.Ordinal);
        Assert.Equal(row == "json/every-call" ? AcrossVerdict.OtherBytes : AcrossVerdict.Same,
            results.Single(result => result.Case == AcrossResult.SameBytes).Verdict);
    }

    [Theory]
    [InlineData("json/lower-case", "json/whole", AcrossVerdict.Lossy, "texts: Label.Text: an empty string instead of")]
    [InlineData("json/whole", "json/lower-case", AcrossVerdict.Same, "")]
    [InlineData("json/whole", "json/halves", AcrossVerdict.Lossy, "texts: Label.Text: another string")]
    [InlineData("json/whole", "json/rejects", AcrossVerdict.Rejected, "texts: FormatException: The test row refuses.")]
    [InlineData("json/whole", "json/overflows", AcrossVerdict.Crash, "texts: Stack overflow")]
    public void What_a_row_makes_of_another_rows_bytes_is_observed(string writer, string reader, AcrossVerdict verdict, string cause)
    {
        var read = Execute([], writer, reader)
            .Single(result => result.Row == reader && result.Case == AcrossResult.Reads + writer);

        Assert.Equal(verdict, read.Verdict);
        Assert.StartsWith(cause, read.Cause, StringComparison.Ordinal);
        Assert.Equal((writer, "JSON"), (read.Partner, read.Format));
    }

    [Theory]
    [InlineData("json/whole", AcrossVerdict.Same, "")]
    [InlineData("json/lower-case", AcrossVerdict.OtherForm, "texts: Text: under the name 'text'")]
    [InlineData("json/no-text", AcrossVerdict.Lossy, "texts: Text: missing")]
    public void A_decoder_of_another_language_says_what_it_read(string row, AcrossVerdict verdict, string cause)
    {
        var decoded = Execute([], row).Single(result => result.Case == AcrossResult.OtherLanguage);

        Assert.SkipWhen(decoded.Verdict == AcrossVerdict.NotTried, decoded.Shapes[0].Cause);
        Assert.Equal((verdict, cause), (decoded.Verdict, decoded.Cause));
        Assert.Equal("JSON.parse of Node.js", decoded.Partner);
    }

    [Fact]
    public void A_run_that_is_continued_asks_only_for_what_is_missing()
    {
        string[] rows = ["json/whole", "json/lower-case"];
        var all = Execute([], rows);

        var marked = all[0] with { Partner = "known" };
        var again = Execute(
            [marked, .. all.Skip(1).Where(result => result.Case != "reads/json/lower-case" || result.Row != "json/whole")], rows);

        Assert.Equal(all.Select(result => (result.Row, result.Case)), again.Select(result => (result.Row, result.Case)));
        Assert.Contains(marked, again);
    }

    [Fact]
    public void A_file_keeps_what_was_found()
    {
        var found = Execute([], "json/whole", "json/rejects");

        var read = ResultsStore.Load(folder.File("r.json"));

        Assert.Equal(["texts"], read.Options.OwnOf<AcrossOptions>().Shapes);
        Assert.Equal(found.Select(result => (result.Row, result.Case, result.Verdict, result.Cause)).Order(),
            read.SamplesOf<AcrossSamples>().Exchanges.Select(result => (result.Row, result.Case, result.Verdict, result.Cause)).Order());
        Assert.True(read.IsComplete && read.HasSamples());
    }

    private IReadOnlyList<AcrossResult> Execute(IReadOnlyList<AcrossResult> known, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with { Kind = "across", Own = new AcrossOptions { Shapes = ["texts"] } };
        RunPlan plan = new(options, [.. rows.Select(RowOf)]) { Experiment = new AcrossExperiment() };
        BuildOutcome built = new(TestPrograms.Of(Program));
        var services = ServicesOf.Workers(new FakeWorkers(clock), clock, folder, built) with
        {
            Starter = new WorkerStarter(),
            Workspace = new Workspace("", "", "", restored.Cache),
        };
        var start = ResultsOf.Empty(options) with
        {
            Machine = MachineReader.Read(RuntimeInformation.FrameworkDescription, plan.Experiment.SettingsOf(options)),
            Samples = new AcrossSamples { Exchanges = known },
        };
        return new Run(plan, services, start, folder.File("r.json")).Execute(CancellationToken.None)
            .Results.SamplesOf<AcrossSamples>().Exchanges;
    }

    private static SelectedRow RowOf(string row) => new(IdOf.Label(row), TestRowsOf.Row(row) with { PublicFormat = "JSON" });
}
