using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Answers.Choosing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Recommendations from made-up results whose answer is known.</summary>
public sealed class Choices
{
    private static readonly TypesDemand Nothing = new();

    [Theory]
    [InlineData("rpc", "b", 3500)]
    [InlineData("cache", "b", 1150)]
    [InlineData("config", "b", 1075)]
    [InlineData("storage", "b", 1300)]
    [InlineData("game", "a", 1400)]
    public void A_scenario_weighs_reads_and_writes(string scenario, string first, double nanoseconds)
    {
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a").Check("a", 500).Cells("a", serialize: 1000, deserialize: 3000);
        run.Row("b").Check("b", 500).Cells("b", serialize: 2500, deserialize: 1000);

        var choice = Choose(run.Build(), new ChoiceRequest { Scenario = Scenario.All.First(one => one.Name == scenario) });

        Assert.Equal(first, choice.Recommended!.Label);
        Assert.InRange(choice.Recommended.CpuNanoseconds, nanoseconds * 0.98, nanoseconds * 1.02);
        Assert.Equal(choice.Recommended.CpuNanoseconds, choice.Recommended.MessageNanoseconds);
    }

    [Fact]
    public void A_row_that_loses_data_is_not_recommended_however_fast_it_is()
    {
        var choice = Choose(Shelf().Build(), new ChoiceRequest());

        Assert.Equal("binary", choice.Recommended!.Label);
        Assert.Equal(["losing", "public"], choice.Losing.Order());
        Assert.Equal(Kept.Everything, choice.Keeps);
    }

    [Fact]
    public void Where_no_row_keeps_everything_those_that_keep_public_members_are_chosen_among()
    {
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a").Check("a", 100, Verdict.Lossy, losses: ["Order._id: another value"], keepsPublic: true).Cells("a", 900, 900);
        run.Row("b").Check("b", 100, Verdict.Lossy, losses: ["Order.Id: another value"]).Cells("b", 100, 100);

        var choice = Choose(run.Build(), new ChoiceRequest());

        Assert.Equal(("a", Kept.PublicMembers), (choice.Recommended!.Label, choice.Keeps));
        Assert.Contains("No row keeps everything; it keeps all public members", Screen(choice), StringComparison.Ordinal);
        Assert.Null(Choose(run.Build(), Asking("private")).Recommended);
    }

    [Fact]
    public void The_speed_of_the_network_at_which_two_rows_change_places_is_computed()
    {
        var run = new ResultsBuilder { Reference = "large" };
        run.Row("large").Check("large", 10_000).Cells("large", 1000, 1000);
        run.Row("small").Check("small", 1_000).Cells("small", 10_000, 10_000);

        // 9,000 bytes less for 18 us more: equal at 4 Gbit/s.
        var local = Choose(run.Build(), new ChoiceRequest());
        var slow = Choose(run.Build(), new ChoiceRequest { BitsPerSecond = 1e9 });
        var fast = Choose(run.Build(), new ChoiceRequest { BitsPerSecond = 10e9 });

        Assert.Equal(("large", "small", "large"), (local.Recommended!.Label, slow.Recommended!.Label, fast.Recommended!.Label));
        Assert.Equal(8000, slow.Recommended.NetworkNanoseconds);
        Assert.Equal((ChangeKind.SlowerNetwork, "small"), (local.Alternatives[0].Change, local.Alternatives[0].First.Label));
        Assert.InRange(local.Alternatives[0].BitsPerSecond!.Value, 3.9e9, 4.1e9);
        Assert.Equal((ChangeKind.FasterNetwork, "large"), (slow.Alternatives[0].Change, slow.Alternatives[0].First.Label));
        Assert.Equal("large",
            Choose(run.Build(),
                new ChoiceRequest { BitsPerSecond = 1e9, Scenario = Scenario.All.First(one => !one.IsSent) }).Recommended!.Label);
    }

    [Fact]
    public void Where_all_take_under_one_per_cent_of_a_core_edits_decide_and_then_the_payload()
    {
        var run = new ResultsBuilder { Reference = "fast" };
        run.Row("fast").Check("fast", 100, demand: new TypesDemand { Attributes = 5 }).Cells("fast", 1000, 1000);
        run.Row("large").Check("large", 300, demand: Nothing).Cells("large", 2000, 2000);
        run.Row("small").Check("small", 200, demand: Nothing).Cells("small", 4000, 4000);
        run.Row("classes").Check("classes", 90, demand: new TypesDemand { IsThroughGeneratedClasses = true }).Cells("classes", 900, 900);

        var seldom = Choose(run.Build(), new ChoiceRequest { MessagesPerSecond = 1000 });
        var often = Choose(run.Build(), new ChoiceRequest { MessagesPerSecond = 2000 });

        Assert.Equal(["small", "large", "fast", "classes"], seldom.Candidates.Select(row => row.Label));
        Assert.False(seldom.SpeedDecides);
        Assert.Contains("Speed does not decide: at 1,000 messages a second", Screen(seldom), StringComparison.Ordinal);
        Assert.Equal(("classes", true), (often.Recommended!.Label, often.SpeedDecides));
        Assert.InRange(often.RateBelowWhichSpeedDoesNotDecide!.Value, 1200, 1300);
        Assert.InRange(often.Candidates[^1].CoreShare!.Value, 0.0157, 0.0163);
    }

