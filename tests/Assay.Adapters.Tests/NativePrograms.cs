using Assay.Core.Results;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Programs of native code: real ones, built with the compiler from this machine's feeds.</summary>
[Collection(nameof(RowChecks))]
[Trait("Category", "slow")]
public sealed class NativePrograms(RowChecks checks)
{
    private static readonly string[] DataSets = ["books", "events", "northwind", "modern-types", "game-save", "conference"];

    [Theory]
    [InlineData("reference/straight-line")]
    [InlineData("system.text.json/source-generated")]
    [InlineData("memory-pack/utf-8")]
    [InlineData("google.protobuf")]
    public void Rows_that_support_native_code_have_the_same_verdicts_there(string row)
    {
        foreach (var dataSet in DataSets)
        {
            var (expected, actual) = (checks.OfMode(row, "jit", dataSet).Result, checks.OfMode(row, "aot", dataSet).Result);

            Assert.True(
                expected.Verdict == actual.Verdict && expected.PayloadBytes == actual.PayloadBytes && expected.Differences.SequenceEqual(actual.Differences),
                $"{dataSet}: {actual.Verdict} instead of {expected.Verdict}, {actual.PayloadBytes} instead of {expected.PayloadBytes} bytes: {string.Join("; ", actual.Differences)} {actual.Cause}");
        }
    }

    [Fact]
    public void A_library_that_needs_reflection_on_trimmed_types_says_so_itself()
    {
        var result = checks.OfMode("system.text.json/reflection", "aot", "books").Result;

        Assert.Equal(Verdict.Rejected, result.Verdict);
        Assert.Contains("Reflection-based serialization has been disabled", result.Cause, StringComparison.Ordinal);
    }
}
