namespace Assay.Worker.Mapping;

/// <summary>
/// Makes the maps that emitted mappers consist of: one for each type of a shape. A missing element map means that elements are the same on both
/// sides; <c>mustWait</c> says that keys or elements hold objects, so that hashing or comparing them has to wait until those are filled.
/// </summary>
public static partial class Maps
{
    /// <summary>A class: created without running a constructor, then filled.</summary>
    /// <param name="fill">Copies the members.</param>
    /// <param name="isLeaf">Whether no member holds another object.</param>
    public static TypeMap Object<TSource, TTarget>(FillMap<TSource, TTarget> fill, bool isLeaf = false)
        where TSource : class
        where TTarget : class => new ObjectMap<TSource, TTarget>(fill, isLeaf);

    /// <summary>A struct or enum that stands in a box.</summary>
    public static TypeMap Box<TSource, TTarget>(ValueMap<TSource, TTarget> value)
        where TSource : struct
        where TTarget : struct => new BoxMap<TSource, TTarget>(value);

    /// <summary>An immutable value that both sides share.</summary>
    public static TypeMap Same<T>() => new SameMap(typeof(T));

    /// <summary>A tuple class: built when its elements are known.</summary>
    public static TypeMap Tuple<TSource, TTarget>(ValueMap<TSource, TTarget> build)
        where TSource : class
        where TTarget : class => new BuiltMap<TSource, TTarget>(build);

    /// <summary>The identity, for elements that are the same on both sides.</summary>
    public static T Same<T>(T value, MapRun run) => value;
}
