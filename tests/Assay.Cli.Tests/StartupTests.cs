using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Start-up of real programs.</summary>
public class StartupTests
{
    [Fact]
    public void First_calls_are_measured_reported_and_continued()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "run", "startup", "--rows", "system.text.json/reflection", "--data-set", "books,text",
            "--processes", "2", "--out", "s.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("First write in a fresh process", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("s.json")));
        JsonElement[] startups = [.. results.RootElement.GetProperty("samples").GetProperty("startups").EnumerateArray()];
        // The straight-line row is what a process is without a library.
        Assert.Equal(
            ["reference/straight-line deserialize", "reference/straight-line serialize", "system.text.json/reflection deserialize",
                "system.text.json/reflection serialize"],
            startups.Select(startup => $"{startup.GetProperty("row")} {startup.GetProperty("operation")}").Order(StringComparer.Ordinal));
        Assert.All(startups.SelectMany(startup => startup.GetProperty("processes").EnumerateArray()), process =>
        {
            Assert.True(process.GetProperty("toMainNanoseconds").GetInt64() > 1_000_000);
            Assert.Equal(2, process.GetProperty("firstNanoseconds").GetArrayLength());
        });
        // The first type loads and compiles what the second finds.
        var first =
            startups.First(startup => startup.GetProperty("row").GetString() == "system.text.json/reflection").GetProperty("processes")[0];
        Assert.True(first.GetProperty("methodsCompiled")[0].GetInt32() > first.GetProperty("methodsCompiled")[1].GetInt32());

        var again = AssayInProcess.Run(folder.Path, "report", "s.json", "--format", "csv");
        Assert.Contains("serialize,system.text.json/reflection,", again.Output, StringComparison.Ordinal);
        var other = AssayInProcess.Run(folder.Path, "run", "--resume", "s.json");
        Assert.Equal((2, "s.json holds a run of 'assay run startup'. Continue it with: assay run startup --resume s.json"),
            (other.ExitCode, other.Errors.TrimEnd()));
        var complete = AssayInProcess.Run(folder.Path, "run", "startup", "--resume", "s.json");
        Assert.Contains("s.json is complete", complete.Errors, StringComparison.Ordinal);
    }
}
