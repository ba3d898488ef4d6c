namespace Assay.Worker.Mapping;

/// <summary>Carries the comparer of a set or dictionary to the other side.</summary>
internal static class Comparers
{
    /// <summary>The comparer itself where it serves the other side's elements too; null, the default, for a default one.</summary>
    /// <exception cref="NotSupportedException">A comparer of the user's own compares only the user's own type.</exception>
    public static IEqualityComparer<TTarget>? Carry<TSource, TTarget>(IEqualityComparer<TSource>? comparer)
    {
        if (comparer is null || ReferenceEquals(comparer, EqualityComparer<TSource>.Default) || comparer.GetType() == EqualityComparer<TSource>.Default.GetType())
            return null;
        return comparer as IEqualityComparer<TTarget> ?? throw Unfit(comparer, typeof(TTarget));
    }

    /// <inheritdoc cref="Carry{TSource, TTarget}(IEqualityComparer{TSource}?)"/>
    public static IComparer<TTarget>? Carry<TSource, TTarget>(IComparer<TSource>? comparer)
    {
        if (comparer is null || ReferenceEquals(comparer, Comparer<TSource>.Default) || comparer.GetType() == Comparer<TSource>.Default.GetType())
            return null;
        return comparer as IComparer<TTarget> ?? throw Unfit(comparer, typeof(TTarget));
    }

    private static NotSupportedException Unfit(object comparer, Type target) =>
        new($"The comparer {comparer.GetType()} of a set or dictionary cannot compare {target}, which stands for its elements on the other side.");
}
