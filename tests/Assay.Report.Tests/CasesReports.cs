using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class CasesReports
{
    private static readonly CaseResult Field = new()
    {
        Number = 10,
        Name = "private-field",
        Group = "Members",
        Holds = "A private field comes back.",
        Good = GoodVerdicts.Supported,
        Source = "public class Account;\n",
    };
    private static readonly CaseResult Delegate = new()
    {
        Number = 9,
        Name = "delegate",
        Group = "Shapes",
        Holds = "A delegate is rejected.",
        Good = GoodVerdicts.Rejected,
    };

    [Fact]
    public void What_came_back_through_a_generated_class_is_said_so_in_every_count()
    {
        var file =
            VerdictRuns.Conform(new VerdictRuns.Row("a") { Dialect = "proto" }, new VerdictRuns.Row("b") { Dialect = "avro-reflect" });
        var report = CasesBuilder.Build(file)!;

        Assert.Equal([(11, 0), (0, 11)],
            report.Rows.OrderByDescending(row => row.ThroughDto)
                .Select(row => (row.ThroughDto, row.Count(Verdict.Supported) - row.ThroughDto)));
        Assert.Contains("24 of 24 verdicts are good (11 supported, 11 through a DTO, 2 rejected).",
            As("table", file).ReplaceLineEndings(" ").Replace("  ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.Contains("through a DTO", As("csv", file), StringComparison.Ordinal);
    }

    [Fact]
    public void The_worst_row_stands_first_and_a_good_rejection_counts_as_good()
    {
        var report =
            CasesBuilder.Build(
                File([Field, Delegate], ("good", Verdict.Supported, Verdict.Rejected), ("crashing", Verdict.Crash, Verdict.Rejected),
                ("losing", Verdict.Lossy, Verdict.Rejected)))!;

        Assert.Equal(["losing", "crashing", "good"], report.Rows.Select(row => row.Label));
        Assert.Equal([1, 1, 2], report.Rows.Select(row => row.Good));
        Assert.Equal(["delegate", "private-field"], report.Cases.Select(one => one.Name));
        Assert.Equal("NU1101: Unable to find package Absent.", Assert.Single(report.Missing).Cause);
    }

    [Fact]
    public void Another_row_of_the_library_that_supports_a_case_is_the_opt_in()
    {
        var report =
            CasesBuilder.Build(File([Field], ("acme/defaults", Verdict.Lossy, null), ("acme/fields", Verdict.Supported, null)))!;

        Assert.Equal("acme/fields (settings of acme/fields)", report.Rows.Single(row => row.Label == "acme/defaults").Verdicts[0].OptIn);
        Assert.Equal("", report.Rows.Single(row => row.Label == "acme/fields").Verdicts[0].OptIn);
    }

    [Fact]
    public void What_Assay_cannot_give_to_a_library_counts_neither_as_good_nor_as_bad()
    {
        var file = File([Delegate], ("good", Verdict.Supported, Verdict.Rejected), ("copies", Verdict.Supported, Verdict.Rejected));
        const string cause = "Assay cannot emit this yet: TrackList derives from List<string>.";
        file = file with
        {
            Checks =
            [
                .. file.Checks.Select(check => check is { Row: "copies", Workload.DataSet: "delegate" }
                    ? check with { Verdict = Verdict.NotJudged, Judge = Judge.Assay, Cause = cause }
                    : check),
            ],
        };

        var report = CasesBuilder.Build(file)!;

        var copies = report.Rows.Single(row => row.Label == "copies");
        Assert.Equal((0, 0, 1), (copies.Good, copies.Count(Verdict.Rejected), copies.NotJudged));
        Assert.Matches(@"copies +not judged +- +Assay cannot emit this yet", As("table", file));
    }

    [Fact]
    public void Many_rows_are_a_matrix_by_groups_with_every_verdict_for_programs()
    {
        var file = File([Field, Delegate], ("good", Verdict.Supported, Verdict.Rejected), ("losing", Verdict.Lossy, Verdict.Supported));

        Assert.Contains(
            "2 rows, 2 cases: 2 of 4 verdicts are good (2 supported, 1 lossy, 1 rejected).", As("table", file), StringComparison.Ordinal);
        Assert.Matches(@"losing +1 +0 +0 +0 +0/1 +0/1", As("table", file));
        Assert.Matches(@"good +0 +0 +0 +1 +1/1 +1/1", As("table", file));
        using var json = JsonDocument.Parse(As("json", file));
        var verdicts = json.RootElement.GetProperty("tables").EnumerateArray()
            .Single(table => table.GetProperty("id").GetString() == "verdicts").GetProperty("rows").EnumerateArray().ToList();
        Assert.Equal(4, verdicts.Count);
        var lost = verdicts.Single(row => row.GetProperty("id").GetString() == "losing#private-field");
        Assert.Equal(("lossy", "no", "Account.balance: another value"),
            (lost.GetProperty("verdict").GetString(), lost.GetProperty("good").GetString(), lost.GetProperty("reason").GetString()));
        Assert.False(json.RootElement.TryGetProperty("code", out _));
    }

    [Fact]
    public void One_row_is_told_by_its_cases_with_reasons()
    {
        var text = As("table", File([Field, Delegate], ("losing", Verdict.Lossy, Verdict.Rejected)));

        Assert.Contains("losing: its cases", text, StringComparison.Ordinal);
        Assert.Matches(@"10 private-field +lossy +no +Account\.balance: another value", text);
        Assert.DoesNotContain("Rows by groups", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_way_that_came_back_of_several_that_are_right_is_the_reason()
    {
        var file = File([Field, Delegate], ("good", Verdict.Supported, Verdict.Rejected));
        file = file with
        {
            Checks = [
                .. file.Checks.Select(
                    check => check.Verdict == Verdict.Supported ? check with { Way = "the default of its type" } : check)],
        };

        Assert.Matches(@"10 private-field +supported +yes +the default of its type", As("table", file));
    }

    [Fact]
    public void What_versions_of_a_package_read_of_each_other_stands_apart_and_only_failures_on_the_first_screen()
    {
        var file = File(
            [Field, Delegate], ("acme@1.0.0", Verdict.Supported, Verdict.Supported), ("acme@2.0.0", Verdict.Supported, Verdict.Supported));
        file = file with
        {
            Samples = file.SamplesOf<CaseSamples>() with
            {
                CrossChecks = [Check("acme@2.0.0", "private-field", Verdict.Lossy) with { WrittenBy = "acme@1.0.0" },
                    Check("acme@2.0.0", "delegate", Verdict.Supported) with { WrittenBy = "acme@1.0.0" }],
            },
        };

        var text = As("table", file);
        Assert.Contains("Versions of one package read 1 of 2 cases that another version wrote.", text, StringComparison.Ordinal);
        Assert.Matches(@"acme@2\.0\.0 reads 1\.0\.0 +10 private-field +lossy +Account\.balance: another value", text);
        Assert.DoesNotMatch(@"reads 1\.0\.0 +9 delegate", text);
        using var json = JsonDocument.Parse(As("json", file));
        var all = json.RootElement.GetProperty("tables").EnumerateArray().Single(table => table.GetProperty("id").GetString() == "versions")
            .GetProperty("rows").EnumerateArray().ToList();
        Assert.Equal(["acme@2.0.0 reads 1.0.0#delegate", "acme@2.0.0 reads 1.0.0#private-field"],
            all.Select(row => row.GetProperty("id").GetString()));
    }

    [Theory]
    [InlineData("table", "\n    public class Account;\n")]
    [InlineData("markdown", "```csharp\npublic class Account;\n```")]
    [InlineData("json", "\"text\": \"public class Account;\\n\"")]
    public void One_case_is_told_by_rows_with_its_types_and_value_as_code(string format, string expected) =>
        Assert.Contains(expected, As(format, File([Field], ("good", Verdict.Supported, null), ("losing", Verdict.Lossy, null))),
            StringComparison.Ordinal);

    private static string As(string format, ResultsFile file)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(
            CasesTables.Of(file)!, format, output, new OutputStyle(120, IsTerminal: false, ReportExtent.FirstScreen));
        return output.ToString();
    }

    private static ResultsFile File(CaseResult[] cases, params (string Row, Verdict Field, Verdict? Delegate)[] rows)
    {
        var builder = new ResultsBuilder { Blocks = 1 };
        foreach (var (row, _, _) in rows)
            builder.Row(row, row.StartsWith("acme", StringComparison.Ordinal) ? "Acme" : row, "1.0.0", settings: $"settings of {row}");
        var file = builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.").Build();
        return file with
        {
            Options = file.Options with { Kind = "cases", Workloads = [.. cases.Select(one => Workload(one.Name))] },
            Samples = file.SamplesOf<CaseSamples>() with
            {
                Cases = cases,
            },
            Cells = [],
            Conditions = [],
            Checks = [
                .. rows.SelectMany(
                    row => new[] { Check(row.Row, "private-field", row.Field), row.Delegate is { } verdict
                    ? Check(row.Row, "delegate", verdict)
                    : null }).OfType<CheckResult>()],
        };
    }

    private static WorkloadOptions Workload(string name) => new(name, 1, 0, "case");

    private static CheckResult Check(string row, string name, Verdict verdict) => new()
    {
        Row = row,
        Workload = Workload(name),
        Surface = Surface.Bytes,
        Verdict = verdict,
        Cause = verdict is Verdict.Supported or Verdict.Lossy ? "" : "its cause",
        Differences = verdict == Verdict.Lossy ? ["Account.balance: another value"] : [],
    };
}
