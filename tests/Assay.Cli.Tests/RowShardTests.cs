using System.Text.RegularExpressions;

namespace Assay.Cli.Tests;

/// <summary><c>--shard</c> of what shares rows, and <c>assay merge</c> of the parts.</summary>
public partial class RowShardTests
{
    private const string Rows = "system.text.json/reflection,json.net/reused,system.text.json/source-generated";

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("check cases --case guid,self-cycle")]
    [InlineData("check formats --format-of json --case leading-zero,duplicate-*")]
    [InlineData("check exchange --shape simple")]
    [InlineData("check --data-set books,integers")]
    [InlineData("check hostile --data-set orders --kind cut,tail --inputs 10")]
    public void Two_parts_give_the_verdicts_of_a_whole_run(string command)
    {
        using WorkingFolder folder = new();

        var (whole, merged) = WholeAndMerged(folder, command);

        Assert.Equal(WithoutFigures(whole), WithoutFigures(merged));
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("run startup --data-set books --processes 2")]
    [InlineData("run growth --size 1k --operation deserialize --processes 1")]
    [InlineData("run growth --predict 10k --size 1k --others none --operation serialize --processes 1")]
    [InlineData("run memory --size 10 --span 0.1s --threads 1")]
    [InlineData("run io --size 10 --through memory --compress none --processes 1")]
    [InlineData("run calls --size 10")]
    [InlineData("check fuzz --span 1s")]
    public void Two_parts_give_figures_of_the_rows_and_columns_of_a_whole_run(string command)
    {
        using WorkingFolder folder = new();

        var (whole, merged) = WholeAndMerged(folder, command);

        Assert.Equal(FiguresOf(whole), FiguresOf(merged));
        Assert.NotEmpty(FiguresOf(whole));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_part_says_so_and_goes_on_and_what_does_not_fit_is_refused()
    {
        using WorkingFolder folder = new();
        string[] asked = ["check", "cases", "--rows", Rows, "--case", "guid"];

        var first = AssayInProcess.Run(folder.Path, [.. asked, "--shard", "1/2", "--out", "part1.json"]);
        Assert.True(first.ExitCode == 0, first.Errors);
        Assert.StartsWith("SHARD 1 of 2: a part of a run, with 1 of its 3 rows.", first.Output, StringComparison.Ordinal);
        Assert.Contains("This is shard 1 of 2. Merge all shards with: assay merge part*.json --out whole.json", first.Errors,
            StringComparison.Ordinal);
        Assert.Contains("part1.json is complete, so there is nothing to resume.",
            AssayInProcess.Run(folder.Path, "check", "cases", "--resume", "part1.json", "--shard", "1/2").Errors, StringComparison.Ordinal);
        Assert.Equal("part1.json was measured with another --shard. Resume it without --shard, or start a new run; the file is unchanged.",
            AssayInProcess.Run(folder.Path, "check", "cases", "--resume", "part1.json", "--shard", "2/2").Errors.TrimEnd());

        AssayInProcess.Run(folder.Path, ["check", "cases", "--rows", Rows, "--case", "datetime-kind", "--shard", "2/2", "--out",
            "part2.json"]);
        var other = AssayInProcess.Run(folder.Path, "merge", "part1.json", "part2.json", "--out", "whole.json");
        Assert.Equal(2, other.ExitCode);
        Assert.StartsWith("part1.json and part2.json have different data sets: guid 1 and datetime-kind 1.", other.Errors,
            StringComparison.Ordinal);

        var alone = AssayInProcess.Run(folder.Path, "merge", "part1.json", "--out", "one.json");
        Assert.StartsWith("1 of 2 shards: shard 2 is missing. Rows are missing; measure what is missing with --shard and merge again.",
            alone.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("run startup --shard 4/4", "--shard 4/4 needs a row for each shard, but the run has 3 rows. Use fewer shards, or more "
        + "rows.")]
    [InlineData("check cases --shard 4/4", "--shard 4/4 needs a row for each shard, but the run has 3 rows. Use fewer shards, or more "
        + "rows.")]
    [InlineData("run memory --shard 3/2", "--shard takes a part of a run such as 2/6 (the second of six), not \"3/2\".")]
    public void A_part_that_there_cannot_be_is_refused(string command, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--rows", Rows]);

        Assert.Equal((2, "", sentence), (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
    }

    private static (string Whole, string Merged) WholeAndMerged(WorkingFolder folder, string command)
    {
        string[] asked = [.. command.Split(' '), "--rows", Rows];
        Run("whole.json");
        Run("part1.json", "--shard", "1/2");
        Run("part2.json", "--shard", "2/2");
        var merge = AssayInProcess.Run(folder.Path, "merge", "part*.json", "--out", "merged.json");
        Assert.Equal((0, "Merged results: merged.json. Print them with 'assay report merged.json'."),
            (merge.ExitCode, merge.Errors.TrimEnd()));
        return (CsvOf("whole.json"), CsvOf("merged.json"));

        void Run(string file, params string[] more)
        {
            var answer = AssayInProcess.Run(folder.Path, [.. asked, .. more, "--out", file]);
            Assert.True(answer.ExitCode == 0, answer.Errors);
        }

        string CsvOf(string file) => AssayInProcess.Run(folder.Path, "report", file, "--format", "csv").Output;
    }

    /// <summary>Times and bytes differ from run to run; counts of verdicts do not, and are small.</summary>
    private static string WithoutFigures(string csv) => Figure().Replace(csv, "");

    /// <summary>Table and row of each line; what depends on how fast a row was is left out.</summary>
    private static List<string> FiguresOf(string csv) =>
        [.. csv.Split('\n').Select(line => string.Join(',', line.Split(',').Take(2))).Distinct().Order(StringComparer.Ordinal)];

    [GeneratedRegex("(?<=,)[0-9]{3,}(?=[,\r\n])|[0-9.]+ (ns|us|ms|s)(?= at most)")]
    private static partial Regex Figure();
}
