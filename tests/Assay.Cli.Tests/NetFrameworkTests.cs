using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Rows on .NET Framework, really built for it; Mono runs them where it is not, and the results say so.</summary>
public class NetFrameworkTests
{
    private const string Others = "binary-formatter/iserializable,binary-formatter/use-new-max-array-size,net-data-contract-serializer";

    [MonoFact]
    public void A_serializer_of_net_framework_is_checked_and_measured() => AssertMeasured("java-script-serializer");

    [MonoFact]
    [Trait("Category", "slow")]
    public void The_other_serializers_of_net_framework_are_checked_and_measured_too() => AssertMeasured(Others);

    [MonoFact]
    [Trait("Category", "slow")]
    public void What_net_framework_cannot_have_says_so_and_costs_no_other_row()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, new Dictionary<string, string> { ["ASSAY_MONO"] = MonoFactAttribute.Program ?? "" },
            "run", "--rows", "reference/copy,encoding/utf-8,encoding/marshal-copy", "--runtime", "net472", "--data-set",
            "text,modern-types", "--size", "10", "--operation", "serialize", "--processes", "1",
            "--out", "r.json", "--format", "json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        var causes = results.RootElement.GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("label").GetString()!, row => row.GetProperty("cause").GetString()!);
        Assert.StartsWith(
            "straight-line code calls static members of interfaces", causes["reference/copy net472"], StringComparison.Ordinal);
        Assert.StartsWith("its calls with spans and buffers", causes["encoding/utf-8 net472"], StringComparison.Ordinal);
        Assert.Equal("", causes["encoding/marshal-copy net472"]);
        var missing = results.RootElement.GetProperty("checks").EnumerateArray().Single(check =>
            check.GetProperty("row").GetString() == "encoding/marshal-copy net472"
                && check.GetProperty("workload").GetProperty("dataSet").GetString() == "modern-types");
        Assert.StartsWith("The data set uses types that .NET Framework does not have", missing.GetProperty("cause").GetString(),
            StringComparison.Ordinal);
    }

    private static void AssertMeasured(string names)
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, new Dictionary<string, string> { ["ASSAY_MONO"] = MonoFactAttribute.Program ?? "" },
            "run", "--rows", names, "--runtime", "net472", "--data-set", "books", "--size", "10", "--processes", "1", "--out", "r.json",
            "--format", "json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        List<JsonElement> rows = [.. results.RootElement.GetProperty("rows").EnumerateArray()];
        Assert.Equal(names.Split(',').Select(row => $"{row} net472"), rows.Select(row => row.GetProperty("label").GetString()));
        Assert.All(rows, row => Assert.Matches("^(Mono|.NET Framework) ", row.GetProperty("runtime").GetString()));

        // Both directions of every row, with what they allocate.
        List<JsonElement> cells = [.. results.RootElement.GetProperty("cells").EnumerateArray()];
        Assert.Equal(2 * rows.Count, cells.Count);
        Assert.All(cells,
            cell => Assert.True(cell.GetProperty("allocatedBytesPerOperation").GetDouble() > 0, cell.GetProperty("row").GetString()));
    }
}
