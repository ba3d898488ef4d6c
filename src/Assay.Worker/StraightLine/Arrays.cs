using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Assay.Worker.StraightLine;

/// <summary>Arrays of more than one dimension: lower bound and length of each, then the elements in a row.</summary>
public static class Arrays
{
    /// <summary>The elements of an array of exactly this element type, in the order of memory.</summary>
    public static Span<T> Elements<T>(Array array) => array.Length == 0
        ? []
        : MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);

    /// <summary>Writes the bounds.</summary>
    public static void WriteBounds<TFormat>(ref TFormat format, Array array)
        where TFormat : struct, IFormatWriter
    {
        for (var dimension = 0; dimension < array.Rank; dimension++)
        {
            format.Int32(array.GetLowerBound(dimension));
            format.Int32(array.GetLength(dimension));
        }
    }

    /// <summary>Reads the bounds and makes the array.</summary>
    /// <param name="format">Where they stand.</param>
    /// <param name="rank">The number of dimensions.</param>
    /// <param name="count">The number of elements that the payload announced and may hold.</param>
    /// <exception cref="InvalidDataException">The bounds do not give this number of elements.</exception>
    public static Array Read<TElement, TFormat>(ref TFormat format, int rank, int count)
        where TFormat : struct, IFormatReader
    {
        var bounds = new int[rank];
        var lengths = new int[rank];
        long product = 1;
        for (var dimension = 0; dimension < rank; dimension++)
        {
            bounds[dimension] = format.Int32();
            lengths[dimension] = format.Int32();
            // Products of more than 2^31 never come back to a count, because each is checked.
            product = lengths[dimension] >= 0 && product <= int.MaxValue ? product * lengths[dimension] : -1;
            if (product < 0)
                break;
        }
        if (product != count)
            throw new InvalidDataException($"The bounds of an array do not give its {count:N0} elements.");
        return Array.CreateInstance(typeof(TElement), lengths, bounds);
    }

    /// <summary>Makes an array of the same bounds.</summary>
    public static Array CreateLike<TElement>(Array template)
    {
        var dimensions = Enumerable.Range(0, template.Rank);
        return Array.CreateInstance(typeof(TElement), [.. dimensions.Select(template.GetLength)], [.. dimensions.Select(template.GetLowerBound)]);
    }
}
