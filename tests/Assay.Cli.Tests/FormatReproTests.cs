namespace Assay.Cli.Tests;

/// <summary>
/// Files that show without Assay what real libraries do with payloads of their format, built and run as their authors would.
/// </summary>
public class FormatReproTests
{
    [Fact]
    public void A_file_shows_the_payload_the_paragraph_and_what_came_back()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", $"{ReproTests.Row}#bool-of-two");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.StartsWith($"{ReproTests.Row}#bool-of-two: accepts invalid", answer.Output, StringComparison.Ordinal);
        var source = File.ReadAllText(folder.File("repro.cs"));
        Assert.Contains("// Expected: an error. bsonspec.org 1.1, element \\x08: The byte is 0 or 1: there is no third rule.", source,
            StringComparison.Ordinal);
        Assert.Contains("https://bsonspec.org/spec.html", source, StringComparison.Ordinal);
        Assert.Contains("byte[] payload = Convert.FromHexString(\"0D0000000856616C7565000200\");", source, StringComparison.Ordinal);
        Assert.DoesNotContain("Assay.", source, StringComparison.Ordinal);
        Assert.DoesNotContain("void Serialize(", source, StringComparison.Ordinal);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("repro.cs"));
        Assert.Equal((1, "FAILS: expected an error, got true"), (exitCode, output.Trim()));
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData(
        "json.net/bson", "unknown-min-key", "FAILS: expected 5, got System.ArgumentOutOfRangeException: Unexpected BsonType value: MinKey")]
    [InlineData("json.net/reused", "leading-zero", "FAILS: expected an error, got 5")]
    [InlineData("servicestack.text/json", "integer-written-as-fraction", "FAILS: expected 5, got 0")]
    [InlineData(
        "nerdbank.message-pack/map", "timestamp-with-a-billion-nanoseconds", "FAILS: expected an error, got 2020-01-02T03:04:06.0000000Z")]
    [InlineData("protobuf-net", "integer-of-64-bits-into-int32",
        "FAILS: expected 5, got System.OverflowException: Arithmetic operation resulted in an overflow.")]
    [InlineData("data-contract/plain", "reference-to-nul", "FAILS: expected an error, got \"a\\u0000b\"")]
    [InlineData(
        "data-contract/plain", "utf-16", "FAILS: expected 5, got System.Xml.XmlException: An XML declaration with an encoding is required")]
    [InlineData("data-contract-json", "trailing-comma-in-object", "FAILS: expected an error, got 5")]
    [InlineData("binary-formatter/serializable", "minor-version-1", "FAILS: expected an error, got 5")]
    [InlineData("yaml-dotnet", "norway-into-bool", "FAILS: expected an error, got false")]
    public void A_file_fails_as_the_verdict_says(string row, string one, string line) => RepeatedFile.AssertFails(row, one, line);

    [Theory]
    [InlineData(ReproTests.Row, "double", 1, "is as specified, so there is nothing to reproduce.")]
    [InlineData(ReproTests.Row, "trailing-comma-in-object", 2, "trailing-comma-in-object is a case of JSON; json.net/bson promises BSON.")]
    [InlineData("google.protobuf", "packed-and-unpacked-mixed", 2,
        "No single C# file without Assay can show google.protobuf#packed-and-unpacked-mixed. google.protobuf takes classes of a schema")]
    public void A_case_without_a_file_says_why(string row, string one, int exitCode, string reason)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", row, one);

        Assert.Equal((exitCode, ""), (answer.ExitCode, answer.Output));
        Assert.Contains(reason, answer.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.File("repro.cs")));
    }
}
