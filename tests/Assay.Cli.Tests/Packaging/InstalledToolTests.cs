using System.Text.Json;

namespace Assay.Cli.Tests.Packaging;

/// <summary>The package as its users get it: packed, installed from a folder, and run where there is nothing else.</summary>
public sealed class InstalledToolTests
{
    private const string Row = "system.text.json/reflection";

    [Fact]
    [Trait("Category", "slow")]
    public void The_packed_tool_measures_in_an_empty_folder_without_node_and_changes_nothing_where_it_is_installed()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Its path holds dotnet alone, through a link.");
        using WorkingFolder folder = new();
        Assert.SkipWhen(!ToolPackage.CanBePacked(folder), "Needs Node.js, without which there is no package.");
        Install(folder);
        var tools = folder.File("tools");
        IReadOnlyList<string> installed = FilesIn(tools);
        var here = Directory.CreateDirectory(folder.File("empty")).FullName;
        var environment = Alone(folder);

        var written =
            OtherProgram.Run(here, Path.Combine(tools, "assay"), environment, "init", "--rows", Row, "--size", "1", "--processes", "1");
        var measured =
            OtherProgram.Run(here, Path.Combine(tools, "assay"), environment, "run", "--operation", "serialize", "--out", "r.json");

        Assert.Equal((0, ""), (written.ExitCode, written.Errors));
        Assert.True(measured.ExitCode == 0, measured.Errors);
        Assert.StartsWith($"Options from assay.json: --rows {Row} --size 1 --processes 1", measured.Errors, StringComparison.Ordinal);
        Assert.Contains(Row, measured.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(Path.Combine(here, "r.json")));
        Assert.NotEmpty(results.RootElement.GetProperty("cells").EnumerateArray().First().GetProperty("blocks").EnumerateArray());
        Assert.Contains("<script", File.ReadAllText(Path.Combine(here, "r.html")), StringComparison.Ordinal);
        Assert.Equal(["assay.json", "assay.schema.json", "r.html", "r.json"],
            Directory.EnumerateFileSystemEntries(here).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.True(Directory.Exists(folder.File("data/assay/cache/builds")));
        Assert.Equal(installed, FilesIn(tools));
        Refuses_an_adapter_next_to_its_own(here, Path.Combine(tools, "assay"), environment);
        Validates_itself(here, Path.Combine(tools, "assay"), environment);
        Runs_for_net_framework_where_there_is_mono(here, Path.Combine(tools, "assay"), environment);
        Judges_cases_on_an_older_runtime(here, Path.Combine(tools, "assay"), environment);
        Assert.Equal(installed, FilesIn(tools));
    }

    // The quickest of the checks; the others only measure more.
    private static void Validates_itself(string folder, string program, Dictionary<string, string> environment)
    {
        var validated = OtherProgram.Run(folder, program, environment, "validate", "--quick", "--check", "coverage");

        Assert.True(validated.ExitCode == 0, validated.Output + validated.Errors);
        Assert.Contains(
            "run alone: assay validate --check coverage --quick", validated.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }

    private static void Runs_for_net_framework_where_there_is_mono(string folder, string program, Dictionary<string, string> environment)
    {
        string[] run = ["run", "--rows", "json.net/reused", "--runtime", "net472", "--size", "1", "--processes", "1", "--operation",
            "serialize", "--out"];
        var without = OtherProgram.Run(
            folder, program, new Dictionary<string, string>(environment) { ["ASSAY_MONO"] = "" }, [.. run, "without.json"]);

        Assert.Contains("Windows only: net472 is .NET Framework", without.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        if (MonoFactAttribute.Program is not string mono)
            return;
        var with = OtherProgram.Run(
            folder, program, new Dictionary<string, string>(environment) { ["ASSAY_MONO"] = mono }, [.. run, "with.json"]);

        Assert.True(with.ExitCode == 0, with.Output + with.Errors);
        Assert.Contains("json.net/reused net472", with.Output, StringComparison.Ordinal);
    }

    private static void Judges_cases_on_an_older_runtime(string folder, string program, Dictionary<string, string> environment)
    {
        var judged = OtherProgram.Run(
            folder, program, environment, "check", "cases", "--rows", "json.net/reused", "--case", "10", "--runtime",
            "net8.0", "--out", "c.json");

        Assert.True(judged.ExitCode == 0, judged.Output + judged.Errors);
        Assert.Contains("json.net/reused net8.0", judged.Output, StringComparison.Ordinal);
    }

    private static void Refuses_an_adapter_next_to_its_own(string folder, string program, Dictionary<string, string> environment)
    {
        var refused = OtherProgram.Run(folder, program, environment, "new-adapter", "acme", "--package", "Acme", "--dialect", "plain");

        Assert.Equal((2, ""), (refused.ExitCode, refused.Output));
        Assert.StartsWith("An installed Assay takes new adapters from your own folder.", refused.Errors, StringComparison.Ordinal);
    }

    /// <summary>Packs it, and installs it with a configuration of NuGet that has the package's folder alone.</summary>
    private static void Install(WorkingFolder folder)
    {
        ToolPackage.Pack(folder, "feed");
        File.WriteAllText(folder.File("alone.config"),
            $"<configuration><packageSources><clear/><add key=\"here\" value=\"{folder.File("feed")}\"/></packageSources></configuration>");
        ToolPackage.Succeed(
            folder, "tool", "install", "Assay", "--tool-path", folder.File("tools"), "--configfile", folder.File("alone.config"));
    }

    /// <summary>
    /// Variables with which nothing but .NET and the shell that MSBuild starts is on the path, and the user's data are in the folder.
    /// </summary>
    private static Dictionary<string, string> Alone(WorkingFolder folder)
    {
        var path = Directory.CreateDirectory(folder.File("path")).FullName;
        foreach (var program in new[] { "dotnet", "sh" })
        {
            var found = Environment.GetEnvironmentVariable("PATH")!.Split(Path.PathSeparator).Select(part => Path.Combine(part, program))
                .First(File.Exists);
            File.CreateSymbolicLink(Path.Combine(path, program), found);
        }

        return new() { ["PATH"] = path, ["XDG_DATA_HOME"] = folder.File("data"), ["ASSAY_CACHE"] = "", ["ASSAY_ADAPTERS"] = "" };
    }

    private static string[] FilesIn(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Order(StringComparer.Ordinal)
            .Select(file => $"{file} {new FileInfo(file).Length} {File.GetLastWriteTimeUtc(file):O}"),
    ];
}
