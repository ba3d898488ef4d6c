using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Whole runs on types that were made for no serializer.</summary>
public class OwnTypesTests
{
    private static readonly string[] Articles = ["run", "--types", "Shop.dll", "--root", "Shop.Article", "--sample", "articles.jsonl",
        "--rows", "json.net/reused,reference/straight-line", "--processes", "1"];

    [Fact]
    [Trait("Category", "slow")]
    public void Arrays_of_a_type_grow_and_hold_the_samples_values()
    {
        using ShopFolder folder = new();

        var answer = folder.Run("run", "growth", "--types", "Shop.dll", "--root", "Shop.Article", "--sample", "articles.jsonl", "--rows",
            "json.net/reused", "--operation", "serialize", "--size", "1k", "--processes", "2", "--out", "g.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("Shop.Article[]: serialize, 1 to 1,000 Articles", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.FileOf("g.json")));
        // Each article has its list and strings of its own: a thousand of them are a thousand times as many objects.
        long[] objects = [
            .. results.RootElement.GetProperty("checks").EnumerateArray().Select(check => check.GetProperty("objectCount").GetInt64())];
        Assert.Equal(4, objects.Length);
        Assert.InRange(objects[3], 900 * objects[0] / 2, 1100 * objects[0]);
    }

    [Fact]
    public void A_sample_is_measured_and_stays_with_its_owner()
    {
        using ShopFolder folder = new();

        var answer = folder.Run([.. Articles, "--out", "r.json"]);

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("Own types: Shop.Article of Shop.dll; values: 3 read from articles.jsonl", answer.Output, StringComparison.Ordinal);
        Assert.Contains("json.net/reused", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Shop.Article: 1 type, 5 members",
            answer.Errors[..answer.Errors.IndexOf("Measuring", StringComparison.Ordinal)], StringComparison.Ordinal);
        var results = File.ReadAllText(folder.FileOf("r.json"));
        using var document = JsonDocument.Parse(results);
        Assert.Equal(["supported", "supported"],
            document.RootElement.GetProperty("checks").EnumerateArray().Select(check => check.GetProperty("verdict").GetString()));
        Assert.Equal(3, document.RootElement.GetProperty("values").GetProperty("count").GetInt32());
        foreach (var text in new[] { results, answer.Output, answer.Errors })
            Assert.DoesNotContain("Pencil", text, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_sample_is_included_where_that_is_asked_for()
    {
        using ShopFolder folder = new();

        var answer = folder.Run([.. Articles, "--out", "r.json", "--include-sample", "--operation", "serialize"]);

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("Pencil", File.ReadAllText(folder.FileOf("r.json")), StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_type_with_everything_that_serializers_stumble_over_gets_a_verdict_from_each()
    {
        using ShopFolder folder = new();

        var answer = folder.RunOrders("--sample", "orders.json", "--rows",
            "reference/straight-line,json.net/reused,data-contract/preserve-references,google.protobuf", "--processes", "1", "--operation",
            "serialize");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(File.ReadAllText(folder.FileOf("r.json")));
        var verdicts = document.RootElement.GetProperty("checks").EnumerateArray()
            .ToDictionary(check => check.GetProperty("row").GetString()!, check => check.GetProperty("verdict").GetString()!);
        Assert.Equal("supported", verdicts["data-contract/preserve-references"]);
        Assert.Equal("crash", verdicts["google.protobuf"]);
        var straightLine = document.RootElement.GetProperty("checks").EnumerateArray()
            .Single(check => check.GetProperty("row").GetString() == "reference/straight-line");
        Assert.EndsWith("contains itself; straight-line code has no references, so only trees work.",
            straightLine.GetProperty("cause").GetString(), StringComparison.Ordinal);
        Assert.All(document.RootElement.GetProperty("rows").EnumerateArray(),
            row => Assert.Equal("available", row.GetProperty("status").GetString()));

        var checks = folder.Run("check", "--types", "Shop.dll", "--root", "Shop.Order", "--sample", "orders.json", "--rows",
            "reference,json.net,data-contract/preserve-references,google.protobuf", "--format", "json");
        using var checkedRows = JsonDocument.Parse(checks.Output);
        var found = checkedRows.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!, row => row.GetProperty("verdict").GetString()!);
        Assert.DoesNotContain("assayError", found.Values);
        Assert.All(verdicts, measured => Assert.Equal(measured.Value, found[measured.Key]));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_run_does_not_go_on_with_types_that_have_changed()
    {
        using ShopFolder folder = new();
        Assert.Equal(0, folder.Run([.. Articles, "--out", "r.json", "--operation", "serialize"]).ExitCode);

        // Of a complete file nothing would be measured, whatever became of the sample.
        var before = File.ReadAllText(folder.FileOf("r.json"))
            .Replace("\"isComplete\":true", "\"isComplete\":false", StringComparison.Ordinal);
        File.WriteAllText(folder.FileOf("r.json"), before);
        File.AppendAllText(folder.FileOf("articles.jsonl"), "{\"Name\": \"Table\"}\n");

        var changedSample = folder.Run("run", "--resume", "r.json", "--trust");

        Assert.Equal((2, ""), (changedSample.ExitCode, changedSample.Output));
        Assert.StartsWith(
            "r.json was measured with another content of articles.jsonl. Start a new run;", changedSample.Errors, StringComparison.Ordinal);
        Assert.Equal(before, File.ReadAllText(folder.FileOf("r.json")));
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("Shop.Page<Shop.Article>")]
    [InlineData("System.Collections.Generic.List<Shop.Article>")]
    [InlineData("Article[]")]
    public void Collections_and_closed_generic_types_are_roots_too(string root)
    {
        using ShopFolder folder = new();

        var answer = folder.Run("check", "--types", "Shop.dll", "--root", root, "--rows",
            "reference/straight-line,system.text.json/reflection", "--format", "json");

        Assert.Equal(0, answer.ExitCode);
        using var tables = JsonDocument.Parse(answer.Output);
        Assert.Equal(["supported", "supported"],
            tables.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()
                .Select(row => row.GetProperty("verdict").GetString()));
    }
}
