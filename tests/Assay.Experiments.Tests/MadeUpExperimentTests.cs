using System.Text.Json;
using System.Text.RegularExpressions;
using Assay.Cli.Tests;

namespace Assay.Experiments.Tests;

/// <summary>An experiment of another assembly, added by one line, does what those of Assay do.</summary>
public sealed partial class MadeUpExperimentTests : IDisposable
{
    private readonly WorkingFolder folder = new();

    [Fact]
    public void Its_command_measures_saves_reports_resumes_and_prints_again()
    {
        var measured = Assay("run", "warm-up", "--rows", "system.text.json/reflection", "--processes", "1", "--out", "w.json");

        Assert.True(measured.ExitCode == 0, measured.Errors);
        Assert.Matches(@"system\.text\.json/reflection +Serialize +[0-9.]+ [mu]?s", measured.Output);
        using var results = JsonDocument.Parse(Read("w.json"));
        Assert.Equal("warm-up", results.RootElement.GetProperty("options").GetProperty("kind").GetString());
        var samples = results.RootElement.GetProperty("samples");
        Assert.Equal(("warm-up", 2), (samples.GetProperty("of").GetString(), samples.GetProperty("warmUps").GetArrayLength()));

        Assert.Contains("shortest_nanoseconds", Assay("report", "w.json", "--format", "csv").Output, StringComparison.Ordinal);
        Assert.Contains("w.json is complete", Assay("run", "warm-up", "--resume", "w.json").Errors, StringComparison.Ordinal);
        Assert.Equal((2, "w.json holds a run of 'assay run warm-up'. Continue it with: assay run warm-up --resume w.json"),
            Assay("run", "startup", "--resume", "w.json") is var other ? (other.ExitCode, other.Errors.TrimEnd()) : default);
        Assert.Equal(0, Assay("report", "w.json", "--out", "w.html").ExitCode);

        // What it keeps is checked when it is read, by the attributes of its records.
        var text = Read("w.json");
        Write("w.json", Nanoseconds().Replace(text, "\"nanoseconds\":[0", 1));
        Assert.Contains("samples.warmUps[0].nanoseconds is below 1", Assay("report", "w.json").Errors, StringComparison.Ordinal);
        Write("w.json", text.Replace("\"kind\":\"warm-up\"", "\"kind\":\"startup\"", StringComparison.Ordinal));
        Assert.Contains("its samples are not those of 'assay run startup'", Assay("report", "w.json").Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void It_honours_the_file_of_options_and_is_in_the_help()
    {
        Write("assay.json", """{ "rows": "no-such-row" }""");

        var refused = Assay("run", "warm-up");

        Assert.Equal(2, refused.ExitCode);
        Assert.Contains("no-such-row", refused.Errors, StringComparison.Ordinal);
        Assert.Contains("Measure how long rows take until they are steady", Assay("run", "--help").Output, StringComparison.Ordinal);
    }

    public void Dispose() => folder.Dispose();

    private Answer Assay(params string[] arguments) => AssayInProcess.Run(folder.Path, arguments);

    private string Read(string name) => File.ReadAllText(folder.File(name));

    private void Write(string name, string text) => File.WriteAllText(folder.File(name), text);

    [GeneratedRegex("\"nanoseconds\":\\[[0-9]+")]
    private static partial Regex Nanoseconds();
}
