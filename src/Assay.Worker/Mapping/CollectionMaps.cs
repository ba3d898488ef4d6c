using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Workloads;
using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

/// <summary>Lists; without an element map the elements are the same on both sides and are copied in one go.</summary>
internal sealed class ListMap<TSource, TTarget>(ValueMap<TSource, TTarget>? element) : TypeMap(typeof(List<TSource>))
{
    internal override bool IsLeaf => element is null;

    internal override object Create(object source)
    {
        var list = (List<TSource>)source;
        if (list is List<TTarget> same && element is null)
            return new List<TTarget>(same);
        var target = new List<TTarget>(list.Count);
        CollectionsMarshal.SetCount(target, list.Count);
        return target;
    }

    internal override void Fill(object source, object target, MapRun run)
    {
        if (element is null)
            return;
        var from = CollectionsMarshal.AsSpan((List<TSource>)source);
        var to = CollectionsMarshal.AsSpan((List<TTarget>)target);
        for (var i = 0; i < from.Length; i++)
            to[i] = element(from[i], run);
    }
}

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
        return Array.CreateInstance(
            typeof(TTarget), [.. dimensions.Select(source.GetLength)], [.. dimensions.Select(source.GetLowerBound)]);
    }

    // The type map is chosen by the array's exact type, so the elements really are of this type: no covariance.
    private static Span<T> ElementsOf<T>(Array array)
    {
#if NET
        return array.Length == 0
            ? []
            : MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);
#else
        return array is T[] vector
            ? vector
            : throw new LimitOfAssayException(
                $"Assay does not map arrays of several dimensions, such as {array.GetType()}, on .NET Framework.");
#endif
    }
}

/// <summary>Collections that are made empty and then take their elements one by one.</summary>
internal sealed class SequenceMap<TSources, TTargets, TSource, TTarget>(
    ValueMap<TSource, TTarget> element, SequenceType<TSources, TSource> from, SequenceType<TTargets, TTarget> to,
    bool mustWait) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<TSource>
    where TTargets : class, IEnumerable<TTarget>
{
    internal override bool IsPostponed => mustWait;

    internal override object Create(object source) =>
        to.Create!(source is IReadOnlyCollection<TSource> counted ? counted.Count : 0,
            Comparers.Carry<TSource, TTarget>(from.ComparerOf?.Invoke((TSources)source), from.IsSorted));

    internal override void Fill(object source, object target, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, element, run);
        if (!run.IsBlocked && !to.AddAll((TTargets)target, mapped))
            throw MergedElements.Of();
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, element, run);
}

/// <summary>Dictionaries that are made empty and then take their entries one by one.</summary>
internal sealed class DictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
    ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, DictionaryType<TSources, TKey, TValue> from,
    DictionaryType<TTargets, TTargetKey, TTargetValue> to, bool mustWait)
    : TypeMap(typeof(TSources))
    where TSources : class, IDictionary<TKey, TValue>
    where TTargets : class, IDictionary<TTargetKey, TTargetValue>
    where TKey : notnull
    where TTargetKey : notnull
{
    internal override bool IsPostponed => mustWait;

    internal override object Create(object source) =>
        to.Create!(((TSources)source).Count, Comparers.Carry<TKey, TTargetKey>(from.ComparerOf?.Invoke((TSources)source), from.IsSorted));

    internal override void Fill(object source, object target, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, key, value, run);
        if (!run.IsBlocked)
            DictionaryType<TTargets, TTargetKey, TTargetValue>.AddAll((TTargets)target, mapped);
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, key, value, run);
}

/// <summary>Maps the elements of a collection into a list of their own, which is given up when the run is blocked.</summary>
internal static class Elements
{
    public static List<TTarget> Map<TSource, TTarget>(IEnumerable<TSource> source, ValueMap<TSource, TTarget> element, MapRun run)
    {
        var mapped = new List<TTarget>();
        foreach (var item in source)
            mapped.Add(element(item, run));
        return mapped;
    }

    public static List<KeyValuePair<TTargetKey, TTargetValue>> Map<TKey, TValue, TTargetKey, TTargetValue>(
        IEnumerable<KeyValuePair<TKey, TValue>> source, ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, MapRun run)
    {
        var mapped = new List<KeyValuePair<TTargetKey, TTargetValue>>();
        foreach (var (itemKey, itemValue) in source)
            mapped.Add(new(key(itemKey, run), value(itemValue, run)));
        return mapped;
    }
}

/// <summary>What is said of a set that would lose an element.</summary>
internal static class MergedElements
{
    public static LimitOfAssayException Of() =>
        new("Assay cannot map this yet: two elements of a set are equal in the copy of their type, which lacks the code that "
            + "distinguishes them.");
}

/// <summary>Carries the comparer of a set or dictionary to the other side.</summary>
internal static class Comparers
{
    /// <summary>The comparer itself where it serves the other side's elements too; null, the default, for a default one.</summary>
    /// <exception cref="LimitOfAssayException">A comparer of the user's own compares only the user's own type.</exception>
    public static IEqualityComparer<TTarget>? Carry<TSource, TTarget>(IEqualityComparer<TSource>? comparer)
    {
        if (comparer is null
            || ReferenceEquals(comparer, EqualityComparer<TSource>.Default)
            || comparer.GetType() == EqualityComparer<TSource>.Default.GetType())
            return null;
        return comparer as IEqualityComparer<TTarget> ?? Ordinary<TSource, TTarget>(comparer)
            ?? ComparerTwins.Of<IEqualityComparer<TTarget>>(comparer, typeof(TTarget)) ?? throw Unfit(comparer, typeof(TTarget));
    }

    // What a formatter makes of the default comparer of enums, ObjectEqualityComparer<T>, is one for the enums of the other side too.
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Formatters that write comparers need a JIT compiler.")]
    private static IEqualityComparer<TTarget>? Ordinary<TSource, TTarget>(IEqualityComparer<TSource> comparer) =>
        typeof(TSource).IsEnum && typeof(TTarget).IsEnum && comparer.GetType().Name == "ObjectEqualityComparer`1"
            ? (IEqualityComparer<TTarget>?)Activator.CreateInstance(
                comparer.GetType().GetGenericTypeDefinition().MakeGenericType(typeof(TTarget)), nonPublic: true)
            : null;

    /// <inheritdoc cref="Carry{TSource, TTarget}(IEqualityComparer{TSource}?)"/>
    /// <param name="comparer">The comparer; null where the collection has none.</param>
    /// <param name="isSorted">Whether it says which comes first, rather than which are equal.</param>
    public static object? Carry<TSource, TTarget>(object? comparer, bool isSorted) =>
        isSorted ? Carry<TSource, TTarget>((IComparer<TSource>?)comparer) : Carry<TSource, TTarget>((IEqualityComparer<TSource>?)comparer);

    /// <inheritdoc cref="Carry{TSource, TTarget}(IEqualityComparer{TSource}?)"/>
    private static IComparer<TTarget>? Carry<TSource, TTarget>(IComparer<TSource>? comparer)
    {
        if (comparer is null
            || ReferenceEquals(comparer, Comparer<TSource>.Default) || comparer.GetType() == Comparer<TSource>.Default.GetType())
            return null;
        return comparer as IComparer<TTarget> ?? ComparerTwins.Of<IComparer<TTarget>>(comparer, typeof(TTarget))
            ?? throw Unfit(comparer, typeof(TTarget));
    }

    private static LimitOfAssayException Unfit(object comparer, Type target) =>
        new($"Assay cannot map this yet: the comparer {comparer.GetType()} of a set or dictionary cannot compare {target}, the copy of "
            + "its elements' type.");
}
