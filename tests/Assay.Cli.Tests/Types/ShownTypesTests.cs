using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>What a user's own type looks like to rows.</summary>
public class ShownTypesTests
{
    [Fact]
    public void The_bytes_of_the_first_value_of_a_sample_are_shown_and_nothing_is_kept()
    {
        using ShopFolder folder = new();
        var before = Directory.GetFileSystemEntries(folder.Path);

        var answer = folder.Run("show", "payload", "--types", "Shop.dll", "--root", "Shop.Order", "--sample", "orders.json", "--rows",
            "json.net/reused", "--format", "json");

        Assert.Equal(0, answer.ExitCode);
        using var document = JsonDocument.Parse(answer.Output);
        var row = Assert.Single(document.RootElement.EnumerateArray());
        Assert.Equal("Shop.Order", row.GetProperty("dataSet").GetString());
        Assert.NotEmpty(row.GetProperty("values").EnumerateArray());
        Assert.Equal(row.GetProperty("payloadBytes").GetInt32(),
            row.GetProperty("valueBytes").GetInt32() + row.GetProperty("overheadBytes").GetInt32());
        Assert.Equal(before, Directory.GetFileSystemEntries(folder.Path));
    }

    [Fact]
    public void What_a_dialect_asks_of_a_users_types_is_counted_from_metadata()
    {
        using ShopFolder folder = new();

        var answer = folder.Run("show", "contract", "--types", "Shop.dll", "--root", "Shop.Order", "--rows", "data-contract/plain");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains("Shop.Order, data-contract: data-contract/plain", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Needs edits to ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("class Order", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_sample_that_does_not_fit_is_bad_input_before_rows_are_asked()
    {
        using ShopFolder folder = new();
        File.WriteAllText(folder.FileOf("wrong.json"), """{"NoSuchMember":1}""");

        var answer =
            folder.Run("show", "payload", "--types", "Shop.dll", "--root", "Shop.Order", "--sample", "wrong.json", "--rows",
                "json.net/reused");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains("wrong.json", answer.Errors, StringComparison.Ordinal);
    }
}
