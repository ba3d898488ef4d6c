using System.Text.Json.Nodes;

namespace Assay.Cli.Tests;

/// <summary>Nothing that Assay did not make is deleted, and nothing that it measured is lost.</summary>
public class NothingLostTests
{
    private static readonly string[] Small = ["run", "--rows", "reference/straight-line", "--size", "10", "--operation", "serialize",
        "--processes", "1"];

    [Fact]
    public void A_home_folder_that_is_named_as_the_cache_is_neither_used_nor_cleared()
    {
        using WorkingFolder home = new();
        var letter = home.File("Documents/letter.txt");
        Directory.CreateDirectory(home.File("Documents"));
        File.WriteAllText(letter, "Dear");
        Dictionary<string, string> environment = new() { ["HOME"] = home.Path, ["USERPROFILE"] = home.Path, ["ASSAY_CACHE"] = home.Path };

        var cleared = AssayProcess.Run(home.Path, _ => { }, environment, "cache", "clear");
        var used = AssayProcess.Run(home.Path, _ => { }, environment, Small);

        AssertRefused(cleared, $"{home.Path} is or contains your home folder, so nothing was removed.");
        AssertRefused(used,
            $"{home.Path} contains files that Assay did not create, so it cannot be the cache. Set ASSAY_CACHE to a new or empty folder.");
        Assert.Equal("Dear", File.ReadAllText(letter));
    }

    [Fact]
    [Trait("Category", "slow")]
    public async Task Runs_that_begin_in_the_same_second_both_keep_their_results()
    {
        using WorkingFolder folder = new();

        var answers = await Task.WhenAll(Enumerable.Range(0, 3).Select(_ => Task.Run(() => AssayInProcess.Run(folder.Path, Small))));

        Assert.All(answers, answer => Assert.True(answer.ExitCode == 0, answer.Errors));
        var results = Directory.GetFiles(folder.File("results"), "*.json");
        Assert.Equal(3, results.Length);
        Assert.All(results, file => Assert.True(JsonNode.Parse(File.ReadAllText(file))!["isComplete"]!.GetValue<bool>(), file));
    }

    [Fact]
    public void What_cannot_be_gone_on_with_is_refused_before_anything_is_built()
    {
        using WorkingFolder folder = new();
        Assert.Equal(0, AssayInProcess.Run(folder.Path, [.. Small, "--out", "r.json"]).ExitCode);

        var complete = AssayInProcess.Run(folder.Path, "run", "--resume", "r.json");
        Change(folder, results => results["isComplete"] = false);
        Change(folder, results => results["machine"]!["processor"] = "Another");
        var processor = AssayInProcess.Run(folder.Path, "run", "--resume", "r.json");
        Change(folder, results => results["cells"]![0]!["blocks"]![0]!["elapsedNanoseconds"]![0] = 0);
        var damaged = File.ReadAllText(folder.File("r.json"));
        var resumed = AssayInProcess.Run(folder.Path, "run", "--resume", "r.json");
        var report = AssayInProcess.Run(folder.Path, "report", "r.json");

        Assert.Equal(0, complete.ExitCode);
        Assert.StartsWith("r.json is complete, so there is nothing to resume", complete.Errors, StringComparison.Ordinal);
        AssertRefused(processor, "r.json was measured with another processor (");
        AssertRefused(resumed, "r.json is damaged or not a results file (cells[0].");
        AssertRefused(report, "r.json is damaged or not a results file (cells[0].");
        Assert.Equal(damaged, File.ReadAllText(folder.File("r.json")));
        Assert.Equal(["r.json"], Directory.EnumerateFileSystemEntries(folder.Path).Select(Path.GetFileName).Except(["r.html"]));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Types_that_change_during_a_run_end_it_and_another_build_of_them_is_no_resumption()
    {
        using Types.ShopFolder folder = new();
        string[] options = ["--rows", "reference/straight-line", "--operation", "serialize", "--processes", "1"];
        Assert.Equal(0, folder.RunOrders(options).ExitCode);
        var results = JsonNode.Parse(File.ReadAllText(folder.FileOf("r.json")))!;
        results["isComplete"] = false;
        File.WriteAllText(folder.FileOf("r.json"), results.ToJsonString());

        // A copy that differs in a byte behind the end of the assembly is another file and the same types.
        File.AppendAllText(folder.FileOf("Shop.dll"), " ");
        var resumed = folder.Run("run", "--resume", "r.json", "--trust");
        var changes = 0;
        var changed = AssayProcess.Run(
            folder.Path,
            seen => changes += seen.Line == "Building" && changes == 0 ? Append(folder.FileOf("Shop.dll")) : 0,
            ["run", "--types", "Shop.dll", "--root", "Shop.Order", "--out", "c.json", .. options]);

        AssertRefused(resumed, "r.json was measured with another build of Shop.dll or its dependencies. Start a new run;");
        Assert.Equal(2, changed.ExitCode);
        Assert.Contains(
            "Shop.dll, or a file it needs, changed during the run, so nothing was measured.", changed.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.FileOf("c.json")));
    }

    [Fact]
    public void Results_are_tried_before_the_types_are_built()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("file"), "");
        File.WriteAllText(folder.File("Types.csproj"), "This is no project, and nobody finds out.");

        AssertRefused(AssayInProcess.Run(folder.Path, "run", "--types", "Types.csproj", "--root", "Order", "--out", "file/r.json"),
            "Results cannot be written to file/r.json");
    }

    private static int Append(string file)
    {
        File.AppendAllText(file, " ");
        return 1;
    }

    private static void Change(WorkingFolder folder, Action<JsonNode> change)
    {
        var results = JsonNode.Parse(File.ReadAllText(folder.File("r.json")))!;
        change(results);
        File.WriteAllText(folder.File("r.json"), results.ToJsonString());
    }

    private static void AssertRefused(Answer answer, string sentence)
    {
        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }
}
