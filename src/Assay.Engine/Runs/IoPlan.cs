using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Options;

namespace Assay.Engine.Runs;

/// <summary>Reads what a run of I/O measures.</summary>
public static class IoPlan
{
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
        return new IoOptions
        {
            Surfaces = OptionsOfIo.Surfaces.In(request.Given),
            Transports = OptionsOfIo.Through.In(request.Given),
            Compressions = OptionsOfIo.Compress.In(request.Given),
            NetworkBitsPerSecond = OptionsOfIo.Network.In(request.Given),
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
}
