using Assay.Core.Adapters;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Io;

namespace Assay.Engine.Tests.Io;

public class IoPlanTests
{
    [Fact]
    public void Nothing_asked_for_is_every_transport_with_the_usual_compressions_at_three_speeds()
    {
        var options = IoExperiment.Read(GivenOptions.None);

        Assert.Equal(Enum.GetValues<Transport>(), options.Transports);
        Assert.Contains("zstd-3", options.Compressions);
        Assert.Equal([10_000_000, 100_000_000, 1_000_000_000], options.NetworkBitsPerSecond);
    }

    [Theory]
    [InlineData("56kbit", 56_000)]
    [InlineData("2.5Gbit", 2_500_000_000)]
    [InlineData("9600bit", 9_600)]
    public void A_speed_is_read_with_its_unit(string text, long bits) =>
        Assert.Equal([bits], Read(OptionsOfIo.Network, text).NetworkBitsPerSecond);

    [Fact]
    public void No_compression_leaves_none() => Assert.Empty(Read(OptionsOfIo.Compress, "none").Compressions);

    [Theory]
    [InlineData("100", "--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"100\".")]
    [InlineData("fastMbit", "--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"fastMbit\".")]
    [InlineData("-1Mbit", "--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"-1Mbit\".")]
    public void A_speed_that_is_none_is_refused_in_one_sentence(string text, string sentence) =>
        Assert.Equal(sentence, Assert.Throws<BadInputException>(() => Read(OptionsOfIo.Network, text)).Message);

    [Theory]
    [InlineData("brotli-12")]
    [InlineData("zstd-0")]
    [InlineData("gzip")]
    [InlineData("deflate")]
    public void A_compression_that_is_none_is_refused(string name) =>
        Assert.StartsWith($"There is no compression \"{name}\".",
            Assert.Throws<BadInputException>(() => Read(OptionsOfIo.Compress, name)).Message, StringComparison.Ordinal);

    [Fact]
    public void A_transport_that_is_none_is_refused_with_the_nearest() => Assert.StartsWith(
        "There is no transport \"soket\". Nearest: socket",
        Assert.Throws<BadInputException>(() => Read(OptionsOfIo.Through, "soket")).Message, StringComparison.Ordinal);

    [Fact]
    public void Operations_that_send_nothing_are_refused() => Assert.Contains(
        "it has no operation \"open\"",
        Assert.Throws<BadInputException>(
            () => new IoExperiment().OperationsOf(new RunRequest(), [Operation.Serialize, Operation.Open])).Message,
        StringComparison.Ordinal);

    [Theory]
    [InlineData("", "Bytes,Stream,Async", "Bytes,Async")]
    [InlineData("", "Async", "Async")]
    [InlineData("", "Bytes,Reused,Async,Pipe", "Bytes,Async,Pipe")]
    [InlineData("stream,buffer", "Bytes,Stream", "Stream")]
    [InlineData("buffer", "Bytes,Stream", "Buffer")]
    public void A_row_is_measured_by_the_surfaces_asked_for_that_it_offers(string asked, string offered, string measured)
    {
        var options = Read(OptionsOfIo.Surfaces, asked.Length == 0 ? null : asked);

        var surfaces = IoExperiment.SurfacesOf(options, [.. offered.Split(',').Select(Enum.Parse<Surface>)]);

        Assert.Equal(measured, string.Join(',', surfaces));
    }

    private static IoOptions Read(RunOption option, string? value) => IoExperiment.Read(GivenOptions.None.With(option, value));
}
