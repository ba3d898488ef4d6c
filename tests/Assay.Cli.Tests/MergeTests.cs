using System.Text.Json;
using Assay.Engine.Merging;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Merging;

namespace Assay.Cli.Tests;

/// <summary><c>assay run --shard</c> and <c>assay merge</c>.</summary>
public class MergeTests
{
    private const int Shards = 6;

    [Fact]
    [Trait("Category", "slow")]
    public void Six_real_shards_are_one_run_and_five_of_them_are_a_run_that_lacks_one()
    {
        using WorkingFolder folder = new();
        foreach (var number in Enumerable.Range(1, Shards))
        {
            var shard = AssayInProcess.Run(
                folder.Path, "run", "--rows", "system.text.json/reflection,system.text.json/source-generated", "--size", "10",
                "--operation", "serialize",
                "--processes", $"{Shards}", "--shard", $"{number}/{Shards}", "--out", $"part{number}.json");

            Assert.Equal(0, shard.ExitCode);
            Assert.Contains($"SHARD {number} of 6: a part of a run, with 1 of its 6 blocks.", shard.Output, StringComparison.Ordinal);
            Assert.Contains($"This is shard {number} of 6. Merge all shards with: assay merge part*.json --out whole.json", shard.Errors,
                StringComparison.Ordinal);
        }

        var whole = AssayInProcess.Run(folder.Path, "merge", "part*.json", "--out", "whole.json");
        Assert.Equal((0, "", "Merged results: whole.json. Print them with 'assay report whole.json'."),
            (whole.ExitCode, whole.Output, whole.Errors.TrimEnd()));
        Assert.Equal([0, 1, 2, 3, 4, 5], BlocksOf(folder.File("whole.json")));
        var report = AssayInProcess.Run(folder.Path, "report", "whole.json", "--details");
        Assert.Contains(
            "(6 shards)", report.Output.ReplaceLineEndings(" ").Replace("   ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.DoesNotContain("SCREENING", report.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("INCOMPLETE", report.Output, StringComparison.Ordinal);

        File.Delete(folder.File("part4.json"));
        var five = AssayInProcess.Run(folder.Path, "merge", "part*.json", "--out", "five.json");
        Assert.Equal(0, five.ExitCode);
        Assert.StartsWith("5 of 6 shards: shard 4 is missing.", five.Errors, StringComparison.Ordinal);
        Assert.Equal([0, 1, 2, 4, 5], BlocksOf(folder.File("five.json")));
        Assert.StartsWith(
            "5 of 6 shards: shard 4 is missing.", AssayInProcess.Run(folder.Path, "report", "five.json").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Parts_are_found_by_a_pattern_and_a_missing_one_is_named_on_standard_error()
    {
        using WorkingFolder folder = new();
        Write(folder, [.. ShardsOf.All("a", "b").Where(part => part.Path != "part2.json")]);

        var answer = AssayInProcess.Run(folder.Path, "merge", "part?.json", "--out", "new/whole.json");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(
            ["5 of 6 shards: shard 2 is missing. The result rests on fewer blocks; measure what is missing with --shard and merge again.",
                "Merged results: new/whole.json. Print them with 'assay report new/whole.json'."],
            answer.Errors.TrimEnd().Split('\n').Select(line => line.TrimEnd()));
        Assert.Equal([0, 2, 3, 4, 5], BlocksOf(folder.File("new/whole.json")));
    }

    [Fact]
    public void Parts_of_another_run_are_refused_and_nothing_is_written()
    {
        using WorkingFolder folder = new();
        var parts = ShardsOf.All("a");

        Refuses("part1.json and part6.json have different versions of Assay: 0.1.0 and 0.2.0. Merge only shards of one run.",
            parts[5].With(file => file with { AssayVersion = "0.2.0" }));
        Refuses("part1.json and part6.json have different seeds: 1 and 2. Merge only shards of one run.",
            parts[5].WithOptions(options => options with { Seed = 2 }));
        Refuses("part1.json and part6.json have different versions of Test.Package (a): 1.2.3 and 2.0.0. Merge only shards of one run.",
            parts[5].WithRow(row => row with { PackageVersion = "2.0.0" }));
        Refuses("part5.json and part6.json are both shard 5 of 6. Name each shard once.", parts[4] with { Path = "part6.json" });

        void Refuses(string sentence, ShardFile last)
        {
            Write(folder, [.. parts[..5], last]);
            var answer = AssayInProcess.Run(folder.Path, "merge", "part*.json", "--out", "whole.json");
            Assert.Equal((2, "", sentence), (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
            Assert.False(File.Exists(folder.File("whole.json")));
        }
    }

    [Fact]
    public void A_file_that_is_there_is_not_replaced()
    {
        using WorkingFolder folder = new();
        Write(folder, ShardsOf.All("a"));
        var before = File.ReadAllText(folder.File("part1.json"));

        var answer = AssayInProcess.Run(folder.Path, "merge", "part*.json", "--out", "part1.json");

        Assert.Equal((2, "part1.json already exists. Name another file with --out."), (answer.ExitCode, answer.Errors.TrimEnd()));
        Assert.Equal(before, File.ReadAllText(folder.File("part1.json")));
    }

    [Fact]
    public void A_merged_run_is_not_resumed()
    {
        using WorkingFolder folder = new();
        var merged = ShardMerger.Merge(ShardsOf.All("json.net/reused")).File;
        ResultsStore.Save(merged, folder.File("whole.json"));

        var answer = AssayInProcess.Run(folder.Path, "run", "--resume", "whole.json");

        Assert.Equal(
            (2, "whole.json was merged from shards, and no machine can go on with all of them. Resume the shards, then merge again; "
                + "the file is unchanged."), (answer.ExitCode, answer.Errors.TrimEnd()));
    }

    private static void Write(WorkingFolder folder, IReadOnlyList<ShardFile> parts)
    {
        foreach (var part in parts)
            ResultsStore.Save(part.File, folder.File(part.Path));
    }

    private static IEnumerable<int> BlocksOf(string file)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return [.. results.RootElement.GetProperty("cells")[0].GetProperty("blocks").EnumerateArray()
            .Select(block => block.GetProperty("block").GetInt32())];
    }
}
