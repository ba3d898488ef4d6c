using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Assay.Worker.Mapping;

/// <summary>
/// Arrays of any rank and lower bounds; elements lie in a row whatever the rank. Without an element map the elements are the same on both
/// sides and are copied in one go.
/// </summary>
internal sealed class ArrayMap<TSource, TTarget>(int rank, ValueMap<TSource, TTarget>? element)
    : TypeMap(rank == 1 ? typeof(TSource[]) : typeof(TSource).MakeArrayType(rank))
{
    internal override bool IsLeaf => element is null;

    internal override object Create(object source)
    {
        if (element is null)
            return ((Array)source).Clone();
        return source is TSource[] vector ? new TTarget[vector.Length] : CreateOther((Array)source);
    }

    internal override void Fill(object source, object target, MapRun run)
    {
        if (element is null)
            return;
        var from = ElementsOf<TSource>((Array)source);
        var to = ElementsOf<TTarget>((Array)target);
        for (var i = 0; i < from.Length; i++)
            to[i] = element(from[i], run);
    }

    private static Array CreateOther(Array source)
    {
        var dimensions = Enumerable.Range(0, source.Rank);
        return Array.CreateInstance(typeof(TTarget), [.. dimensions.Select(source.GetLength)], [.. dimensions.Select(source.GetLowerBound)]);
    }

    // The type map is chosen by the array's exact type, so the elements really are of this type: no covariance.
    private static Span<T> ElementsOf<T>(Array array)
    {
#if NET
        return array.Length == 0 ? [] : MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);
#else
        return array is T[] vector ? vector : throw new NotSupportedException($"Assay does not map arrays of several dimensions, such as {array.GetType()}, on .NET Framework.");
#endif
    }
}
