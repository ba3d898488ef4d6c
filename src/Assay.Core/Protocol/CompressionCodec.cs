using System.Globalization;

namespace Assay.Core.Protocol;

/// <summary>A way to compress, as the command line names it, such as <c>brotli-4</c>.</summary>
/// <param name="Method">The method.</param>
/// <param name="Level">Its level; 0 where the method has none, and for Deflate the place in .NET's list of levels.</param>
public sealed record CompressionCodec(CompressionMethod Method, int Level)
{
    /// <summary>No compression: what every other way is compared with.</summary>
    public const string None = "none";

    private const int HighestBrotli = 11;
    private const int HighestZstandard = 22;
    private static readonly string[] DeflateLevels = ["optimal", "fastest", "none", "smallest"];

    /// <summary>What is measured where nothing is asked for.</summary>
    public static IReadOnlyList<string> Usual { get; } = ["deflate-fastest", "deflate-optimal", "brotli-1", "brotli-4", "brotli-11",
        "zstd-3", "lz4", "snappy"];

    /// <summary>Reads a name in lower case; null where it names nothing.</summary>
    public static CompressionCodec? Parse(string name)
    {
        var parts = name.Split('-');
        return parts switch
        {
            ["lz4"] => new CompressionCodec(CompressionMethod.Lz4, 0),
            ["snappy"] => new CompressionCodec(CompressionMethod.Snappy, 0),
            ["deflate", "optimal" or "fastest" or "smallest"] =>
                new CompressionCodec(CompressionMethod.Deflate, Array.IndexOf(DeflateLevels, parts[1])),
            ["brotli", _] => Leveled(CompressionMethod.Brotli, parts[1], 0, HighestBrotli),
            ["zstd", _] => Leveled(CompressionMethod.Zstandard, parts[1], 1, HighestZstandard),
            _ => null,
        };
    }

    private static CompressionCodec? Leveled(CompressionMethod method, string text, int lowest, int highest) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var level) && level >= lowest && level <= highest
            ? new CompressionCodec(method, level)
            : null;
}

/// <summary>Methods of compression.</summary>
public enum CompressionMethod
{
    /// <summary>Deflate, of .NET.</summary>
    Deflate,

    /// <summary>Brotli, of .NET.</summary>
    Brotli,

    /// <summary>Zstandard.</summary>
    Zstandard,

    /// <summary>LZ4 blocks.</summary>
    Lz4,

    /// <summary>Snappy blocks.</summary>
    Snappy,
}
