using System.Globalization;
using Assay.Core.Results;

namespace Assay.Engine;

/// <summary>What cannot fit in memory, with the arithmetic; it is refused before it starts.</summary>
internal static class MemoryArithmetic
{
    /// <summary>An array's head and its place in a dictionary, in bytes.</summary>
    private const long BytesAroundEntry = 24 + 28;

    /// <summary>From so many bytes on, what one object takes can be said in megabytes.</summary>
    private const double BytesOfLargeObject = 10_000;

    /// <summary>Why a size cannot be tried; null where it can: what two smaller ones took is carried on in a straight line.</summary>
    /// <param name="last">A larger one than that, smaller than the size.</param>
    /// <param name="allowed">What a worker may take, in bytes.</param>
    public static string? RefusalOf(SizePeak before, SizePeak last, int size, long allowed)
    {
        var needed = NeededFor(before, last, size);
        return needed <= allowed
            ? null
            : $"not tried, because it would take about {Gigabytes(needed)}: {Gigabytes(last.PeakBytes)} with "
                + $"{SizeText.Write(last.Size)} and {Each(EachOf(before, last))}; a worker may take {Gigabytes(allowed)}";
    }

    /// <summary>What a size takes, in bytes, as far as two smaller ones tell.</summary>
    /// <param name="last">A larger one than that, smaller than the size.</param>
    public static double NeededFor(
        SizePeak before, SizePeak last, int size) => last.PeakBytes + (EachOf(before, last) * ((double)size - last.Size));

    /// <summary>Why a cache cannot be filled; null where it can.</summary>
    /// <param name="form">What entries are kept as.</param>
    /// <param name="allowed">What a worker may take, in bytes.</param>
    public static string? RefusalOf(EntryForm form, int entries, long payloadBytes, HeldGraphs graphs, long allowed)
    {
        var each = BytesAroundEntry + (form == EntryForm.Bytes ? payloadBytes : (double)graphs.HeldBytes / Math.Max(1, graphs.Graphs));
        var needed = each * entries;
        return needed <= allowed
            ? null
            : string.Create(CultureInfo.InvariantCulture,
                $"not tried, because {entries:N0} entries kept as {EnumNames.Of(form)} would take about {Gigabytes(needed)}: {each:N0} "
                    + $"bytes each; a worker may take {Gigabytes(allowed)}");
    }

    /// <summary>Why so many threads cannot call; null where they can.</summary>
    /// <param name="alone">What one thread took.</param>
    /// <param name="allowed">What a worker may take, in bytes.</param>
    public static string? RefusalOf(int threads, CallSpan alone, long allowed)
    {
        var peak = alone.Collections.PeakResidentBytes;
        var further = Math.Max(0, peak - alone.Collections.ResidentBytes);
        var needed = peak + ((double)further * (threads - 1));
        return needed <= allowed
            ? null
            : string.Create(CultureInfo.InvariantCulture,
                $"not tried, because {threads} threads would take up to {Gigabytes(needed)}: {Gigabytes(peak)} for one and "
                    + $"{Gigabytes(further)} for each further one; a worker may take {Gigabytes(allowed)}");
    }

    // A process never shrinks below what a smaller size took.
    private static double EachOf(SizePeak before, SizePeak last) =>
        (double)Math.Max(0, last.PeakBytes - before.PeakBytes) / (last.Size - before.Size);

    /// <summary>Objects are small as a rule, so that a million of them is said; those with payloads are not.</summary>
    private static string Each(double bytes) => bytes < BytesOfLargeObject
        ? $"{Gigabytes(bytes * 1e6)} for each further million"
        : string.Create(CultureInfo.InvariantCulture, $"{bytes / 1e6:0.00} MB for each further one");

    private static string Gigabytes(double bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes / 1e9:0.0} GB");
}

/// <summary>What a size took.</summary>
/// <param name="Size">The size, in units of the data set.</param>
/// <param name="PeakBytes">Peak resident size of its process, in bytes.</param>
internal readonly record struct SizePeak(int Size, long PeakBytes);
