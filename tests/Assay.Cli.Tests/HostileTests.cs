using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Hostile input for real libraries, in real processes.</summary>
public class HostileTests
{
    private static readonly string[] Small = ["check", "hostile", "--rows", "json.net/reused", "--data-set", "orders", "--inputs", "100",
        "--out", "hostile.json"];

    [Fact]
    public void Every_kind_is_fed_graded_and_kept_and_a_saved_input_does_the_same_again()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, Small);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        // The exception of Json.NET about too many levels overflows the stack while it passes them: published/repros/json.net-max-depth.cs.
        Assert.Contains("hostile inputs: 1 row crashes.", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("hostile.json")));
        var fed = Assert.Single(results.RootElement.GetProperty("samples").GetProperty("inputs").EnumerateArray());
        JsonElement[] kinds = [.. fed.GetProperty("kinds").EnumerateArray()];
        Assert.Equal(
            ["cut", "flip", "length", "value", "text", "tail", "member", "depth", "bomb", "type", "reference", "noise", "collide",
                "inflate"], kinds.Select(kind => kind.GetProperty("kind").GetString()));
        Assert.All(
            kinds, kind => Assert.Equal(kind.GetProperty("kind").GetString() != "inflate", kind.GetProperty("inputs").GetInt32() > 0));

        // Json.NET refuses to nest deeper than its limit, and takes members that come twice.
        Assert.Contains(
            Groups(kinds, "depth"), group => group.GetProperty("detail").GetString()!.Contains("MaxDepth", StringComparison.Ordinal));
        Assert.Contains(Groups(kinds, "member"), group => group.GetProperty("outcome").GetString() is "unchanged" or "changed");
        var file = Groups(kinds, "text").Single(group => group.GetProperty("outcome").GetString() == "replacedText").GetProperty("file")
            .GetString()!;
        var replayed = AssayInProcess.Run(folder.Path, "check", "hostile", "--replay", Path.Combine("hostile.inputs", file));
        Assert.Equal(0, replayed.ExitCode);
        Assert.Contains("Now: ReplacedText, OrderBook.", replayed.Output, StringComparison.Ordinal);
        Assert.Contains("It happens again.", replayed.Output, StringComparison.Ordinal);
        AssertShown(folder, file, "FAILS: read without an error, and OrderBook.");
    }

    /// <summary>One C# file shows an input without Assay, run as its author would.</summary>
    private static void AssertShown(WorkingFolder folder, string file, string beginning)
    {
        var answer = AssayInProcess.Run(folder.Path, "repro", Path.Combine("hostile.inputs", file), "--out", "found.cs");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        var source = File.ReadAllText(folder.File("found.cs"));
        Assert.DoesNotContain("Assay.", source, StringComparison.Ordinal);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("found.cs"));
        Assert.Equal(1, exitCode);
        Assert.StartsWith(beginning, output.Trim(), StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_format_of_a_librarys_own_is_attacked_where_the_librarys_own_payloads_show_how()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "hostile", "--rows", "memory-pack/circular-reference", "--data-set", "orders", "--kind",
            "depth,length,reference", "--inputs", "10", "--out", "hostile.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("hostile.json")));
        JsonElement[] kinds = [
            .. Assert.Single(
                results.RootElement.GetProperty("samples").GetProperty("inputs").EnumerateArray()).GetProperty("kinds").EnumerateArray()];
        Assert.All(kinds, kind => Assert.NotEqual(0, kind.GetProperty("inputs").GetInt32()));
    }

    [Theory]
    [InlineData("There is no kind of hostile input \"cute\"", "--kind", "cute")]
    [InlineData("--inputs takes a whole number from 10", "--inputs", "3")]
    [InlineData("--seed takes a whole number", "--seed", "x")]
    [InlineData("cannot be read", "--replay", "nothing.json")]
    [InlineData("--seed has no effect with --replay", "--replay", "nothing.json", "--seed", "1")]
    public void Bad_input_is_one_sentence(string sentence, params string[] arguments)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, ["check", "hostile", .. arguments]);

        Assert.Equal(2, answer.ExitCode);
        Assert.Contains(sentence, answer.Errors, StringComparison.Ordinal);
    }

    private static JsonElement[] Groups(JsonElement[] kinds, string kind) =>
        [.. kinds.Single(of => of.GetProperty("kind").GetString() == kind).GetProperty("groups").EnumerateArray()];
}
