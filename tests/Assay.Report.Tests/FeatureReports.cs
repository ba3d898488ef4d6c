using System.Text.Json;
using Assay.Answers.Features;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Feature tables of made-up verdicts whose answer is known.</summary>
public sealed class FeatureReports
{
    private static readonly VerdictRuns.Row Tree = new(
        "acme/plain", ("shared-object", Verdict.Lossy), ("shared-array", Verdict.Lossy), ("self-cycle", Verdict.Rejected),
        ("cycle-through-array", Verdict.Rejected), ("cycle-through-list", Verdict.Crash), ("private-field", Verdict.Lossy));
    private static readonly VerdictRuns.Row Graph = new("acme/references", ("shared-array", Verdict.Lossy));

    [Fact]
    public void A_cell_is_yes_partly_or_no_by_its_verdicts_and_names_those_against_it_first()
    {
        var report = Build(VerdictRuns.Conform(Tree, Graph));

        Assert.Equal((FeatureFinding.No, "no"), Of(report, "acme/plain", FeatureTable.Graph));
        Assert.Equal((FeatureFinding.Partly, "4/5"), Of(report, "acme/references", FeatureTable.Graph));
        Assert.Equal((FeatureFinding.Partly, "3/4"), Of(report, "acme/plain", FeatureTable.PrivateMembers));
        Assert.Equal((FeatureFinding.Yes, "yes"), Of(report, "acme/references", FeatureTable.PrivateMembers));
        var cell = Cell(report, "acme/references", FeatureTable.Graph);
        Assert.Equal(
            ["acme/references#shared-array", "acme/references#shared-object", "acme/references#self-cycle",
                "acme/references#cycle-through-array", "acme/references#cycle-through-list"], cell.Verdicts.Select(of => of.Name));
        Assert.Equal(("lossy", false), (cell.Verdicts[0].Word, cell.Verdicts[0].IsGood));
    }

    [Fact]
    public void Whether_references_need_a_setting_is_told_by_other_rows_of_the_library()
    {
        var report = Build(VerdictRuns.Conform(Tree, Graph, new("beta/one"), new("beta/two"), new("gamma")));

        Assert.Equal((FeatureFinding.Yes, "by setting"), Of(report, "acme/references", "explicit-graph"));
        Assert.Equal((FeatureFinding.No, "other row"), Of(report, "acme/plain", "explicit-graph"));
        Assert.Equal((FeatureFinding.No, "always"), Of(report, "beta/one", "explicit-graph"));
        Assert.Equal(FeatureFinding.NotJudged, Of(report, "gamma", "explicit-graph").Finding);
        Assert.Equal(
            "acme/references has it (settings of acme/references)", Cell(report, "acme/plain", FeatureTable.PrivateMembers).Remark);
    }

