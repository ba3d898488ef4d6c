using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Io;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class IoReports
{
    private static readonly ResultsFile Results = IoRuns.Of(
        ("quick", 1_000, 1_000, 0, Verdict.Supported), ("slow", 50_000, 400, 0, Verdict.Supported),
        ("odd", 2_000, 2_000, 0.1, Verdict.Supported), ("lossy", 500, 900, 0, Verdict.Lossy));

    [Fact]
    public void Serializer_and_IO_stand_apart_without_what_stamping_takes()
    {
        var line = IoBuilder.Build(Results)!.Tables[0].Lines[0];

        Assert.Equal(("quick", Surface.Stream, 3), (line.Label, line.Surface, line.Processes));
        var file = line.Of(Transport.File)!;
        Assert.Equal(1_001, file.Serializer, 0);
        Assert.Equal(20_020, file.Io, 0);
        Assert.Equal(21_021, file.Whole.Nanoseconds, 0);
        Assert.Equal(1, file.PartsToWhole, 3);
        Assert.True(file.AddsUp);
        Assert.Equal(3, file.Calls);
        Assert.Equal(120.0 / (21_021 + 120), file.StampShare, 4);

        // Three processes, each a thousandth longer than the one before: Student with two degrees of freedom.
        Assert.Equal(4.303 * 0.001 / Math.Sqrt(3), Math.Log(file.Whole.Upper!.Value / file.Whole.Nanoseconds), 4);
    }

    [Fact]
    public void Parts_that_do_not_add_up_to_the_whole_are_marked_and_said_first()
    {
        var report = IoBuilder.Build(Results)!;
        var odd = report.Tables[0].Lines.Single(line => line.Label == "odd");

        Assert.Equal([false, true, true, true], odd.Costs.Select(cost => cost.AddsUp));
        Assert.Equal(1 / 1.1, odd.Costs[0].PartsToWhole, 3);
        var words = IoTables.Of(Results)!;
        Assert.Contains(
            "Serializer and I/O add up to the whole within 5 % in 30 of 32 measurements; the others are marked !.", words.Answer);
        Assert.Equal("-9.1 % !", CellOf(words.Tables[0], "odd", "sum"));
        Assert.StartsWith("! serializer and I/O differ", words.Tables[0].Notes[0], StringComparison.Ordinal);
    }

    [Fact]
    public void The_best_compression_depends_on_the_speed_of_the_network()
    {
        var line = IoBuilder.Build(Results)!.Compressions[0].Lines.Single(line => line.Label == "quick");

        // 1,000 bytes: 800 us at 10 Mbit/s and 8 us at 1 Gbit/s; a quarter of them with zstd-3, half with lz4.
        Assert.Equal(["zstd-3", "lz4"], line.Best.Select(best => best.Codec));
        Assert.Equal(200_000 + 3_003 + 3_003, line.Best[0].Total, 0);
        Assert.Equal(4_000 + 700.7 + 3_003, line.Best[1].Total, 0);
        Assert.Equal(800_000 + 3_003, line.Codecs[0].Totals[0], 0);
        Assert.Equal(160_000 + 1_003_002 + 3_003, line.Codecs[1].Totals[0], 0);
        Assert.All(line.Best, best => Assert.Empty(best.Alike));
    }

    [Fact]
    public void Ways_whose_totals_overlap_are_not_told_apart()
    {
        // lz4 alternates around zstd-3 from process to process.
        var uneven = Results with
        {
            Samples = Results.SamplesOf<IoSamples>() with
            {
                Compressions = [.. Results.SamplesOf<IoSamples>().Compressions.Select(compression => compression with
                {
                    Processes = [.. compression.Processes.Select(process => process with
                    {
                        Codecs = [
                            .. process.Codecs.Select(
                                codec => codec.Codec == "lz4"
                                ? codec with { PackedBytes = compression.Processes[0].Codecs[1].PackedBytes, CompressNanoseconds = [
                                process.Round == 1 ? 60_000 : 10_000] }
                                : codec)],
                    })],
                })],
            },
        };

        var best = IoBuilder.Build(uneven)!.Compressions[0].Lines.Single(line => line.Label == "quick").Best[0];

        Assert.Equal(("lz4", "zstd-3"), (best.Codec, string.Join(',', best.Alike)));
    }

    [Fact]
    public void Without_compression_the_way_is_still_added_up()
    {
        var plain = Results with
        {
            Options = Results.Options with { Own = Results.Options.OwnOf<IoOptions>() with { Compressions = [] } },
            Samples = Results.SamplesOf<IoSamples>() with
            {
                Compressions = [],
            },
        };

        var line = IoBuilder.Build(plain)!.Compressions[0].Lines[0];

        Assert.Equal(["none"], line.Codecs.Select(codec => codec.Codec));
        Assert.All(line.Best, best => Assert.Equal("none", best.Codec));
    }

    [Fact]
    public void Rows_that_lose_data_stand_below_those_that_keep_it() =>
        Assert.Equal(["quick", "odd", "slow", "lossy"], IoBuilder.Build(Results)!.Tables[0].Lines.Select(line => line.Label));

    [Fact]
    public void A_transport_that_failed_and_a_row_that_is_absent_have_their_sentence()
    {
        var failing = Results with
        {
            Samples = Results.SamplesOf<IoSamples>() with
            {
                Transfers = [.. Results.SamplesOf<IoSamples>().Transfers.Select(transfer => transfer.Row == "slow" ? transfer with
                {
                    TransportFailures = [new IoFailure(Transport.File, Verdict.AssayError, "the disk is full")],
                    Processes = [.. transfer.Processes.Select(process => process with
                    {
                        Transports = [.. process.Transports.Where(samples => samples.Transport != Transport.File)],
                    })],
                } : transfer)],
            },
        };

        var table = IoTables.Of(failing)!.Tables[0];

        Assert.Equal("-", CellOf(table, "slow", "fileIoNanoseconds"));
        Assert.NotEqual("-", CellOf(table, "slow", "pipeIoNanoseconds"));
        Assert.Contains("slow (stream, file): the disk is full", table.Notes);
        Assert.Contains(table.Notes, note => note.StartsWith("absent: ", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "io.txt")]
    [InlineData("table", ReportExtent.Details, "io-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "io.md")]
    [InlineData("csv", ReportExtent.FirstScreen, "io.csv")]
    [InlineData("json", ReportExtent.FirstScreen, "io.json")]
    public void Every_format_is_as_committed(
        string format, ReportExtent extent, string file) => Snapshot.Matches(Written(format, extent, 100), file);

    [Theory]
    [InlineData(40)]
    [InlineData(80)]
    [InlineData(140)]
    public void No_line_is_wider_than_the_output(int width) =>
        Assert.All(Written("table", ReportExtent.Details, width).Split('\n'), line => Assert.InRange(line.Length, 0, width));

    [Fact]
    public void Names_in_JSON_are_told_apart()
    {
        using var json = JsonDocument.Parse(Written("json", ReportExtent.FirstScreen, 100));

        Assert.All(
            json.RootElement.GetProperty("tables").EnumerateArray().SelectMany(table => table.GetProperty("rows").EnumerateArray()), row =>
            Assert.Equal(row.EnumerateObject().Count(), row.EnumerateObject().Select(property => property.Name).Distinct().Count()));
    }

    private static string CellOf(WordTable table, string row, string column) =>
        table.Rows.Single(of => of.Cells[0].Text == row).Cells[table.Columns.ToList().FindIndex(of => of.Id == column)].Text;

    private static string Written(string format, ReportExtent extent, int width)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(IoTables.Of(Results)!, format, output, new OutputStyle(width, false, extent));
        return output.ToString();
    }
}
