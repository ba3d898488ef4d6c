using Assay.Core.Results;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>
/// Programs of native code: real ones, built with the compiler from this machine's feeds. No other test sees an error of that compiler, so
/// they are for each night and after a change to what workers do.
/// </summary>
[Collection(nameof(RowChecks))]
[Trait("Category", "slow")]
public sealed class NativePrograms(RowChecks checks)
{
    [Fact]
    public void A_row_that_supports_native_code_keeps_everything_there()
    {
        var result = checks.OfMode("memory-pack/utf-8", "aot", "books").Result;

        Assert.True(result.Verdict == Verdict.Supported, $"{result.Verdict}: {result.Cause}");
    }

    [Theory]
    [InlineData("system.text.json/source-generated")]
    [InlineData("memory-pack/utf-8")]
    public void Rows_that_support_native_code_have_the_same_verdicts_there(string row)
    {
        var (expected, actual) = (checks.OfMode(row, "jit", "books").Result, checks.OfMode(row, "aot", "books").Result);

        Assert.Equal((expected.Verdict, expected.PayloadBytes, expected.Cause), (actual.Verdict, actual.PayloadBytes, actual.Cause));
        Assert.Equal(expected.Differences, actual.Differences);
    }

    [Fact]
    public void A_library_that_needs_reflection_on_trimmed_types_says_so_itself()
    {
        var result = checks.OfMode("system.text.json/reflection", "aot", "books").Result;

        Assert.Equal(Verdict.Rejected, result.Verdict);
        Assert.Contains("Reflection-based serialization has been disabled", result.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void Types_are_trimmed_as_in_an_ordinary_program()
    {
        var result = checks.OfMode("xml-serializer", "aot", "books").Result;

        Assert.Equal(Verdict.Rejected, result.Verdict);
        Assert.Contains("does not have a parameterless constructor", result.Cause, StringComparison.Ordinal);
    }
}