    [Fact]
    public void What_no_verdict_judges_is_a_dash_with_the_command_that_judges_it()
    {
        var report = Build(VerdictRuns.Conform(Graph));

        Assert.Equal((FeatureFinding.NotJudged, "-"), Of(report, "acme/references", FeatureTable.Untrusted));
        Assert.Equal(FeatureFinding.NotJudged, Of(report, "acme/references", FeatureTable.Streams).Finding);
        Assert.Contains("Not judged: untrusted-input. To judge it: assay check hostile", Text(report, "table").ReplaceLineEndings(" "),
            StringComparison.Ordinal);
        Assert.DoesNotContain(" untrusted ", Text(report, "table"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_limit_of_Assay_and_a_class_that_a_schema_compiler_made_say_nothing_of_the_library()
    {
        var file = VerdictRuns.Conform(new VerdictRuns.Row("proto") { Dialect = "proto" }, new VerdictRuns.Row("copies"));
        file = file with
        {
            Checks =
            [
                .. file.Checks.Select(check => check is { Row: "copies", Workload.DataSet: "private-field" }
                    ? check with { Verdict = Verdict.NotJudged, Cause = "Assay cannot emit this yet: private fields." }
                    : check),
            ],
        };
        var report = Build(file);

        Assert.Equal((FeatureFinding.ThroughDto, "DTO"), Of(report, "proto", FeatureTable.PrivateMembers));
        Assert.Equal(FeatureFinding.Yes, Of(report, "copies", FeatureTable.PrivateMembers).Finding);
        Assert.DoesNotContain(Cell(report, "copies", FeatureTable.PrivateMembers).Verdicts, of => of.Case == "private-field");
    }

    [Fact]
    public void Files_of_several_kinds_fill_one_row_and_variants_judge_runtimes_and_native_programs()
    {
        var report = Build(
            VerdictRuns.Conform(
                new VerdictRuns.Row("acme") { Surface = Surface.Stream },
                new VerdictRuns.Row("acme net8.0", ("self-cycle", Verdict.Crash)) { Framework = "net8.0" },
                new VerdictRuns.Row("acme aot", ("private-field", Verdict.Crash)) { Mode = "aot", NativeWarnings = 3 }),
            VerdictRuns.Hostile(("acme", HostileOutcome.Crashed, "Access violation")),
            VerdictRuns.Formats(("acme", FormatVerdict.AsSpecified, FormatVerdict.AcceptsInvalid)));

        Assert.Equal("acme", Assert.Single(report.Rows).Label);
        Assert.Equal((FeatureFinding.Partly, "net8.0 10/11 net10.0"), Of(report, "acme", "runtimes"));
        Assert.Equal((FeatureFinding.Partly, "10/11 (3)"), Of(report, "acme", FeatureTable.Native));
        Assert.Equal("3 trim and AOT warnings, the first: IL3050: Acme.Writer", Cell(report, "acme", FeatureTable.Native).Remark);
        Assert.Equal((FeatureFinding.Yes, "yes"), Of(report, "acme", FeatureTable.Streams));
        Assert.Equal((FeatureFinding.No, "crashes"), Of(report, "acme", FeatureTable.Untrusted));
        Assert.Equal(
            ["acme#hostile/length", "acme#hostile/cut"], Cell(report, "acme", FeatureTable.Untrusted).Verdicts.Select(of => of.Name));
        Assert.Equal((FeatureFinding.Partly, "JSON 1/2"), Of(report, "acme", "format"));
        Assert.Equal("acme#JSON/leading-zero", Cell(report, "acme", "format").Verdicts[0].Name);
    }

    [Fact]
    public void Checks_of_data_sets_judge_runtimes_and_native_programs_and_reasons_stand_below()
    {
        var report = Build(
            VerdictRuns.Conform(new VerdictRuns.Row("acme"), new VerdictRuns.Row("beta")),
            VerdictRuns.Check(
                new("acme net8.0") { Framework = "net8.0" },
                new("acme net10.0"),
                new("beta net8.0", ("books", Verdict.Crash)) { Framework = "net8.0" },
                new("beta net10.0")),
            VerdictRuns.Check(
                new("acme aot") { Mode = "aot" },
                new("beta aot", ("books", Verdict.Rejected)) { Mode = "aot", NativeWarnings = 3 }));

        Assert.Equal(["acme", "beta"], report.Rows.Select(row => row.Label));
        Assert.Equal((FeatureFinding.Yes, "net8.0 net10.0"), Of(report, "acme", "runtimes"));
        Assert.Equal((FeatureFinding.Partly, "net10.0"), Of(report, "beta", "runtimes"));
        Assert.Equal("beta net8.0#books", Cell(report, "beta", "runtimes").Verdicts[0].Name);
        Assert.Equal((FeatureFinding.Yes, "yes"), Of(report, "acme", FeatureTable.Native));
        Assert.Equal((FeatureFinding.No, "no (3)"), Of(report, "beta", FeatureTable.Native));
        var text = Text(report, "markdown");
        Assert.Contains("| aot | beta | books rejected: Acme.Refused: books of beta aot |", text, StringComparison.Ordinal);
        Assert.Contains("| net8.0 | beta | books crash: Acme.Refused: books of beta net8.0 |", text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_row_loses_everywhere_is_no_matter_of_a_runtime_and_what_only_its_native_program_loses_is()
    {
        var file = VerdictRuns.Check(new("acme net8.0", ("books", Verdict.Lossy)) { Framework = "net8.0" }, new(
            "acme net10.0", ("books", Verdict.Lossy)), new("acme aot", ("books", Verdict.Lossy)) { Mode = "aot" });
        file = file with { Checks = [.. file.Checks.Select(check => check with { KeepsPublicMembers = true })] };
        var report = Build(VerdictRuns.Conform(new VerdictRuns.Row("acme")), file);
        var trimmed = Build(VerdictRuns.Check(new VerdictRuns.Row("acme")), file with { Checks = [file.Checks[2]] });

        Assert.Equal((FeatureFinding.Yes, "net8.0 net10.0"), Of(report, "acme", "runtimes"));
        Assert.Equal((FeatureFinding.Yes, "yes"), Of(report, "acme", FeatureTable.Native));
        Assert.Equal((FeatureFinding.Partly, "1/2"), Of(trimmed, "acme", FeatureTable.Native));
        Assert.Equal("acme aot#books/private-members", Cell(trimmed, "acme", FeatureTable.Native).Verdicts[0].Name);
    }

    [Fact]
    public void What_comes_back_nowhere_and_rows_that_are_not_possible_here_say_nothing_of_runtimes_and_native_programs()
    {
        VerdictRuns.Row[] refusing = [new("acme net8.0", ("books", Verdict.Rejected)) { Framework = "net8.0" },
            new("acme net10.0", ("books", Verdict.Rejected)), new("acme aot", ("books", Verdict.Rejected)) { Mode = "aot" }];
        var file = VerdictRuns.Check(refusing);
        var report = Build(file);
        var excluded = Build(file with { Checks = [], Rows = [file.Rows[0] with { Status = RowStatus.Excluded, Cause = "Windows only" }] });
        var broken = Build(file with
        {
            Checks = [],
            Rows = [file.Rows[0] with
            {
                Status = RowStatus.Broken,
                Cause = "CS1002",
            }, file.Rows[2] with { Status = RowStatus.Broken, Cause = "IL1000" }],
        });

        var cases = VerdictRuns.Conform(new VerdictRuns.Row("acme"));
        var unjudged = Build(cases with { Checks = [.. cases.Checks.Select(check => check with { Verdict = Verdict.NotJudged })] });

        Assert.Equal("nothing that it was given came back on any runtime", Cell(report, "acme", "runtimes").Remark);
        Assert.Equal("what it was given on the other runtimes came back on none", Cell(Build(cases, file), "acme", "runtimes").Remark);
        Assert.Equal(FeatureFinding.NotJudged, Of(unjudged, "acme", "runtimes").Finding);
        Assert.Equal(FeatureFinding.NotJudged, Of(report, "acme", FeatureTable.Native).Finding);
        Assert.Equal(FeatureFinding.NotJudged, Of(excluded, "acme", "runtimes").Finding);
        Assert.Equal((FeatureFinding.No, "none"), Of(broken, "acme", "runtimes"));
        Assert.Equal(("acme aot#build", "IL1000"),
            (Cell(broken, "acme", FeatureTable.Native).Verdicts[0].Name, Cell(broken, "acme", FeatureTable.Native).Verdicts[0].Reason));
    }

    [Fact]
    public void A_package_that_has_another_version_on_another_runtime_is_one_row()
    {
        var file = VerdictRuns.Check(new("acme net8.0") { Framework = "net8.0" }, new("acme net10.0"));
        var report = Build(file with { Rows = [file.Rows[0] with { PackageVersion = "9.0.0" }, file.Rows[1]] },
            VerdictRuns.Conform(new VerdictRuns.Row("acme")));

        Assert.Equal("net8.0 net10.0", Cell(report, Assert.Single(report.Rows).Label, "runtimes").Answer);
    }

    [Fact]
    public void A_case_that_a_file_has_fills_its_cell()
    {
        var file = VerdictRuns.Conform(new VerdictRuns.Row("acme"));
        var added = file.SamplesOf<CaseSamples>().Cases[2] with { Number = 55, Name = "member-added-old-data", Group = "Versions" };
        var threads = added with { Number = 65, Name = "threads-share-one", Group = "Calls" };
        CheckResult Check(CaseResult one, Verdict verdict) => file.Checks[0] with
        {
            Workload = file.Checks[0].Workload with { DataSet = one.Name },
            Verdict = verdict,
        };
        var report = Build(file with
        {
            Samples = file.SamplesOf<CaseSamples>() with
            {
                Cases = [.. file.SamplesOf<CaseSamples>().Cases, added, threads],
            },
            Checks = [.. file.Checks, Check(added, Verdict.Supported), Check(threads, Verdict.Crash)],
        });

        Assert.Equal(FeatureFinding.Yes, Of(report, "acme", FeatureTable.Versions).Finding);
        Assert.Equal((FeatureFinding.No, "acme#threads-share-one"),
            (Of(report, "acme", "thread-safe").Finding, Cell(report, "acme", "thread-safe").Verdicts[0].Name));
    }

    [Fact]
    public void A_case_that_does_not_apply_judges_nothing_and_stands_in_no_count()
    {
        var file = VerdictRuns.Conform(new VerdictRuns.Row("acme"))
            .WithCalls(("acme", "stream-of-single-bytes", Verdict.SurfaceNotOffered), ("acme", "threads-share-one", Verdict.Lossy),
            ("acme", "threads-apart", Verdict.Supported));
        var (report, row) = (Build(file), Assert.Single(CasesBuilder.Build(file)!.Rows));

        Assert.Equal(FeatureFinding.NotJudged, Of(report, "acme", FeatureTable.Streams).Finding);
        Assert.Equal((FeatureFinding.Partly, "1/2"), Of(report, "acme", "thread-safe"));
        Assert.Equal((15, 14, 1, 0, 13), (row.Verdicts.Count, row.Judged, row.NotApplicable, row.NotJudged, row.Good));
    }

    [Fact]
    public void A_library_that_refuses_streams_which_cannot_seek_reads_from_others()
    {
        var file = VerdictRuns.Conform(
            new VerdictRuns.Row("acme") { Surface = Surface.Async }, new VerdictRuns.Row("lossy") { Surface = Surface.Async })
            .WithCalls(("acme", "stream-of-single-bytes", Verdict.Rejected), ("acme", "two-messages", Verdict.Rejected),
                ("lossy", "stream-of-single-bytes", Verdict.Lossy));
        var report = Build(file);

        Assert.Equal((FeatureFinding.Yes, "yes"), Of(report, "acme", FeatureTable.Streams));
        Assert.Equal("only through streams that can seek: stream-of-single-bytes, two-messages rejected",
            Cell(report, "acme", FeatureTable.Streams).Remark);
        Assert.Equal((FeatureFinding.No, "no"), Of(report, "lossy", FeatureTable.Streams));
    }

    [Fact]
    public void That_a_payload_chooses_the_type_stands_before_any_grade()
    {
        var file = VerdictRuns.Hostile(("acme", HostileOutcome.Unchanged, ""), ("leaks", HostileOutcome.ReplacedText, ""));
        var report = Build(file with { Rows = [.. file.Rows.Select(row => row with { PayloadChoosesTypes = row.Name == "acme" })] });

        Assert.Equal((FeatureFinding.No, "chooses types, contained"), Of(report, "acme", FeatureTable.Untrusted));
        Assert.Equal((FeatureFinding.Partly, "corrupts"), Of(report, "leaks", FeatureTable.Untrusted));
        var leaks = Cell(report, "leaks", FeatureTable.Untrusted);
        Assert.Equal("acceptable if U+FFFD in texts does no harm", leaks.Remark);
        Assert.Equal([ClaimAgreement.Differs, ClaimAgreement.Agrees],
            new[] { true, false }.Select(isSafe => leaks.AgreementWith(new(FeatureTable.Untrusted, isSafe, "", ""))));
    }

    [Fact]
    public void A_claim_stands_next_to_its_cell_and_a_difference_is_told_in_every_format()
    {
        FeatureClaim[] claims =
        [
            new(FeatureTable.Graph, true, "Keeps all references.", "https://example.org/a"),
            new(FeatureTable.PrivateMembers, true, "Reads private members.", "https://example.org/b"),
            new(FeatureTable.Untrusted, true, "Is safe.", "https://example.org/c"),
        ];
        var report = FeatureBuilder.Build([VerdictRuns.Conform(Graph)], name => name == "acme/references" ? claims : []);

        Assert.Equal([ClaimAgreement.Differs, ClaimAgreement.Agrees, ClaimAgreement.NotJudged],
            report.Claims.Select(of => of.Cell.AgreementWith(of.Claim)));
        var text = Text(report, "table").ReplaceLineEndings(" ");
        Assert.Contains("Verdicts differ from 1 of 3 claims", text, StringComparison.Ordinal);
        Assert.Contains("differs: 4/5; acme/references#shared-array lossy", text, StringComparison.Ordinal);
        Assert.Contains("4/5!", text, StringComparison.Ordinal);
        Assert.Contains("https://example.org/a", Text(report, "markdown"), StringComparison.Ordinal);
        Assert.Contains("claims,", Text(report, "csv"), StringComparison.Ordinal);
        using var json = JsonDocument.Parse(Text(report, "json"));
        var row = json.RootElement.GetProperty("tables").EnumerateArray().Single(
            table => table.GetProperty("id").GetString() == "features").GetProperty("rows")[0];
        Assert.Equal("4/5!", row.GetProperty("graph").GetString());
    }

    [Fact]
    public void The_first_of_two_verdicts_on_one_case_counts()
    {
        var report = Build(VerdictRuns.Conform(
            new VerdictRuns.Row("acme", ("private-field", Verdict.Lossy))), VerdictRuns.Conform(new VerdictRuns.Row("acme")));

        Assert.Equal("3/4", Of(report, "acme", FeatureTable.PrivateMembers).Answer);
    }

    private static FeatureReport Build(params ResultsFile[] files) => FeatureBuilder.Build(files, _ => []);

    private static FeatureCell Cell(
        FeatureReport report, string row, string feature) => report.Rows.Single(of => of.Label == row).Of(feature)!;

    private static (FeatureFinding Finding, string Answer) Of(
        FeatureReport report, string row, string feature) => (Cell(report, row, feature).Finding, Cell(report, row, feature).Answer);

    private static string Text(FeatureReport report, string format)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(FeatureTables.Of(report), format, output, new OutputStyle(200, IsTerminal: false, ReportExtent.FirstScreen));
        return output.ToString();
    }
}
