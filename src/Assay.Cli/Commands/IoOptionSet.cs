using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options that only <c>assay io</c> has.</summary>
internal sealed class IoOptionSet
{
    private readonly Option<string?> through =
        TextOption.Create("--through", string.Join(',', EnumNames.All<Transport>()), "What values pass through. Default: all of them.");
    private readonly Option<string?> compress = TextOption.Create(
        "--compress",
        "brotli-4,zstd-3",
        "Ways to compress: deflate-fastest, deflate-optimal, deflate-smallest, brotli-0 to brotli-11, zstd-1 to zstd-22, lz4, snappy; "
        + $"none for no compression at all. Default: {string.Join(", ", CompressionCodec.Usual)}.");
    private readonly Option<string?> network = TextOption.Create(
        "--network", IoPlan.UsualNetworks, $"Speeds of the network that total times are computed for. Default: {IoPlan.UsualNetworks}.");

    /// <summary>Which surfaces are measured; here it takes several.</summary>
    public Option<string?> Surfaces { get; } = TextOption.Create(
        "--surface", string.Join(',', EnumNames.All<Surface>()),
        "How the caller passes bytes to the library; several with commas. Default: each row's first surface, and its asynchronous ones.");

    /// <summary>The options beside <see cref="Surfaces"/>.</summary>
    public IReadOnlyList<Option> Further => [through, compress, network];

    /// <summary>What was given.</summary>
    public AskedIo Asked(ParseResult parsed) => new()
    {
        Through = parsed.GetValue(through),
        Surfaces = parsed.GetValue(Surfaces),
        Compress = parsed.GetValue(compress),
        Network = parsed.GetValue(network),
    };
}
