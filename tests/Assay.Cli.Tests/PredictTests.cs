using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Predictions of real rows.</summary>
public class PredictTests
{
    [Fact]
    public void A_prediction_is_measured_compared_reported_and_made_again_from_its_file()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "growth", "--row", "system.text.json/reflection", "--predict", "300", "--verify", "--size", "1k",
                "--others", "text",
            "--processes", "1", "--operation", "serialize", "--out", "p.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains(
            "books (300 books), serialize: system.text.json/reflection is predicted to take", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("p.json")));
        Assert.Equal(
            300, results.RootElement.GetProperty("options").GetProperty("own").GetProperty("predicted").GetProperty("size").GetInt32());
        // 1,000 books have 1,000 titles, and one secret.
        Assert.Equal(1001,
            results.RootElement.GetProperty("checks").EnumerateArray()
                .First(check => check.GetProperty("workload").GetProperty("size").GetInt32() == 1000
                && check.GetProperty("workload").GetProperty("dataSet").GetString() == "books").GetProperty("stringCount").GetInt64());
        var row = RowOf(AssayInProcess.Run(folder.Path, "report", "p.json", "--format", "json"));
        Assert.True(row.GetProperty("measuredNanoseconds").GetDouble() > 0);
        Assert.True(row.GetProperty("predictedNanosecondsLower").GetDouble() < row.GetProperty("predictedNanoseconds").GetDouble());

        // From the file alone the same line follows; what is asked for is not among its sizes now.
        var again = RowOf(
            AssayInProcess.Run(folder.Path, "run", "growth", "--from", "p.json", "--data-set", "books", "--predict", "5k", "--format",
                "json"));
        Assert.Equal("system.text.json/reflection !", again.GetProperty("row").GetString());
        Assert.Equal(JsonValueKind.Number, again.GetProperty("at1000Nanoseconds").ValueKind);
        var unknown = AssayInProcess.Run(folder.Path, "run", "growth", "--from", "p.json", "--data-set", "boks", "--predict", "5k");
        Assert.Equal(2, unknown.ExitCode);
        Assert.StartsWith("There is no data set in these files \"boks\". Nearest: books", unknown.Errors, StringComparison.Ordinal);
        Assert.Contains(
            "p.json is complete", AssayInProcess.Run(folder.Path, "run", "growth", "--resume", "p.json").Errors, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Arrays_of_an_own_class_are_predicted()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "growth", "--rows", "system.text.json/reflection", "--types", typeof(LegacyClasses.Make).Assembly.Location,
            "--root", "LegacyClasses.Sales", "--predict", "50",
            "--size", "1k", "--processes", "1", "--operation", "serialize", "--format", "json", "--out", "t.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.True(RowOf(answer).GetProperty("predictedNanoseconds").GetDouble() > 0);
    }

    private static JsonElement RowOf(Answer answer)
    {
        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var report = JsonDocument.Parse(answer.Output);
        return report.RootElement.GetProperty("tables")[0].GetProperty("rows").EnumerateArray()
            .First(row => row.GetProperty("row").GetString()!.StartsWith("system.text.json/reflection", StringComparison.Ordinal)).Clone();
    }
}
