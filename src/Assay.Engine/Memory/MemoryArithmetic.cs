using System.Globalization;
using Assay.Core.Results;

namespace Assay.Engine.Memory;

/// <summary>What cannot fit in memory, with the arithmetic; it is refused before it starts.</summary>
internal static class MemoryArithmetic
{
    /// <summary>An array's head and its place in a dictionary, in bytes.</summary>
    private const long BytesAroundEntry = 24 + 28;

    /// <summary>Why a cache cannot be filled; null where it can.</summary>
    /// <param name="form">What entries are kept as.</param>
    /// <param name="entries">How many.</param>
    /// <param name="payloadBytes">Size of a payload.</param>
    /// <param name="graphs">What graphs hold.</param>
    /// <param name="allowed">What a worker may take, in bytes.</param>
    public static string? RefusalOf(EntryForm form, int entries, long payloadBytes, HeldGraphs graphs, long allowed)
    {
        double each = BytesAroundEntry + (form == EntryForm.Bytes ? payloadBytes : (double)graphs.HeldBytes / Math.Max(1, graphs.Graphs));
        double needed = each * entries;
        return needed <= allowed
            ? null
            : string.Create(CultureInfo.InvariantCulture, $"not tried, because {entries:N0} entries kept as {EnumNames.Of(form)} would take about {Gigabytes(needed)}: {each:N0} bytes each; a worker may take {Gigabytes(allowed)}");
    }

    /// <summary>Why so many threads cannot call; null where they can.</summary>
    /// <param name="threads">How many.</param>
    /// <param name="alone">What one thread took.</param>
    /// <param name="allowed">What a worker may take, in bytes.</param>
    public static string? RefusalOf(int threads, CallSpan alone, long allowed)
    {
        long peak = alone.Collections.PeakResidentBytes;
        long further = Math.Max(0, peak - alone.Collections.ResidentBytes);
        double needed = peak + ((double)further * (threads - 1));
        return needed <= allowed
            ? null
            : string.Create(CultureInfo.InvariantCulture,
                $"not tried, because {threads} threads would take up to {Gigabytes(needed)}: {Gigabytes(peak)} for one and {Gigabytes(further)} for each further one; a worker may take {Gigabytes(allowed)}");
    }

    private static string Gigabytes(double bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes / 1e9:0.0} GB");
}
