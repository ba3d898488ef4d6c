using Assay.Core.Results;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Merging;
using Assay.Experiments.Hostile;
using Assay.Report.Tests;

namespace Assay.Cli.Tests;

/// <summary><c>assay report --as features</c>, and what other commands make of several files of verdicts.</summary>
public class FeaturesTests
{
    private static readonly VerdictRuns.Row Plain = new("json.net/reused", ("shared-object", Verdict.Lossy));
    private static readonly VerdictRuns.Row References = new("json.net/preserve-references", ("shared-array", Verdict.Lossy));

    [Fact]
    public void A_table_of_several_files_has_verdicts_and_the_claims_of_the_adapters()
    {
        using WorkingFolder folder = new();
        ResultsStore.Save(VerdictRuns.Conform(Plain, References), folder.File("c.json"));
        ResultsStore.Save(VerdictRuns.Hostile(("json.net/reused", HostileOutcome.Unchanged, "")), folder.File("h.json"));

        var answer = AssayInProcess.Run(folder.Path, "report", "c.json", "h.json", "--as", "features", "--details");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Matches(@"json\.net/reused +4/5! ", answer.Output);
        Assert.Contains(
            "newtonsoft.com/json/help/html/PreserveObjectReferences.htm", answer.Output.ReplaceLineEndings(""), StringComparison.Ordinal);
        Assert.Matches(@"json\.net/reused +untrusted-input +yes +contained", answer.Output);
    }

    [Fact]
    public void Files_with_different_rows_are_one_matrix_for_report_and_merge()
    {
        using WorkingFolder folder = new();
        ResultsStore.Save(VerdictRuns.Conform(Plain), folder.File("a.json"));
        ResultsStore.Save(VerdictRuns.Conform(References), folder.File("b.json"));

        var report = AssayInProcess.Run(folder.Path, "report", "a.json", "b.json");
        var merge = AssayInProcess.Run(folder.Path, "merge", "a.json", "b.json", "--out", "c.json");

        Assert.Equal((0, ""), (report.ExitCode, report.Errors));
        Assert.Contains("2 rows, 12 cases", report.Output, StringComparison.Ordinal);
        Assert.Equal((0, "", "Merged results: c.json. Print them with 'assay report c.json'."),
            (merge.ExitCode, merge.Output, merge.Errors.TrimEnd()));
        Assert.Contains("More: assay report a.json b.json --details", report.Output, StringComparison.Ordinal);
        Assert.Equal(report.Output.Replace("report a.json b.json", "report c.json", StringComparison.Ordinal),
            AssayInProcess.Run(folder.Path, "report", "c.json").Output);
    }

    [Fact]
    public void Several_files_of_measurements_need_a_page()
    {
        using WorkingFolder folder = new();
        foreach (var part in ShardsOf.All("a")[..2])
            ResultsStore.Save(part.File, folder.File(part.Path));

        var answer = AssayInProcess.Run(folder.Path, "report", "part1.json", "part2.json");

        Assert.Equal((2, "Only an HTML page takes several results files of measurements. Add --out report.html, or name one file."),
            (answer.ExitCode, answer.Errors.TrimEnd()));
    }
}
