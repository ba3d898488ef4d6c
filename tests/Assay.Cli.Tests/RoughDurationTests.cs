using Assay.Cli.Display;

namespace Assay.Cli.Tests;

public class RoughDurationTests
{
    [Theory]
    [InlineData(0.2, "1 s")]
    [InlineData(89, "89 s")]
    [InlineData(360, "6 min")]
    [InlineData(9000, "2.5 h")]
    public void Durations_are_written_roughly(double seconds, string text) =>
        Assert.Equal(text, RoughDuration.Of(TimeSpan.FromSeconds(seconds)));
}
