using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Whose limit a verdict names, on the user's own classes and with the libraries themselves: what a library carries is not refused, and no setting of a row ends a process.</summary>
[Trait("Category", "slow")]
public sealed class LimitsTests
{
    [Theory]
    [InlineData("Numbers", "avro/specific", "supported")]
    [InlineData("Fractions", "avro/specific", "supported")]
    [InlineData("Track", "nerdbank.message-pack/map", "supported")]
    [InlineData("Parent", "memory-pack/utf-8", "rejected")]
    [InlineData("Parent", "memory-pack/circular-reference", "supported")]
    [InlineData("Ring", "memory-pack/utf-8", "rejected")]
    [InlineData("Ring", "memory-pack/circular-reference", "supported")]
    [InlineData("Shared", "memory-pack/utf-8", "lossy")]
    [InlineData("Shared", "memory-pack/circular-reference", "supported")]
    [InlineData("Drawing", "xml-serializer", "rejected")]
    [InlineData("Drawing", "xml-serializer/known-types", "supported")]
    [InlineData("Untyped", "binary-formatter/serializable", "supported")]
    [InlineData("Stock", "binary-formatter/serializable", "supported")]
    [InlineData("Tagged", "json.net/reused", "supported")]
    public void What_a_library_carries_is_not_refused(string root, string row, string verdict) => Assert.Equal(verdict, Check(root, row).GetProperty("verdict").GetString());

    [Theory]
    [InlineData("Ring")]
    [InlineData("Parent")]
    public void A_cycle_is_rejected_where_a_row_sets_the_depth(string root)
    {
        foreach (string row in (string[])["system.text.json/reflection", "system.text.json/source-generated", "nerdbank.message-pack/map", "nerdbank.message-pack/array", "json.net/reused", "json.net/bson", "yaml-dotnet"])
            Assert.NotEqual("crash", Check(root, row).GetProperty("verdict").GetString());
    }

    [Fact]
    public void What_Assay_cannot_emit_is_called_its_own_limit()
    {
        JsonElement row = Check("Tagged", "binary-formatter/serializable");

        Assert.Equal("rejected", row.GetProperty("verdict").GetString());
        Assert.StartsWith("Assay cannot emit this yet: Tagged.Tags derives from List<string>", row.GetProperty("cause").GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Another_collection_behind_a_declared_interface_is_a_note()
    {
        JsonElement row = Check("Open", "json.net/reused");

        Assert.Equal("supported", row.GetProperty("verdict").GetString());
        Assert.Contains("Open.Numbers: a List<int> instead of an int[]", row.GetProperty("notes").EnumerateArray().Select(note => note.GetString()));
    }

    private static JsonElement Check(string root, string row)
    {
        using WorkingFolder folder = new();
        Answer answer = AssayProcess.Run(
            folder.Path, "check", "--types", typeof(OwnClasses.Limits).Assembly.Location, "--root", $"OwnClasses.{root}", "--factory", $"OwnClasses.Limits.{root}", "--rows", row, "--format", "json");
        Assert.True(answer.ExitCode == 0, answer.Errors);
        using JsonDocument tables = JsonDocument.Parse(answer.Output);
        return tables.RootElement[0].GetProperty("rows").EnumerateArray().Single().Clone();
    }
}
