using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Format cases with a real library.</summary>
public class FormatsTests
{
    [Fact]
    public void The_reader_of_CBOR_is_judged_by_its_cases_and_stands_apart_from_serializers()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "check", "formats", "--format-of", "cbor", "--case",
            "text-in-chunks,map-of-indefinite-length,array-without-break,bytes-after-item,duplicate-keys", "--out", "f.json");

        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("f.json")));
        var row = results.RootElement.GetProperty("rows").EnumerateArray().Single();
        Assert.SkipWhen(row.GetProperty("status").GetString() != "available", "Needs the package System.Formats.Cbor.");
        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("1 reference row (no serializer): 0 of 5 verdicts differ from the specification",
            answer.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.Matches(@"reference rows \(no serializers\)\s+system\.formats\.cbor +4 ", answer.Output);
        Assert.True(row.GetProperty("isReference").GetBoolean());
        Assert.Equal(
            ["array-without-break asSpecified", "bytes-after-item asSpecified", "duplicate-keys eitherRejected",
                "map-of-indefinite-length asSpecified", "text-in-chunks asSpecified"],
            results.RootElement.GetProperty("samples").GetProperty("checks").EnumerateArray()
                .Select(check => $"{check.GetProperty("case").GetString()} {check.GetProperty("verdict").GetString()}")
                .Order(StringComparer.Ordinal));
    }
}
