using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What the command line of <c>assay io</c> gave, unread; null where an option was left out.</summary>
public sealed record AskedIo
{
    /// <summary><c>--through</c>: memory, file, pipe, socket.</summary>
    public string? Through { get; init; }

    /// <summary><c>--surface</c>: one or more.</summary>
    public string? Surfaces { get; init; }

    /// <summary><c>--compress</c>: ways to compress, such as <c>brotli-4</c>.</summary>
    public string? Compress { get; init; }

    /// <summary><c>--network</c>: speeds, such as <c>100Mbit</c>.</summary>
    public string? Network { get; init; }
}

/// <summary>Reads what a run of I/O measures.</summary>
public static class IoPlan
{
    /// <summary>The speeds of the network where none are named.</summary>
    public const string UsualNetworks = "10Mbit,100Mbit,1Gbit";

    private const string Bit = "bit";
    private static readonly (char Letter, double Factor)[] Multiples = [('k', 1e3), ('m', 1e6), ('g', 1e9)];

    /// <summary>The options of a request; null where it asks for another kind of run.</summary>
    /// <exception cref="BadInputException">One names something that does not exist; the sentence names the nearest.</exception>
    internal static IoOptions? Read(RunRequest request)
    {
        if (request.Kind != RunKind.Io)
            return null;
        string? other = request.Operations?.Split(',').FirstOrDefault(
            name => name.Trim().ToLowerInvariant() is not ("serialize" or "deserialize" or ""));
        if (other is not null)
            throw new BadInputException(
                $"assay io sends what is serialized and receives what is deserialized, so it has no operation "
                    + $"\"{Shortened.Of(other.Trim())}\". Use --operation serialize, deserialize or both.");
        AskedIo asked = request.Io ?? new AskedIo();
        return new IoOptions
        {
            Surfaces = asked.Surfaces is null ? [] : Read<Surface>("surface", asked.Surfaces, "--surface"),
            Transports = asked.Through is null ? Enum.GetValues<Transport>() : Read<Transport>("transport", asked.Through, "--through"),
            Compressions = asked.Compress is null ? CompressionCodec.Usual : CompressionsOf(asked.Compress),
            NetworkBitsPerSecond = [.. Lists.Split(asked.Network ?? UsualNetworks, "--network").Select(SpeedOf).Distinct().Order()],
        };
    }

    /// <summary>
    /// The surfaces of a row that are measured: those asked for that it offers, else its first and its asynchronous ones.
    /// </summary>
    /// <param name="options">The run's.</param>
    /// <param name="offered">What the row offers, its first first.</param>
    internal static IReadOnlyList<Surface> SurfacesOf(IoOptions options, IReadOnlyList<Surface> offered)
    {
        if (options.Surfaces.Count == 0)
            return [.. offered.Take(1).Concat(offered.Where(surface => surface is Surface.Async or Surface.Pipe))
                .DefaultIfEmpty(Surface.Bytes).Distinct()];
        Surface[] both = [.. options.Surfaces.Where(offered.Contains)];

        // One that it does not offer is its verdict.
        return both.Length > 0 ? both : [options.Surfaces[0]];
    }

    /// <summary>Whether transports or compressions failed for a reason that another attempt may not meet.</summary>
    internal static bool HasFailures(ResultsFile file) =>
        file.Transfers.Any(
            transfer => transfer.Failure is { Verdict: Verdict.AssayError }
                || transfer.TransportFailures.Any(failure => failure.Verdict == Verdict.AssayError))
            || file.Compressions.Any(compression => compression.Failure is not null);

    /// <summary>The options of a file beside those given with <c>--resume</c>.</summary>
    internal static IEnumerable<(string Option, bool IsGiven, bool IsSame)> Compare(IoOptions? file, AskedIo? given, IoOptions? asked)
    {
        if (file is null || given is null || asked is null)
            yield break;
        yield return ("--surface", given.Surfaces is not null, file.Surfaces.SequenceEqual(asked.Surfaces));
        yield return ("--through", given.Through is not null, file.Transports.SequenceEqual(asked.Transports));
        yield return ("--compress", given.Compress is not null, file.Compressions.SequenceEqual(asked.Compressions));
        yield return ("--network", given.Network is not null, file.NetworkBitsPerSecond.SequenceEqual(asked.NetworkBitsPerSecond));
    }

    private static IReadOnlyList<T> Read<T>(string kind, string list, string option)
        where T : struct, Enum => [.. Lists.Split(list, option).Select(name => EnumNames.Read<T>(kind, name)).Distinct().Order()];

    private static IReadOnlyList<string> CompressionsOf(string list)
    {
        string[] names = [.. Lists.Split(list, "--compress").Select(name => name.ToLowerInvariant()).Distinct()];
        return Array.Find(names, name => name != CompressionCodec.None && CompressionCodec.Parse(name) is null) is string unknown
            ? throw NearestNames.Unknown("compression", unknown, [CompressionCodec.None, .. CompressionCodec.Usual])
            : [.. names.Where(name => name != CompressionCodec.None)];
    }

    private static long SpeedOf(string text)
    {
        string lower = text.ToLowerInvariant();
        string number = lower.EndsWith(Bit, StringComparison.Ordinal) ? lower[..^Bit.Length] : "";
        (char Letter, double Factor) multiple = Array.Find(Multiples, multiple => number.EndsWith(multiple.Letter));
        bool isNumber = double.TryParse(multiple.Letter == default ? number : number[..^1], NumberStyles.AllowDecimalPoint,
            CultureInfo.InvariantCulture, out double value);
        double bits = value * (multiple.Letter == default ? 1 : multiple.Factor);
        return isNumber && bits is >= 1 and <= 1e15
            ? (long)bits
            : throw new BadInputException($"--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"{Shortened.Of(text)}\".");
    }
}
