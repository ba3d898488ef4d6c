namespace Assay.Worker.Types;

/// <summary>A class of collections with one type of elements: how it is made of them, in the order in which it enumerates them.</summary>
public abstract class SequenceType<T>
{
    private protected SequenceType()
    {
    }

    internal abstract Type Class { get; }

    /// <summary>Whether elements are hashed or compared, and no two are equal.</summary>
    internal bool IsSet { get; init; }

    /// <summary>Makes it empty, for a number of elements, before they are known; null for what is built when all are.</summary>
    internal abstract object? Begin(int count);

    /// <summary>Adds the elements to what was begun, or builds it.</summary>
    internal abstract object Complete(object? begun, List<T> items);
}

/// <summary>A class of collections that is made empty and then takes its elements one by one, or is built when they are known.</summary>
public sealed class SequenceType<TCollection, T> : SequenceType<T>
    where TCollection : class, IEnumerable<T>
{
    internal SequenceType()
    {
    }

    /// <summary>Makes it empty, for a number of elements and with a comparer, which only sets have; null for what is built.</summary>
    internal Func<int, object?, TCollection>? Create { get; init; }

    /// <summary>Adds an element to what was made empty; false where a set has its equal.</summary>
    internal Func<TCollection, T, bool>? Add { get; init; }

    /// <summary>Builds it of its elements, with a comparer; null for what is made empty.</summary>
    internal Func<List<T>, object?, TCollection>? Build { get; init; }

    /// <summary>The comparer of a set; null for all others.</summary>
    internal Func<TCollection, object>? ComparerOf { get; init; }

    /// <summary>Whether the comparer says which element comes first, rather than which are equal.</summary>
    internal bool IsSorted { get; init; }

    /// <summary>Whether the collection enumerates in the opposite order of adding.</summary>
    internal bool IsReversed { get; init; }

    internal override Type Class => typeof(TCollection);

    internal override object? Begin(int count) => Create?.Invoke(count, null);

    internal override object Complete(object? begun, List<T> items)
    {
        if (Build is not null)
            return Build(items, null);
        var collection = (TCollection)(begun ?? Begin(items.Count)!);
        AddAll(collection, items);
        return collection;
    }

    /// <summary>Adds elements in the order in which the collection is to enumerate them.</summary>
    /// <returns>False where a set has the equal of one.</returns>
    internal bool AddAll(TCollection collection, List<T> items)
    {
        var areAllNew = true;
        if (IsReversed)
        {
            for (var i = items.Count - 1; i >= 0; i--)
                areAllNew &= Add!(collection, items[i]);
        }
        else
        {
            foreach (var item in items)
                areAllNew &= Add!(collection, item);
        }

        return areAllNew;
    }
}
