using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class ProcessVariablesTests
{
    [Theory]
    [InlineData("abc")]
    [InlineData("0s")]
    [InlineData("-5s")]
    [InlineData("5")]
    public void A_time_limit_that_is_no_duration_is_refused(string limit) =>
        Assert.StartsWith($"ASSAY_TIME_LIMIT={limit} is not a duration. ", Refusal("ASSAY_TIME_LIMIT", limit), StringComparison.Ordinal);

    [Fact]
    public void A_long_value_is_quoted_by_its_ends() =>
        Assert.InRange(Refusal("ASSAY_TIME_LIMIT", new string('x', 100_000)).Length, 100, 300);

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("90s")]
    public void A_duration_or_nothing_is_taken(string? limit) =>
        Assert.Null(Record.Exception(() => ProcessVariables.EnsureUsable(name => name == "ASSAY_TIME_LIMIT" ? limit : null)));

    [UnixFact]
    public void A_mono_that_is_no_program_is_refused()
    {
        Assert.StartsWith("ASSAY_MONO=/missing/mono is not a program. ", Refusal("ASSAY_MONO", "/missing/mono"), StringComparison.Ordinal);
        Assert.StartsWith("ASSAY_MONO=no-such-mono is not a program. ", Refusal("ASSAY_MONO", "no-such-mono"), StringComparison.Ordinal);
        Assert.Null(
            Record.Exception(
                () => ProcessVariables.EnsureUsable(name => name == "ASSAY_MONO" ? "sh" : name == "PATH" ? "/usr/bin:/bin" : null)));
    }

    private static string Refusal(string variable, string value) =>
        Assert.Throws<BadInputException>(() => ProcessVariables.EnsureUsable(name => name == variable ? value : null)).Message;
}
