namespace Assay.Engine.Tests.Planning;

public class SizeTextTests
{
    [Theory]
    [InlineData("1", 1)]
    [InlineData("10k", 10_000)]
    [InlineData("10K", 10_000)]
    [InlineData("1M", 1_000_000)]
    [InlineData("", null)]
    [InlineData("k", null)]
    [InlineData("-1", null)]
    [InlineData("1.5k", null)]
    [InlineData("9999999999", null)]
    [InlineData("3000M", null)]
    public void Sizes_are_read_as_people_write_them(string text, int? size) => Assert.Equal(size, SizeText.Read(text));

    [Theory]
    [InlineData(100, "100")]
    [InlineData(1_000, "1k")]
    [InlineData(1_500, "1500")]
    [InlineData(800_000, "800k")]
    [InlineData(1_000_000, "1M")]
    public void Sizes_are_written_as_people_read_them(int size, string text) => Assert.Equal(text, SizeText.Write(size));

    [Theory]
    [InlineData("90s", 90)]
    [InlineData("2m", 120)]
    [InlineData("1.5h", 5400)]
    [InlineData("2", null)]
    [InlineData("", null)]
    [InlineData("m", null)]
    [InlineData("0s", null)]
    public void Durations_are_read_as_people_write_them(string text, int? seconds) =>
        Assert.Equal(seconds is int number ? TimeSpan.FromSeconds(number) : null, DurationText.Read(text));
}
