using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>An older runtime where nothing was built for it yet, as in a clone of today.</summary>
public class OlderRuntimeTests
{
    private const string Row = "system.text.json/reflection";
    private const string Parts = "Assay.RuntimeParts";

    [Fact]
    [Trait("Category", "slow")]
    public void What_an_older_runtime_and_its_cases_need_is_built_when_they_are_asked_for_and_not_before()
    {
        using WorkingFolder folder = new();

        Assert.Equal([".NET 10"], RuntimesOf(folder, "run", "--size", "1", "--processes", "1", "--operation", "serialize"));
        Assert.False(Directory.Exists(folder.File($"cache/builds/{Parts}")));

        Assert.Equal([".NET 8", ".NET 10"],
            RuntimesOf(folder, "run", "--size", "1", "--processes", "1", "--operation", "serialize", "--runtime", "net8.0,net10.0"));
        Assert.Equal(["net8.0"], FrameworksIn(folder));

        // Cases of one version, and of two.
        Assert.Equal([".NET 8"], RuntimesOf(folder, "check", "cases", "--case", "10,55", "--runtime", "net8.0"));
        Assert.Equal(["net8.0", "net8.0"], FrameworksIn(folder));
    }

    private static string[] FrameworksIn(WorkingFolder folder) =>
        [.. Directory.EnumerateDirectories(folder.File($"cache/builds/{Parts}")).Select(build => Path.GetFileName(build).Split('-')[1])];

    private static string[] RuntimesOf(WorkingFolder folder, params string[] arguments)
    {
        var answer = AssayProcess.Run(
            folder.Path, _ => { }, new Dictionary<string, string> { ["ASSAY_CACHE"] = folder.File("cache") },
            [.. arguments, "--rows", Row, "--out", "r.json"]);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        File.Delete(folder.File("r.json"));
        return [.. results.RootElement.GetProperty("rows").EnumerateArray().Select(row => row.GetProperty("runtime").GetString()!)
            .Select(runtime => runtime[..runtime.IndexOf('.', runtime.IndexOf(' ', StringComparison.Ordinal))])];
    }
}
