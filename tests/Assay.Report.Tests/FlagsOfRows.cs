using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class FlagsOfRows
{
    [Fact]
    public void A_profile_other_than_the_standard_one_is_named_in_every_format()
    {
        var model =
            ReportBuilder.Build(new ResultsBuilder { Profile = RunProfile.ServerGc }.Row("a").Check("a", 10).Cells("a", 100, 200).Build());

        Assert.Contains("books: 100 books, 101 objects - profile server-gc", Rendered.As("table", model), StringComparison.Ordinal);
        Assert.Contains(
            "PROFILE server-gc: workers ran with server garbage collection.", Rendered.As("table", model), StringComparison.Ordinal);
        Assert.Contains("- profile server-gc", Rendered.As("markdown", model), StringComparison.Ordinal);
        Assert.Contains("server-gc,.NET", Rendered.As("csv", model), StringComparison.Ordinal);
        Assert.Contains("\"profile\": \"serverGc\"", Rendered.As("json", model), StringComparison.Ordinal);
    }

    [Fact]
    public void The_standard_profile_needs_no_name() =>
        Assert.DoesNotContain("profile", Rendered.As("table", ReportBuilder.Build(Runs.Everything())), StringComparison.Ordinal);

    [Theory]
    [InlineData("table")]
    [InlineData("markdown")]
    [InlineData("json")]
    public void A_row_that_writes_other_bytes_than_when_it_was_proven_says_so(string format)
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cells("a", 100, 200).Row("b").Check("b", 10)
            .Cells("b", 100, 200).Build();
        var other = results with { Rows = [results.Rows[0] with { Unproven = "A 2.0 writes 7 bytes of proof-a" }, results.Rows[1]] };

        Assert.DoesNotContain("A 2.0 writes", Rendered.As(format, ReportBuilder.Build(results)), StringComparison.Ordinal);
        var text = Rendered.As(format, ReportBuilder.Build(other));
        Assert.Contains("A 2.0 writes 7 bytes of proof-a", text, StringComparison.Ordinal);
        Assert.Contains(format == "json" ? "\"unproven\"" : "not verified with this version", text, StringComparison.Ordinal);
        var first = Rendered.As("table", ReportBuilder.Build(other), extent: ReportExtent.FirstScreen);
        Assert.Contains("a v ", first, StringComparison.Ordinal);
        Assert.Contains("v: version not verified", first, StringComparison.Ordinal);
    }

    [Fact]
    public void The_answer_says_which_rows_it_counts_where_one_of_an_ended_library_keeps_everything()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cells("a", 100, 200).Row("b").Check("b", 10)
            .Cells("b", 300, 400).Row("old").Check("old", 10).Cells("old", 50, 60).Build();
        var ended = results with { Rows = [.. results.Rows.Take(2), results.Rows[2] with { Ended = "left .NET" }] };

        string Answer(ResultsFile file) =>
            string.Join(' ', Rendered.As("table", ReportBuilder.Build(file), extent: ReportExtent.FirstScreen).Split((char[]?)null,
                StringSplitOptions.RemoveEmptyEntries));

        Assert.Contains("Of the 3 rows that keep everything, old has", Answer(results), StringComparison.Ordinal);
        Assert.Contains("Of the 2 rows of maintained libraries that keep everything, a has", Answer(ended), StringComparison.Ordinal);
    }

    [Fact]
    public void A_corpus_of_one_instance_is_said_once_where_all_rows_have_it()
    {
        var all = ReportBuilder.Build(new ResultsBuilder { Instances = 1 }.Row("a").Check("a", 10).Cells("a", 100, 200).Build());

        Assert.True(all.Tables[0].IsCorpusOfOne);
        Assert.Contains("corpus 1: every operation uses the same instance", Rendered.As("table", all), StringComparison.Ordinal);
        Assert.DoesNotContain("a 1", Rendered.As("table", all), StringComparison.Ordinal);
    }

    [Fact]
    public void A_corpus_of_one_instance_marks_the_rows_that_have_it_where_others_do_not()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cells("a", 100, 200).Row("b").Check("b", 10)
            .Cells("b", 100, 200).Build();
        var mixed = results with { Checks = [results.Checks[0] with { Instances = 1 }, results.Checks[1]] };

        Assert.Contains("1 a: corpus 1: every operation uses the same instance", Rendered.As("table", ReportBuilder.Build(mixed)),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Processes_that_change_between_two_costs_are_bimodal_and_odd()
    {
        var results = new ResultsBuilder { Rounds = 60, Blocks = 6, Operations = [Operation.Deserialize] }
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 1000).Row("b").Check("b", 10)
            .Cell("b", Operation.Deserialize, 2000).Build();
        var twofold = results with
        {
            Cells = [results.Cells[0] with { Blocks = [.. results.Cells[0].Blocks.Select(TwoModes)] }, results.Cells[1]],
        };
        var model = ReportBuilder.Build(twofold);
        var estimate = model.Tables[0].Lines.Single(line => line.Label == "a").Deserialize!;

        Assert.NotNull(estimate.Bimodality);
        Assert.False(estimate.Bimodality.BetweenProcesses);
        Assert.InRange(estimate.Bimodality.UpperNanoseconds / estimate.Bimodality.LowerNanoseconds, 1.25, 1.35);
        Assert.Contains("b a (deserialize: ", Rendered.As("table", model, width: 400), StringComparison.Ordinal);
        Assert.True(estimate.IsOdd);
        Assert.False(model.Tables[0].Lines.Single(line => line.Label == "b").Deserialize!.IsOdd);
    }

    [Fact]
    public void A_machine_that_changes_its_pace_is_told_once_and_flags_no_row()
    {
        var builder = new ResultsBuilder { Rounds = 60, Blocks = 6, Operations = [Operation.Deserialize] };
        foreach (var row in new[] { "a", "b", "c", "d" })
            builder.Row(row).Check(row, 10).Cell(row, Operation.Deserialize, 1000);
        var results = builder.Build();
        var disturbed = results with
        {
            Cells = [.. results.Cells.Select((cell, index) => index == 3 ? cell : cell with
            {
                Blocks = [.. cell.Blocks.Select(TwoModes)],
            })],
        };
        var model = ReportBuilder.Build(disturbed);

        Assert.Equal([Operation.Deserialize], model.Tables[0].TwoPaced);
        Assert.All(model.Tables[0].Lines, line => Assert.Null(line.Deserialize!.Bimodality));
        Assert.Contains("the machine alternated between two speeds (", Rendered.As("table", model, width: 400), StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_with_injected_slowdowns_is_never_taken_for_a_measurement()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cells("a", 100, 200).Build();
        var injected = results with
        {
            Options = results.Options with { InjectedSlowdowns = new Dictionary<string, double> { ["a"] = 0.05 } },
        };

        Assert.Contains("INJECTED: this run tests Assay itself; a did 5.00 % extra work.",
            Rendered.As("table", ReportBuilder.Build(injected)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("table",
        "n acme aot, acme/fast aot: 3 trim and AOT warnings of the native compiler, the first: IL3050: Acme.Writer.Write(): Using "
            + "member 'MakeGenericType' needs a JIT.")]
    [InlineData("table", "crashes: acme/slow aot (3 trim and AOT warnings) - Stack overflow")]
    [InlineData("markdown",
        "\nn acme aot, acme/fast aot: 3 trim and AOT warnings of the native compiler, the first: IL3050: Acme.Writer.Write(): Using "
            + "member 'MakeGenericType' needs a JIT.")]
    [InlineData("markdown", "| crashes | acme/slow aot (3 trim and AOT warnings) | Stack overflow |")]
    [InlineData("json", "\"nativeWarnings\": 3")]
    [InlineData("csv", ",3\n")]
    public void Warnings_of_the_native_compiler_are_part_of_the_verdict(string format, string said)
    {
        var run = new ResultsBuilder().Row("plain").Check("plain", 100).Cells("plain", 900, 900);
        foreach (var (name, time) in new[] { ("acme aot", 1000), ("acme/fast aot", 1200) })
            run.Row(name).Check(name, 100).Cells(name, time, time);
        var results = run.Row("acme/slow aot").Check("acme/slow aot", 0, Verdict.Crash, "Stack overflow").Build();
        var warned = results with
        {
            Rows = [.. results.Rows.Select(row => row.Name == "plain" ? row : row with
            {
                Mode = "aot",
                NativeWarnings = 3,
                NativeWarning = "IL3050: Acme.Writer.Write(): Using member 'MakeGenericType' needs a JIT.",
            })],
        };

        Assert.Contains(said, Rendered.As(format, ReportBuilder.Build(warned), width: 400), StringComparison.Ordinal);
        Assert.DoesNotContain("trim and AOT", Rendered.As(format, ReportBuilder.Build(results), width: 400), StringComparison.Ordinal);
    }

    [Fact]
    public void The_parts_of_the_wall_time_sum_up_to_the_whole()
    {
        var time = ReportBuilder.Build(Runs.Everything()).WhereTimeWent!;

        Assert.Equal(
            time.Nanoseconds,
            time.BuildingNanoseconds + time.CheckingNanoseconds + time.StartingNanoseconds + time.WarmUpNanoseconds + time.BatchNanoseconds
                + time.BetweenBatchesNanoseconds
                + time.AllocationNanoseconds
                + time.MapperNanoseconds + time.ConfirmationNanoseconds + time.AfterNanoseconds + time.OtherNanoseconds);
        Assert.Equal(12 * 18.5 / 330, time.MeasuringShare, 6);
        Assert.Equal(12 * 18.5 / 321, time.MeasuringShareAfterBuilding, 6);
        var text = string.Join(
            ' ', Rendered.As("table", ReportBuilder.Build(Runs.Everything())).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains(
            "5 min 30 s wall time, 9.0 s of it building. Of the time after building 69 % was warm-up and batches: warm-up 48 s, "
                + "batches 2 min 54 s,", text, StringComparison.Ordinal);
        Assert.Contains(
            "allocation passes 2.4 s, mapper timing 1.2 s, confirming that the checked work was timed 1.8 s, stopping workers 0.6 s,", text,
            StringComparison.Ordinal);
    }

    private static BlockSamples TwoModes(BlockSamples block) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select((elapsed, round) => round * 7 % 10 < 5 ? elapsed : elapsed * 13 / 10)],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round * 7 % 10 < 5 ? cpu : cpu * 13 / 10)],
    };
}
