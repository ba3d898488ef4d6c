using System.Text.Json;

namespace Assay.Cli.Tests;

public sealed class ListTests(FewAdapters adapters) : IClassFixture<FewAdapters>
{
    [Fact]
    public void Rows_and_data_sets_are_listed_on_standard_output()
    {
        var rows = adapters.Assay("show", "rows");
        var sets = adapters.Assay("show", "data-sets");

        Assert.Equal((0, ""), (rows.ExitCode, rows.Errors));
        Assert.Contains("reference/straight-line", rows.Output, StringComparison.Ordinal);
        Assert.Contains("excluded: net-data-contract-serializer: ", rows.Output, StringComparison.Ordinal);
        Assert.Equal((0, ""), (sets.ExitCode, sets.Errors));
        Assert.Contains("northwind", sets.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Rows_are_listed_before_feeds_are_asked_and_the_answers_stand_below()
    {
        using FewAdapters unasked = new();

        var lines = unasked.Assay("show", "rows").Output.Split('\n');

        var row = Array.FindIndex(lines, line => line.StartsWith("json.net/reused ", StringComparison.Ordinal));
        var answer = Array.FindIndex(lines, line => line.Contains("json.net/reused, ", StringComparison.Ordinal));
        Assert.Contains(" asking feeds ", lines[row], StringComparison.Ordinal);
        Assert.Contains(
            " available ", Array.Find(lines, line => line.StartsWith("data-contract/plain ", StringComparison.Ordinal))!,
            StringComparison.Ordinal);
        Assert.True(answer > row);
        Assert.DoesNotContain("asking feeds ", unasked.Assay("show", "rows").Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("rows", "name", "json.net/reused")]
    [InlineData("data-sets", "name", "books")]
    [InlineData("cases", "name", "private-field")]
    public void A_program_can_read_the_lists(string list, string property, string value)
    {
        using var document = JsonDocument.Parse(adapters.Assay("show", list, "--format", "json").Output);

        Assert.Contains(document.RootElement.EnumerateArray(), item => item.GetProperty(property).GetString() == value);
    }

    [Fact]
    public void The_list_marks_the_row_that_a_run_without_a_list_measures_of_each_library()
    {
        using var document = JsonDocument.Parse(adapters.Assay("show", "rows", "--format", "json").Output);

        var main = document.RootElement.EnumerateArray().Where(row => row.GetProperty("isMain").GetBoolean())
            .Select(row => row.GetProperty("name").GetString());
        Assert.Equal(
            ["system.text.json/reflection", "system.text.json/source-generated"],
            main.Where(name => name!.StartsWith("system.text.json", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Every_row_of_the_repository_is_listed_with_what_the_feeds_have_of_it()
    {
        using WorkingFolder folder = new();

        using var document = JsonDocument.Parse(AssayInProcess.Run(folder.Path, "show", "rows", "--format", "json").Output);

        Assert.Contains(document.RootElement.EnumerateArray(), item => item.GetProperty("name").GetString() == "memory-pack/utf-8");
        Assert.All(document.RootElement.EnumerateArray(), item => Assert.NotEmpty(item.GetProperty("state").GetString()!));
    }

    [Theory]
    [InlineData("--help")]
    [InlineData("run --help")]
    [InlineData("--version")]
    public void Help_and_version_are_answers(string arguments)
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, arguments.Split(' '));

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.NotEmpty(answer.Output);
    }
}
