using System.Text.Json;

namespace Assay.Cli.Tests;

public class ListTests
{
    [Fact]
    public void Rows_and_data_sets_are_listed_on_standard_output()
    {
        using WorkingFolder folder = new();

        Answer rows = AssayProcess.Run(folder.Path, "list", "rows");
        Answer sets = AssayProcess.Run(folder.Path, "list", "data-sets");

        Assert.Equal((0, ""), (rows.ExitCode, rows.Errors));
        Assert.Contains("reference/straight-line", rows.Output, StringComparison.Ordinal);
        Assert.Contains("excluded: net-data-contract-serializer: ", rows.Output, StringComparison.Ordinal);
        Assert.Equal((0, ""), (sets.ExitCode, sets.Errors));
        Assert.Contains("northwind", sets.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("rows", "name", "json.net/reused")]
    [InlineData("data-sets", "name", "books")]
    [InlineData("cases", "name", "private-field")]
    public void A_program_can_read_the_lists(string list, string property, string value)
    {
        using WorkingFolder folder = new();

        using JsonDocument document = JsonDocument.Parse(AssayInProcess.Run(folder.Path, "list", list, "--format", "json").Output);

        Assert.Contains(document.RootElement.EnumerateArray(), item => item.GetProperty(property).GetString() == value);
    }

    [Fact]
    public void The_list_marks_the_row_that_a_run_without_a_list_measures_of_each_library()
    {
        using WorkingFolder folder = new();

        using JsonDocument document = JsonDocument.Parse(AssayInProcess.Run(folder.Path, "list", "rows", "--format", "json").Output);

        IEnumerable<string?> main = document.RootElement.EnumerateArray().Where(row => row.GetProperty("isMain").GetBoolean()).Select(row => row.GetProperty("name").GetString());
        Assert.Equal(
            ["system.text.json/reflection", "system.text.json/source-generated"],
            main.Where(name => name!.StartsWith("system.text.json", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("--help")]
    [InlineData("run --help")]
    [InlineData("--version")]
    public void Help_and_version_are_answers(string arguments)
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, arguments.Split(' '));

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.NotEmpty(answer.Output);
    }
}
