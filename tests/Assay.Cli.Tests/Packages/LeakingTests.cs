using System.Text.Json;

namespace Assay.Cli.Tests.Packages;

/// <summary>Two adapters in one run that want different versions of one dependency.</summary>
public class LeakingTests
{
    [Fact]
    [Trait("Category", "slow")]
    public void Each_adapter_runs_with_the_version_that_it_wants()
    {
        using AdapterFolder adapters = new();
        PackageFile.Pack(adapters.File("feed"), AcmeText.Id, "1.0.0", AcmeText.Source("WriteAll", 1));
        PackageFile.Pack(adapters.File("feed"), AcmeText.Id, "2.0.0", AcmeText.Source("Write", 2));
        adapters.Write("Old", AcmeText.Adapter("WriteAll"), AcmeText.Reference("1.0.0") + AdapterFolder.Row("old", "Test.Default"),
            AcmeText.Properties);
        adapters.Write(
            "New", AcmeText.Adapter("Write"), AcmeText.Reference("2.0.0") + AdapterFolder.Row("new", "Test.Default"), AcmeText.Properties);
        adapters.Write("None",
            AcmeText.Adapter("Write")
                .Replace("global::Acme.Text.Writer.Write(value)", "JsonSerializer.SerializeToUtf8Bytes(value)", StringComparison.Ordinal),
            AdapterFolder.Row("none", "Test.Default"));

        var answer = adapters.Assay("run", "--source", "feed", "--offline", "--reference", "none", "--size", "1", "--operation",
            "serialize", "--processes", "1", "--out", "r.json");

        Assert.Equal((0, ""), (answer.ExitCode, answer.ExitCode == 0 ? "" : answer.Output + answer.Errors));
        using var results = JsonDocument.Parse(File.ReadAllText(adapters.File("r.json")));
        JsonElement[] rows = [
            .. results.RootElement.GetProperty("rows").EnumerateArray().OrderBy(row => row.GetProperty("name").GetString())];
        Assert.Equal(["new", "none", "old"], rows.Select(row => row.GetProperty("name").GetString()));
        Assert.All(rows, row => Assert.Equal("", row.GetProperty("cause").GetString()));
        Assert.Equal(["2.0.0", "", "1.0.0"], rows.Select(row => row.GetProperty("packageVersion").GetString()));
        Assert.Equal(["2.0.0", "", "1.0.0"], rows.Select(row => row.GetProperty("loadedVersion").GetString()));
        Assert.Equal(["new", "none", "old"],
            results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString()).Order());
        var bytes = results.RootElement.GetProperty("checks").EnumerateArray()
            .ToDictionary(check => check.GetProperty("row").GetString()!, check => check.GetProperty("payloadBytes").GetInt64());
        Assert.Equal((bytes["none"] + 1, bytes["none"] + 2), (bytes["old"], bytes["new"]));
    }
}
