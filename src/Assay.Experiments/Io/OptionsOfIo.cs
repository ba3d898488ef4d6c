using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Experiments.Io;

/// <summary>Transports, compressions and networks: what <c>assay run io</c> alone takes.</summary>
public static class OptionsOfIo
{
    /// <summary>The speeds of the network where none are named.</summary>
    public const string UsualNetworks = "10Mbit,100Mbit,1Gbit";

    /// <summary>How bytes pass; here several.</summary>
    public static RunOption<IReadOnlyList<Surface>> Surfaces { get; } = new(
        OptionsOfWorkloads.Surface.Name, string.Join(',', EnumNames.All<Surface>()),
        "How the caller passes bytes to the library; several with commas. Default: each row's first surface, and its asynchronous ones.",
        static list => Read<Surface>("surface", list, "--surface"), static () => [])
    {
        Form = OptionForm.List,
        Names = EnumNames.All<Surface>,
        Kept = options => (options.Own as IoOptions)?.Surfaces.Cast<object>() ?? [],
    };

    /// <summary>What values pass through.</summary>
    public static RunOption<IReadOnlyList<Transport>> Through { get; } = new(
        "--through", string.Join(',', EnumNames.All<Transport>()), "What values pass through. Default: all of them.",
        static list => Read<Transport>("transport", list, "--through"), Enum.GetValues<Transport>)
    {
        Names = EnumNames.All<Transport>,
        Kept = options => (options.Own as IoOptions)?.Transports.Cast<object>() ?? [],
    };

    /// <summary>Ways to compress.</summary>
    public static RunOption<IReadOnlyList<string>> Compress { get; } = new(
        "--compress", "brotli-4,zstd-3",
        "Ways to compress: deflate-fastest, deflate-optimal, deflate-smallest, brotli-0 to brotli-11, zstd-1 to zstd-22, lz4, snappy; none "
            + $"for no compression at all. Default: {string.Join(", ", CompressionCodec.Usual)}.",
        CompressionsOf, static () => CompressionCodec.Usual)
    {
        Names = static () => [CompressionCodec.None, .. CompressionCodec.Usual],
        Kept = options => (options.Own as IoOptions)?.Compressions ?? [],
    };

    /// <summary>Speeds of the network, in bits a second.</summary>
    public static RunOption<IReadOnlyList<long>> Network { get; } = new(
        "--network", UsualNetworks, $"Speeds of the network that total times are computed for. Default: {UsualNetworks}.",
        SpeedsOf, static () => SpeedsOf(UsualNetworks))
    {
        Kept = options => (options.Own as IoOptions)?.NetworkBitsPerSecond.Cast<object>() ?? [],
    };

    private static IReadOnlyList<T> Read<T>(string kind, string list, string option)
        where T : struct, Enum => [.. Lists.Split(list, option).Select(name => EnumNames.Read<T>(kind, name)).Distinct().Order()];

    private static IReadOnlyList<string> CompressionsOf(string list)
    {
        string[] names = [.. Lists.Split(list, "--compress").Select(name => name.ToLowerInvariant()).Distinct()];
        return Array.Find(names, name => name != CompressionCodec.None && CompressionCodec.Parse(name) is null) is string unknown
            ? throw NearestNames.Unknown("compression", unknown, [CompressionCodec.None, .. CompressionCodec.Usual])
            : [.. names.Where(name => name != CompressionCodec.None)];
    }

    private static IReadOnlyList<long> SpeedsOf(string list) => [.. Lists.Split(list, "--network").Select(SpeedOf).Distinct().Order()];

    private static long SpeedOf(string text) => Quantity.Speed(text) is double bits and >= 1
        ? (long)bits
        : throw new BadInputException($"--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"{Shortened.Of(text)}\".");
}