    [Fact]
    public void Where_no_row_is_left_the_sentence_says_which_need_to_drop()
    {
        var choice = Choose(Shelf().Build(), Asking("human-readable,no-attributes"));

        Assert.Null(choice.Recommended);
        Assert.Equal(
            "No row that keeps everything has all of: human-readable, no-attributes. "
                + "Without human-readable, binary would be recommended (human-readable: binary).",
            ChoiceWords.NothingLeft(choice));
    }

    [Fact]
    public void With_ranks_the_rows_that_are_not_significantly_slower_are_named()
    {
        var run = new ResultsBuilder { Blocks = 6, Reference = "first" };
        foreach (var (name, time) in new[] { ("first", 1000.0), ("equal", 1001.0), ("slow", 2000.0) })
            run.Row(name).Check(name, 100).Cells(name, time, time);

        var choice = Choose(run.Build(), new ChoiceRequest());

        Assert.True(choice.IsRanked);
        Assert.Equal([choice.Candidates[1].Label], choice.NotSignificantlySlower);
        Assert.Equal(["equal", "first"], choice.Candidates.Take(2).Select(row => row.Label).Order());
        Assert.Empty(Choose(Shelf().Build(), new ChoiceRequest()).NotSignificantlySlower);
    }

    [Fact]
    public void Of_several_sizes_the_one_nearest_to_the_message_decides()
    {
        WorkloadOptions[] sizes = [new("books", 10, 0, "book"), new("books", 1000, 0, "book")];
        var run = new ResultsBuilder { Reference = "a", Workloads = sizes };
        run.Row("a");
        foreach (var (size, bytes) in sizes.Zip([300L, 30_000L]))
            run.Check("a", bytes, workload: size).Cell("a", Operation.Serialize, 100, workload: size)
                .Cell("a", Operation.Deserialize, 100, workload: size);
        var model = ReportBuilder.Build(run.Build());

        Assert.Equal(1000, Chooser.TableFor(model, new ChoiceRequest { MessageBytes = 20_000 })!.Size);
        Assert.Equal(10, Chooser.TableFor(model, new ChoiceRequest { MessageBytes = 500 })!.Size);
        Assert.Equal(10, Chooser.TableFor(model, new ChoiceRequest())!.Size);
    }

    /// <summary>Rows of all kinds: the fastest loses data.</summary>
    internal static ResultsBuilder Shelf(int blocks = 3)
    {
        var run = new ResultsBuilder { Blocks = blocks, Reference = "binary" };
        run.Row("losing").Check("losing", 90, Verdict.Lossy, losses: ["Book.Title: null instead of a string"]).Cells("losing", 100, 100);
        run.Row("public")
            .Check("public", 900, Verdict.Lossy, losses: ["BookShelf.Secret: null instead of a string"], keepsPublic: true, demand: Nothing)
            .Cells("public", 300, 300);
        run.Row("binary", "Acme", "1.0.0").Check("binary", 1000, demand: Nothing).Cells("binary", 1000, 1500);
        run.Row("google.protobuf", "Google.Protobuf", "3.25.1", dialect: "proto", publicFormat: "Protocol Buffers")
            .Check("google.protobuf", 800, demand: new TypesDemand { IsThroughGeneratedClasses = true })
            .Cells("google.protobuf", 2000, 2500);
        run.Row("json.net/data-contract", "Newtonsoft.Json", "13.0.4", dialect: "data-contract", format: "text", publicFormat: "JSON",
            settings: "one JsonSerializer kept")
            .Check("json.net/data-contract", 3000, demand: new TypesDemand { Attributes = 6 }).Cells("json.net/data-contract", 9000, 21000);
        return run.Row("late", "Late", "1.0.0", status: RowStatus.NotAvailable, cause: "NU1101: no package Late");
    }

    internal static ChoiceRequest Asking(string needs) => new() { Needs = [.. needs.Split(',').Select(name => NeedTable.Find(name)!)] };

    internal static Choice Choose(ResultsFile results, ChoiceRequest request) => Choose([results], request);

    internal static Choice Choose(
        ReportTable table, ResultsFile results, ChoiceRequest request) => Chooser.Choose(table, NeedEvidence.Of([results], table), request);

    internal static string Screen(Choice choice, int width = 100, string format = "table")
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(ChoiceSections.Of(choice,
            new ChoiceOrigin(["results/r.json"], "Measured on .NET 10.0.12, 2 x Example CPU, 2026-03-04", ["no --rate"])), format, output,
            new OutputStyle(width, false));
        return output.ToString();
    }

    internal static Choice Choose(IReadOnlyList<ResultsFile> files, ChoiceRequest request, Func<NeedEvidence, NeedEvidence>? more = null)
    {
        var table = Chooser.TableFor(ReportBuilder.Build(files[0]), request)!;
        var evidence = NeedEvidence.Of(files, table);
        return Chooser.Choose(table, more?.Invoke(evidence) ?? evidence, request);
    }
}
