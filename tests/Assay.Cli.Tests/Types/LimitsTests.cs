using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Whose limit a verdict names, on the user's own classes and with the libraries themselves: what a library carries is not refused, and no
/// setting of a row ends a process.
/// </summary>
[Trait("Category", "slow")]
public sealed class LimitsTests
{
    private static readonly string[] RowsWithDepth =
        ["system.text.json/reflection", "system.text.json/source-generated", "nerdbank.message-pack/map", "nerdbank.message-pack/array",
            "json.net/reused", "json.net/bson", "yaml-dotnet"];

    [Theory]
    [InlineData("Numbers", "avro/specific: supported")]
    [InlineData("Fractions", "avro/specific: supported")]
    [InlineData("Track", "nerdbank.message-pack/map: supported")]
    [InlineData("Parent", "memory-pack/circular-reference: supported, memory-pack/utf-8: rejected")]
    [InlineData("Ring", "memory-pack/circular-reference: supported, memory-pack/utf-8: rejected")]
    [InlineData("Shared", "memory-pack/circular-reference: supported, memory-pack/utf-8: lossy")]
    [InlineData("Drawing", "xml-serializer/known-types: supported, xml-serializer: rejected")]
    [InlineData("Crate", "avro/specific: supported, avro/container: supported")]
    [InlineData("Untyped", "binary-formatter/serializable: supported")]
    [InlineData("Stock", "binary-formatter/serializable: supported")]
    public void What_a_library_carries_is_not_refused(string root, string verdicts)
    {
        string[] rows = [.. verdicts.Split(", ").Select(verdict => verdict.Split(": ")[0])];

        Assert.Equal(verdicts.Split(", ").Order(),
            Check(root, rows).Select(row => $"{row.Key}: {row.Value.GetProperty("verdict").GetString()}").Order());
    }

    [Fact]
    public void A_cycle_is_rejected_where_a_row_sets_the_depth_unless_the_format_has_references() => Assert.All(
        Check("Ring", RowsWithDepth),
        row => Assert.Equal(row.Key == "yaml-dotnet" ? "supported" : "rejected", row.Value.GetProperty("verdict").GetString()));

    [Fact]
    public void What_Assay_cannot_emit_is_called_its_own_limit()
    {
        var rows = Check("Tagged", "binary-formatter/serializable", "json.net/reused");

        Assert.Equal(("notJudged", "assay"),
            (rows["binary-formatter/serializable"].GetProperty("verdict").GetString(),
                rows["binary-formatter/serializable"].GetProperty("limitOf").GetString()));
        Assert.StartsWith("Assay cannot emit this yet: Tags derives from List<string>",
            rows["binary-formatter/serializable"].GetProperty("cause").GetString(), StringComparison.Ordinal);
        Assert.Equal("supported", rows["json.net/reused"].GetProperty("verdict").GetString());
    }

    [Fact]
    public void Members_that_no_value_fills_are_named_next_to_the_verdict()
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Jobs",
            "public unsafe class Job { public int Number { get; set; } public System.Action Done { get; set; } public System.IntPtr "
                + "Handle { get; set; } public byte* Start; }");

        var answer = AssayInProcess.Run(folder.Path, "check", "--types", "Jobs.dll", "--root", "Job", "--rows", "json.net/reused");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains(
            "No verdict is about what the values do not hold: Job.Done is not filled: Action is a delegate. Job.Handle is not filled: "
                + "nint is a pointer or a native handle. Job.Start is not filled: it is a pointer.",
            answer.Output.ReplaceLineEndings(" ").Replace("  ", " ", StringComparison.Ordinal),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Another_collection_behind_a_declared_interface_is_a_note()
    {
        var row = Check("Open", "json.net/reused").Values.Single();

        Assert.Equal("supported", row.GetProperty("verdict").GetString());
        Assert.Contains("Open.Numbers: a ReadOnlyCollection<int> instead of an int[]",
            row.GetProperty("notes").EnumerateArray().Select(note => note.GetString()));
    }

    private static Dictionary<string, JsonElement> Check(string root, params string[] rows) =>
        CheckedRows.Of(typeof(OwnClasses.Limits).Assembly.Location, $"OwnClasses.{root}", $"OwnClasses.Limits.{root}", rows);
}
