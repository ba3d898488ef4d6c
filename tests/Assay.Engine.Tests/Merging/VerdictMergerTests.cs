using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Merging;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;

namespace Assay.Engine.Tests.Merging;

public class VerdictMergerTests
{
    [Fact]
    public void Files_with_different_rows_and_cases_are_one_matrix()
    {
        var merged = VerdictMerger.Merge(
            [File("a.json", "acme", Verdict.Supported, "self-cycle", "private-field"),
                File("b.json", "beta", Verdict.Lossy, "private-field", "guid")]);

        Assert.Empty(merged.Warnings);
        Assert.Equal(["acme", "beta"], merged.File.Rows.Select(row => row.Label));
        Assert.Equal(["acme", "beta"], merged.File.Options.Rows.Select(row => row.ToString()));
        Assert.Equal(["self-cycle", "private-field", "guid"], merged.File.SamplesOf<CaseSamples>().Cases.Select(one => one.Name));
        Assert.Equal(merged.File.SamplesOf<CaseSamples>().Cases.Select(one =>
            one.Name), merged.File.Options.Workloads.Select(workload => workload.DataSet));
        Assert.Equal([("acme", Verdict.Supported), ("acme", Verdict.Supported), ("beta", Verdict.Lossy), ("beta", Verdict.Lossy)],
            merged.File.Checks.Select(check => (check.Row, check.Verdict)));
    }

    [Fact]
    public void Of_two_verdicts_that_differ_the_first_counts_and_both_are_named()
    {
        var merged =
            VerdictMerger.Merge([File("a.json", "acme", Verdict.Supported, "guid"), File("b.json", "acme", Verdict.Lossy, "guid")]);

        Assert.Equal(Verdict.Supported, Assert.Single(merged.File.Checks).Verdict);
        Assert.Equal("acme#guid is supported in a.json and lossy in b.json; the first counts.", Assert.Single(merged.Warnings));
    }

    [Fact]
    public void Other_kinds_other_cases_and_other_versions_are_refused()
    {
        var one = File("a.json", "acme", Verdict.Supported, "guid");

        var kept = one.File.SamplesOf<CaseSamples>();
        Refuses("a.json and b.json hold different kinds of results.", one with
        {
            Path = "b.json",
            File = one.File with { Options = one.File.Options with { Kind = "formats" } },
        });
        Refuses("a.json and b.json have different types or values of the case guid.", one with
        {
            Path = "b.json",
            File = one.File with { Samples = kept with { Cases = [kept.Cases[0] with { Source = "other" }] } },
        });
        Refuses("a.json and b.json have different versions of Acme (acme): 1.0.0 and 2.0.0.", one with
        {
            Path = "b.json",
            File = one.File with { Rows = [one.File.Rows[0] with { PackageVersion = "2.0.0" }] },
        });

        var formats = one with
        {
            File = one.File with
            {
                Options = one.File.Options with { Kind = "formats", Own = new FormatOptions { CorpusHash = "1" } },
            },
        };
        var others = formats with
        {
            Path = "b.json",
            File = formats.File with { Options = formats.File.Options with { Own = new FormatOptions { CorpusHash = "2" } } },
        };
        Assert.StartsWith("a.json and b.json have different files of --corpus.",
            Assert.Throws<BadInputException>(() => VerdictMerger.Merge([formats, others])).Message, StringComparison.Ordinal);

        void Refuses(string sentence, ShardFile other) => Assert.StartsWith(
            sentence, Assert.Throws<BadInputException>(() => VerdictMerger.Merge([one, other])).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Of_verdicts_after_times_both_files_are_named()
    {
        var verdicts = File("b.json", "acme", Verdict.Supported, "guid");
        var options = verdicts.File.Options with { Kind = "speed" };
        var times = verdicts with { Path = "a.json", File = verdicts.File with { Options = options } };

        var refused = Assert.Throws<BadInputException>(() => VerdictMerger.Merge([times, verdicts]));

        Assert.StartsWith("a.json and b.json hold different kinds of results.", refused.Message, StringComparison.Ordinal);
    }

    private static ShardFile File(string path, string row, Verdict verdict, params string[] cases)
    {
        var run = ShardsOf.All(row)[0].File;
        WorkloadOptions[] workloads = [.. cases.Select(name => new WorkloadOptions(name, 1, 0, "case"))];
        return new ShardFile(path, run with
        {
            Options = run.Options with { Kind = "cases", Shard = null, Workloads = workloads },
            Rows = [.. run.Rows.Select(found => found with { Package = "Acme", PackageVersion = "1.0.0" })],
            Cells = [],
            Conditions = [],
            Samples = run.SamplesOf<CaseSamples>() with
            {
                Cases = [.. cases.Select((name, index) => new CaseResult
                {
                    Number = index,
                    Name = name,
                    Group = "Values",
                    Holds = "It comes back.",
                    Good = GoodVerdicts.Supported,
                    Source = name,
                })],
            },
            Checks = [.. workloads.Select(workload => new CheckResult
            {
                Row = row,
                Workload = workload,
                Surface = Surface.Bytes,
                Verdict = verdict,
            })],
        });
    }
}
