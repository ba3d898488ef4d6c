using Assay.Answers.Choosing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Across;
using Assay.Experiments.Hostile;

using static Assay.Report.Tests.Choices;

namespace Assay.Report.Tests;

/// <summary>What users need is judged by verdicts and facts, and excludes by nothing else.</summary>
public sealed class ChoiceNeeds
{
    private static readonly WorkloadOptions Conference = new("conference", 250, 0, "participant");

    [Fact]
    public void A_need_excludes_by_its_verdict_and_says_what_comes_first_without_it()
    {
        var choice = Choose(Shelf().Build(), Asking("human-readable"));

        Assert.Equal("json.net/data-contract", choice.Recommended!.Label);
        Assert.Equal(new MetNeed("human-readable", "text"), Assert.Single(choice.Recommended.Needs));
        var group = Assert.Single(choice.Excluded);
        Assert.Equal(("human-readable", "binary"), (group.Need, group.Reason));
        Assert.Equal(["binary", "google.protobuf"], group.Rows);
        var alternative = choice.Alternatives.First(change => change.Change == ChangeKind.WithoutNeed);
        Assert.Equal(("human-readable", "binary"), (alternative.Need, alternative.First.Label));
    }

    [Fact]
    public void A_need_that_nothing_backs_today_excludes_nobody_and_is_named()
    {
        var (free, asked) = (Choose(Shelf().Build(), new ChoiceRequest()), Choose(
            Shelf().Build(), Asking("untrusted,version-tolerant,self-describing,deterministic")));

        Assert.Equal(free.Candidates.Select(row => row.Label), asked.Candidates.Select(row => row.Label));
        Assert.Equal(["untrusted", "version-tolerant", "self-describing", "deterministic"], asked.NotJudged.Select(need => need.Need));
        Assert.Empty(asked.Excluded);
        Assert.Contains("Not judged yet, so it excluded nobody: untrusted (these results have no verdicts on hostile input", Screen(asked),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Verdicts_on_hostile_input_judge_what_nothing_judged_before()
    {
        var hostile =
            VerdictRuns.Hostile(("binary", HostileOutcome.Crashed, "Access violation"), ("google.protobuf", HostileOutcome.Unchanged, ""));
        hostile = hostile with
        {
            Rows = [.. hostile.Rows.Select(row => row with
            {
                PackageVersion = Shelf().Build().Rows.First(known => known.Name == row.Name).PackageVersion,
            })],
        };

        var choice = Choose([Shelf().Build(), hostile], Asking("untrusted"));

        Assert.Equal("google.protobuf", choice.Recommended!.Label);
        Assert.Equal("contained on hostile input", choice.Recommended.Needs[0].Reason);
        Assert.Equal(("crashes on hostile input, as hostile/length shows", "binary"),
            (Assert.Single(choice.Excluded).Reason, choice.Excluded[0].Rows[0]));
        Assert.Contains("json.net/data-contract", Assert.Single(choice.Unknown).Rows);
        Assert.Empty(choice.NotJudged);
    }

    [Fact]
    public void What_is_acceptable_under_a_condition_is_recommended_with_it_and_what_lets_payloads_choose_types_is_not()
    {
        var shelf = Shelf().Build();
        var hostile = VerdictRuns.Hostile(("binary", HostileOutcome.Unchanged, ""), ("google.protobuf", HostileOutcome.ReplacedText, ""));
        hostile = hostile with
        {
            Rows =
            [
                .. from row in hostile.Rows
                   let version = shelf.Rows.First(known => known.Name == row.Name).PackageVersion
                   select row with { PayloadChoosesTypes = row.Name == "binary", PackageVersion = version },
            ],
        };

        var choice = Choose([shelf, hostile], Asking("untrusted"));

        Assert.Equal(("google.protobuf", "corrupts on hostile input: acceptable if U+FFFD in texts does no harm"),
            (choice.Recommended!.Label, choice.Recommended.Needs[0].Reason));
        Assert.Equal("the payload chooses the type: whoever writes it chooses the code that runs (chooses types, contained)",
            Assert.Single(choice.Excluded).Reason);
    }

    [Fact]
    public void Cases_of_cycles_judge_in_place_of_a_data_set_and_shared_arrays_do_not_count()
    {
        var cases = VerdictRuns.Conform(
            new VerdictRuns.Row("a", ("cycle-through-list", Verdict.Crash)), new VerdictRuns.Row("b", ("shared-array", Verdict.Lossy)));
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a", "a", "1.0.0").Check("a", 100).Cells("a", 100, 100);
        run.Row("b", "b", "1.0.0").Check("b", 100).Cells("b", 900, 900);

        var choice = Choose([run.Build(), cases], Asking("cycles"));

        Assert.Equal(("b", "brings back 3 cases of cycles"), (choice.Recommended!.Label, choice.Recommended.Needs[0].Reason));
        Assert.Equal("cycle-through-list: crash", Assert.Single(choice.Excluded).Reason);
    }

    [Fact]
    public void One_message_on_a_stream_decides_and_several_are_told()
    {
        var cases = VerdictRuns.Conform(new VerdictRuns.Row("a"), new VerdictRuns.Row("b"))
            .WithCalls(("a", "stream-of-single-bytes", Verdict.Supported), ("a", "two-messages", Verdict.Lossy),
            ("b", "stream-of-single-bytes", Verdict.Rejected));
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a", "a", "1.0.0").Check("a", 100).Cells("a", 100, 100).Row("b", "b", "1.0.0").Check("b", 100).Cells("b", 100, 100);
        var choice = Choose([run.Build(), cases], Asking("stream"));
        Assert.Equal(("a", "comes back through streams of one byte at a time, one message on each"),
            (choice.Recommended!.Label, choice.Recommended.Needs[0].Reason));
        Assert.Equal("stream-of-single-bytes: rejected", Assert.Single(choice.Excluded).Reason);
    }

    [Fact]
    public void A_format_of_which_nothing_is_known_is_set_aside_and_not_excluded()
    {
        var choice = Choose(Shelf().Build(), Asking("cross-language"));

        Assert.Equal("google.protobuf", choice.Recommended!.Label);
        Assert.Equal(["binary"], Assert.Single(choice.Unknown).Rows);
        Assert.Empty(choice.Excluded);
    }

    [Theory]
    [InlineData("dates,simple", "lossy in another language: dates", "")]
    [InlineData("simple,guid", "", "another language reads 2 of 2 kinds of your values, 1 in a form that it must know: guid: text")]
    [InlineData("simple", "", "another language reads 1 of 1 kinds of your values")]
    [InlineData("simple,references", "", "another language reads 1 of 2 kinds of your values; not judged: references")]
    [InlineData("nested", "", "writes MessagePack; what another language makes of it is not judged")]
    public void What_another_language_makes_of_the_kinds_of_values_that_the_types_hold_decides(string kinds, string excluded, string met)
    {
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a", "Acme", "1.0.0", publicFormat: "MessagePack").Check("a", 100).Cells("a", 100, 100);
        var across = run.Build() with
        {
            Cells = [],
            Checks = [],
            Samples = run.Build().SamplesOf<AcrossSamples>() with
            {
                Exchanges =
                [
                    new AcrossResult { Row =
                        "a", Case = AcrossResult.OtherLanguage, Format = "MessagePack", Verdict = AcrossVerdict.Lossy }.Of(
                        [new AcrossShape("simple", AcrossVerdict.Same, ""), new AcrossShape("dates", AcrossVerdict.Lossy, "another value"),
                            new AcrossShape("guid", AcrossVerdict.OtherForm, "text")]),
                ],
            },
        };

        var choice =
            Choose([run.Build(), across], Asking("cross-language"), evidence => evidence with { Kinds = kinds.Split(',').ToHashSet() });

        Assert.Equal(excluded, choice.Excluded.SingleOrDefault()?.Reason ?? "");
        Assert.Equal(met, choice.Recommended?.Needs[0].Reason ?? "");
    }

    [Fact]
    public void A_fact_of_the_format_leaves_a_need_to_the_verdicts_of_a_trial()
    {
        var results = Shelf().Build();
        var table = Assay.Analysis.Tables.ReportBuilder.Build(results).Tables[0];

        var undecided =
            Chooser.Undecided(table, NeedEvidence.Of([results], table), Asking("cross-language"), NeedTable.Find("cross-language")!);

        Assert.Equal(["binary", "google.protobuf", "json.net/data-contract"], undecided.Select(line => line.Label).Order());
    }

    [Fact]
    public void A_row_of_a_library_that_has_ended_is_never_recommended()
    {
        var results = Shelf().Build();
        results = results with
        {
            Rows = [.. results.Rows.Select(row => row.Name == "binary" ? row with { Ended = "unmaintained since 2017" } : row)],
        };

        var choice = Choose(results, new ChoiceRequest());

        Assert.DoesNotContain("binary", choice.Candidates.Select(row => row.Label));
        Assert.Equal(["binary"], choice.Ended);
        Assert.Contains("ended: binary", Screen(choice), StringComparison.Ordinal);
    }

    [Fact]
    public void The_settings_of_the_recommended_row_are_printed_whole()
    {
        var settings = string.Join(", ", Enumerable.Range(0, 40).Select(number => $"Option{number} = true"));
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a", "Acme", "1.0.0", settings: settings).Check("a", 100).Cells("a", 100, 100);

        Assert.Contains(settings,
            Screen(Choose(run.Build(), new ChoiceRequest())).ReplaceLineEndings(" ").Replace("   ", " ", StringComparison.Ordinal),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Of_results_that_do_not_say_the_format_the_project_of_the_row_does()
    {
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a@1.2.3", "Acme", "1.2.3").Check("a@1.2.3", 100).Cells("a@1.2.3", 100, 100);

        var choice = Choose([run.Build()], Asking("cross-language"), evidence => evidence with
        {
            PublicFormatOf = name => name == "a" ? "MessagePack" : "",
        });

        Assert.Equal(
            "writes MessagePack; what another language makes of it is not judged", choice.Candidates.Single().Needs.Single().Reason);
    }

    [Fact]
    public void Cycles_are_judged_by_the_check_of_conference()
    {
        var run = Shelf();
        run.Check("google.protobuf", 0, Verdict.Rejected, workload: Conference).Check("json.net/data-contract", 9000, workload: Conference);

        var choice = Choose(run.Build(), Asking("cycles"));

        Assert.Equal(["json.net/data-contract"], choice.Candidates.Select(row => row.Label));
        Assert.Equal(new NeedGroup("cycles", "cannot serialize conference", []), Assert.Single(choice.Excluded) with { Rows = [] });
        Assert.Equal(["binary"], Assert.Single(choice.Unknown).Rows);
    }

    [Theory]
    [InlineData(Verdict.Supported, Finding.Met, "works, 3 compiler warnings")]
    [InlineData(Verdict.Rejected, Finding.NotMet, "cannot serialize books")]
    [InlineData(Verdict.Crash, Finding.NotMet, "crashes on books")]
    [InlineData(Verdict.AssayError, Finding.Unknown, "Assay could not check it with books")]
    public void Native_programs_are_judged_by_another_file_of_the_same_version(Verdict verdict, Finding finding, string reason)
    {
        var run = new ResultsBuilder { Reference = "a" };
        run.Row("a", "Acme", "1.2.3").Check("a", 100).Cells("a", 100, 100);
        var native = new ResultsBuilder { Reference = "a aot" }.Row("a aot", "Acme", "1.2.3").Check("a aot", 100, verdict).Build();
        native = native with { Rows = [.. native.Rows.Select(row => row with { Mode = "aot", NativeWarnings = 3 })] };
        var older = native with { Rows = [.. native.Rows.Select(row => row with { PackageVersion = "1.2.2" })] };

        Assert.Equal((finding, reason), Judged(Choose([run.Build(), native], Asking("aot"))));
        Assert.Equal((Finding.Unknown, "not checked with --mode aot"), Judged(Choose([run.Build(), older], Asking("aot"))));
    }

    [Fact]
    public void Facts_of_rows_and_dialects_are_judged_without_a_check()
    {
        var run = Shelf();
        var evidence = (NeedEvidence of) => of with
        {
            SurfacesOf = name => name == "google.protobuf" ? [Surface.Bytes, Surface.Stream] : [Surface.Bytes],
        };

        Assert.Equal(["google.protobuf"], Choose([run.Build()], Asking("stream"), evidence).Candidates.Select(row => row.Label));
        Assert.Equal(["binary"], Choose(run.Build(), Asking("no-attributes")).Candidates.Select(row => row.Label));
        Assert.Equal(["binary", "json.net/data-contract"], Choose(run.Build(), Asking("no-codegen")).Candidates.Select(row => row.Label));
        Assert.Equal(3, Choose(run.Build(), Asking("private")).Candidates.Count);
    }

    private static (Finding Finding, string Reason) Judged(Choice choice) =>
        choice.Recommended is { } row
            ? (Finding.Met, row.Needs[0].Reason)
            : choice.Excluded.Count > 0
            ? (Finding.NotMet, choice.Excluded[0].Reason)
            : (Finding.Unknown, choice.Unknown[0].Reason);
}
