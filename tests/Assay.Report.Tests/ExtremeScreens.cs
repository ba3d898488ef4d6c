using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Report.Sections;
using Assay.Report.Speed;
using Assay.Report.Terminal;
using Assay.Tests.Shared;

namespace Assay.Report.Tests;

/// <summary>
/// First screens on which everything stands that can stand there at once: the worst that a run may bring, for few rows and many.
/// </summary>
public sealed class ExtremeScreens
{
    private const string Long = "Contoso.Enterprise.Integration.Messaging.Contracts.Version2";
    private const string Command = "assay report results/2026-11-26T19-41-34Z.json";

    /// <summary>A run of so many rows.</summary>
    public static TheoryData<int> Counts => [0, 1, 2, 10, 103];

    [Theory]
    [MemberData(nameof(Counts))]
    public void It_fits_one_screen_whatever_a_run_brings(int rows)
    {
        foreach (var (name, model) in Variations(rows))
        {
            var lines = Screen(model);

            Assert.True(lines.Length <= FirstScreen.MostLines, $"{name}: {lines.Length} lines\n{string.Join('\n', lines)}");
            Assert.All(lines, line => Assert.True(line.Length <= 100, $"{name}: {line}"));
        }
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void Answer_noise_and_what_to_type_next_are_never_left_out(int rows)
    {
        foreach (var (name, model) in Variations(rows))
        {
            var lines = Screen(model);

            Assert.True(lines.Any(line => line.Contains("100 books", StringComparison.Ordinal)), name);
            Assert.StartsWith($"More: {Command} --all", lines[^1], StringComparison.Ordinal);
            Assert.True(!model.HasMeasurements || lines.Count(line => line.StartsWith("Noise: ", StringComparison.Ordinal)) == 1, name);
            Assert.True(!model.HasMeasurements || lines.Any(line => line.StartsWith("row ", StringComparison.Ordinal)), name);
        }
    }

    [Fact]
    public void The_noise_line_says_first_why_there_are_no_ranks()
    {
        var noise = Screen(Everything(ReportBuilder.Build(Results(10))))[^5..]
            .Single(line => line.StartsWith("Noise: ", StringComparison.Ordinal));

        Assert.Contains("rows were not disturbed alike, so no ranks", noise, StringComparison.Ordinal);
        Assert.Contains("up to 31 % of batches discarded", noise, StringComparison.Ordinal);
    }

    [Fact]
    public void Reasons_of_few_rows_are_counted_together_where_a_line_has_no_room_for_all() =>
        Assert.Contains(Screen(Everything(ReportBuilder.Build(Results(10)))),
            line => line.StartsWith("Not measured: ", StringComparison.Ordinal)
                && line.EndsWith(" (other reasons).", StringComparison.Ordinal));

    [Fact]
    public void A_reference_with_a_name_too_long_for_a_line_is_told_by_its_ratio() =>
        Assert.Contains("ratio = time / time of the row with ratio 1; v: version not verified",
            Screen(Everything(ReportBuilder.Build(Results(10)))), StringComparer.Ordinal);

    [Theory]
    [InlineData("", "More: assay report FILE --all (every row), or --details (intervals, allocations, GC, reasons)")]
    [InlineData("assay report r.json", "More: assay report r.json --all (every row), or --details (intervals, allocations, GC, reasons)")]
    [InlineData(Command, $"More: {Command} --all (every row), or --details (all figures)")]
    [InlineData($"{Command} --reference json.net/reused", $"More: {Command} --reference json.net/reused --all, or --details")]
    [InlineData(
        $"{Command}/{Long}/{Long}", "More: assay report FILE --all (every row), or --details (intervals, allocations, GC, reasons)")]
    public void What_to_type_next_names_the_file_as_long_as_it_fits_a_line(string command, string line) =>
        Assert.Equal(line, Screen(ReportBuilder.Build(Results(2)), command)[^1]);

    private static IEnumerable<(string Name, ReportModel Model)> Variations(int rows)
    {
        var plain = ReportBuilder.Build(Results(rows));
        yield return ("plain", plain);
        yield return ("everything", Everything(plain));
        yield return ("variants", Everything(ReportBuilder.Build(Results(rows, isOfVariants: true))));
        yield return ("reference row as reference", Everything(ReportBuilder.Build(Results(rows, reference: Label(4)))));
        yield return ("reference loses data", Everything(ReportBuilder.Build(Results(rows, reference: Label(2)))));
        yield return ("no reference", Everything(ReportBuilder.Build(Results(rows, reference: "nobody"))));
        yield return ("several data sets", Everything(ReportBuilder.Build(Results(rows, workloads: 7))));
        yield return ("nothing measured", Everything(Nothing(plain)));
        yield return ("of several machines", Everything(ReportBuilder.Build(Merged(Results(rows)))));
    }

    /// <summary>Rows of all kinds in turns: all members, public members, less, no figures, no serializer.</summary>
    private static ResultsFile Results(int rows, bool isOfVariants = false, string? reference = null, int workloads = 1)
    {
        List<WorkloadOptions> sets = [
            .. Enumerable.Range(0, workloads).Select(index => new WorkloadOptions(index == 0 ? Long : $"{Long}{index}", 100, 0, "book"))];
        var run = new ResultsBuilder
        {
            Blocks = 3,
            Rounds = 4,
            Reference = reference ?? Label(0),
            IsReferenceOpen = isOfVariants,
            Workloads = sets,
        };
        for (var row = 0; row < rows; row++)
            Add(run, row, isOfVariants ? $"{Long}/{row / 3}@{(row % 3) + 1}.0.0-preview.{row} net{8 + (row % 3)}.0 r2r" : Label(row), sets);
        return run.Build();
    }

    private static string Label(int row) => $"{Long}/configuration-with-a-long-name-{row}";

    private static void Add(ResultsBuilder run, int row, string name, List<WorkloadOptions> sets)
    {
        var kind = row % 5;
        if (kind == 3)
        {
            run.Row(name, $"{Long}.{row}", status: RowStatus.NotAvailable,
                cause: $"NU1101: Unable to find package {Long}.{row}. {string.Join(' ', Enumerable.Repeat(Long, 9))}");
            return;
        }

        run.Row(name, isReference: kind == 4);
        foreach (var set in sets)
        {
            string[] losses = [.. Enumerable.Range(0, 40).Select(member => $"{Long}.Order._member{member}{row}: missing")];
            run.Check(
                name, 1_234_567_890 + row, kind is 0 or 4 ? Verdict.Supported : Verdict.Lossy, losses: kind is 1 or 2 ? losses : null,
                keepsPublic: kind == 1, members: 500,
                demand: new TypesDemand
                {
                    Attributes = 123,
                    Constructors = 12,
                    BaseTypes = 7,
                    Setters = 99,
                    CodeLines = 1234,
                    AddedFiles = 12,
                }, workload: set);
            foreach (var operation in new[] { Operation.Serialize, Operation.Deserialize })
                run.Cell(name, operation, 123_456_789.0 * (1 + row), workload: set);
        }
    }

    /// <summary>The report with every caution, note and kind of noise that there is.</summary>
    private static ReportModel Everything(ReportModel model) => model with
    {
        IsComplete = false,
        Profile = RunProfile.LargeCorpus,
        Shard = model.Parts.Count > 0 ? null : new Shard(12, 36),
        InjectedSlowdowns = Enumerable.Range(0, 9).ToDictionary(Label, row => 0.02 * row),
        Machine = model.Machine with
        {
            Processor = string.Join(' ', Enumerable.Repeat(Long, 3)),
            Runtime = ".NET 8.0.20, .NET 9.0.9, .NET 10.0.12",
        },
        Types = new TypesOptions
        {
            Assembly = $"bin/Release/{Long}.dll",
            Root = $"{Long}.Order",
            Known = [],
            Origin = ValueOrigin.Sample,
            Source = $"samples/{Long}.json",
            Hash = "a",
            SampleHash = "b",
            CodeLeftOut = [Long, Long],
        },
        Values = new ValuesResult(1, 14, "hash", [$"the sample never sets {Long}.Order.Note"]),
        Tables = [.. model.Tables.Select(Everything)],
    };

    private static ReportTable Everything(ReportTable table) => table with
    {
        TwoPaced = [Operation.Serialize, Operation.Deserialize],
        Lines = [.. table.Lines.Select(line => line with { Unproven = "it writes 12 bytes more" })],
        Leads = [.. table.Leads.Select(lead => lead with { NotSignificantlySlower = [.. Enumerable.Range(0, 9).Select(Label)] })],
        Rankings = [.. table.Rankings.Select((ranking, index) => ranking with
        {
            Status = RankingStatus.Refused,
            Values = 12,
            Gate = ranking.Gate with { Batches = 1000, DroppedBatches = 270 + (40 * index), CrowdedShare = 0.5, SpeedRatio = 1.65 },
            Uneven = [new UnevenRow(Label(0), 0.4)],
            MinimumDetectableRatio = 1.12 + (0.1 * index),
        })],
        Missing = [.. table.Missing,
            .. Enum.GetValues<MissingKind>()
                .Select(kind => new MissingRows(kind, $"{Long} {Long} {Long}",
                [.. Enumerable.Range(0, 12).Select(row => new MissingRow(IdOf.Label(Label(row)), Long, Long))]))],
    };

    private static ReportModel Nothing(ReportModel model) => model with
    {
        Tables = [.. model.Tables.Select(table => table with { Lines = [], ReferenceLines = [], Leads = [], Rankings = [] })],
    };

    private static ResultsFile Merged(ResultsFile whole) => whole with
    {
        Parts = [.. Enumerable.Range(1, 3).Select(number => new ShardOrigin
        {
            Shard = new Shard(number, 40),
            StartedAt = whole.StartedAt,
            IsComplete = false,
            Machine = whole.Machine with { BootId = $"boot-{number}", Processor = $"{Long} {number}" },
        })],
    };

    private static string[] Screen(ReportModel model, string command = Command)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(SpeedSections.Of(model), "table", output, OutputStyle.Plain with { Command = command });
        return output.ToString().TrimEnd('\n').Split('\n');
    }
}
