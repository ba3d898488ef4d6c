using System.Text.Json;

namespace Assay.Cli.Tests;

public class ScanTests
{
    /// <summary>An assembly of the SDK with types that were made for BinaryFormatter.</summary>
    private static readonly string Framework = Directory.EnumerateDirectories(
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", "..", "sdk")))
        .Select(sdk => Path.Combine(sdk, "Microsoft.Build.Framework.dll"))
        .Last(File.Exists);

    [Fact]
    public void An_assembly_that_nobody_built_for_it_is_scanned_without_running_anything()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "--types", Framework);

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains("[Serializable] types. Only metadata was read", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Microsoft.Build.Framework.BuildMessageEventArgs", answer.Output, StringComparison.Ordinal);
        Assert.Matches(@"\d+ of \d+ types are taken by plain without edits", answer.Output);
        Assert.All(answer.Output.Split('\n').Where(line => line.Contains(' ', StringComparison.Ordinal)),
            line => Assert.InRange(line.TrimEnd().Length, 0, 160));
        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
    }

    [Fact]
    public void A_program_can_read_a_scan()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "--no-run", "--types", Framework, "--rows",
            "binary-formatter/serializable,json.net", "--root", "Microsoft.Build.Framework.*EventArgs", "--format", "json");

        using var document = JsonDocument.Parse(answer.Output);
        JsonElement[] types = [.. document.RootElement.GetProperty("assemblies")[0].GetProperty("types").EnumerateArray()];
        Assert.True(types.Length > 10);
        JsonElement[] summary = [.. document.RootElement.GetProperty("summary").EnumerateArray()];
        Assert.Equal(
            ["data-contract-json-net", "plain", "serializable"], summary.Select(total => total.GetProperty("dialect").GetString()).Order());
        Assert.All(summary, total => Assert.Equal(
            types.Length,
            total.GetProperty("asItIs").GetInt32()
                + total.GetProperty("afterEdits").GetInt32()
                + total.GetProperty("throughGeneratedClasses").GetInt32() + total.GetProperty("cannot").GetInt32()));
        Assert.Contains(
            "json.net/reused", summary.SelectMany(total => total.GetProperty("rows").EnumerateArray()).Select(row => row.GetString()));
    }

    [Fact]
    public void Every_obstacle_that_an_edit_removes_is_named_with_the_edit_also_where_others_stay()
    {
        using WorkingFolder folder = new();
        var legacy = typeof(LegacyClasses.Make).Assembly.Location;

        string[] scan =
            ["check", "--no-run", "--types", legacy, "--root", "LegacyClasses.Office,LegacyClasses.Watcher", "--rows",
                "memory-pack/utf-8,bond/fast"];
        var cut = AssayInProcess.Run(folder.Path, scan);
        var whole = AssayInProcess.Run(folder.Path, [.. scan, "--all"]);

        Assert.Equal((0, 0), (cut.ExitCode, whole.ExitCode));
        Assert.Contains("to edit    mark it [NonSerialized] (1 place): Watcher._found", cut.Output, StringComparison.Ordinal);
        Assert.Matches(@"to edit    use a generic collection \(\d+ places\): Archive\.", cut.Output);
        Assert.Contains(" more\n", cut.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Contains("Lists end after 6 names: --all prints them whole.", cut.Output, StringComparison.Ordinal);
        Assert.DoesNotContain(" more", whole.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("--all", whole.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_not_known_of_packages_is_said()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> fresh = new() { ["ASSAY_CACHE"] = folder.File("cache") };

        var answer = AssayProcess.Run(folder.Path, _ => { }, fresh, "check", "--no-run", "--types",
            typeof(LegacyClasses.Make).Assembly.Location, "--root", "LegacyClasses.Watcher", "--rows", "memory-pack/utf-8,xml-serializer");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains(
            "Whether these packages restore here is not known yet, for 1 row: memory-pack/utf-8. 'assay show rows' asks your NuGet feeds.",
            answer.Output.ReplaceLineEndings("\n").Replace("\n    ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    [Fact]
    public void Where_no_type_is_marked_every_type_is_read()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", Path.Combine(AssayProcess.Folder, "Assay.Analysis.dll"), "--rows", "json.net/reused");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Matches(@"Assay\.Analysis\.dll: \d+ types\. Only metadata was read", answer.Output);
        Assert.Contains("Assay.Analysis.Model.", answer.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("nowhere.dll", "There is no file nowhere.dll. Build its project, or correct the path.")]
    [InlineData("text.dll", "text.dll is not a .NET assembly. Give the .dll that contains the types.")]
    [InlineData(".", ". is a folder. Name the assemblies in it, such as ")]
    public void What_is_no_assembly_is_bad_input(string file, string sentence)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("text.dll"), "This is no assembly.");

        AssertRefused(AssayInProcess.Run(folder.Path, "check", "--types", file), sentence);
    }

    [Theory]
    [InlineData(
        "--root Assay.Analysis.Nothing.Such", "There is no type in these files \"Assay.Analysis.Nothing.Such\". Nearest: Assay.Analysis.")]
    [InlineData("--root ,", "--root has no value")]
    [InlineData("--rows jsn.net/reused", "There is no row \"jsn.net/reused\". Nearest: json.net/reused")]
    [InlineData("--rows net-data-contract-serializer", "net-data-contract-serializer: Windows only: ")]
    [InlineData("--edits", "--edits has no effect with --no-run, which only reads the types.")]
    [InlineData("--references nowhere", "There is no reference nowhere. Name a folder of assemblies, or an assembly.")]
    [InlineData("--format csv", "What is read from metadata has the formats table and json.")]
    public void An_assembly_without_what_was_asked_for_says_what_to_do(string options, string sentence)
    {
        using WorkingFolder folder = new();
        var analysis = Path.Combine(AssayProcess.Folder, "Assay.Analysis.dll");

        var answer = AssayInProcess.Run(
            folder.Path, ["check", "--no-run", "--types", analysis, .. options.Split(' ', StringSplitOptions.RemoveEmptyEntries)]);

        AssertRefused(answer, sentence);
    }

    private static void AssertRefused(Answer answer, string sentence)
    {
        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }
}
