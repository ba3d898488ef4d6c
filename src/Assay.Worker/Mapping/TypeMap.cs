using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Mapping;

/// <summary>How objects of one runtime type are mapped; made by <see cref="Maps"/>.</summary>
public abstract class TypeMap
{
    private protected TypeMap(Type source) => Source = source;

    /// <summary>The runtime type that it maps.</summary>
    internal Type Source { get; }

    /// <summary>
    /// Whether objects of types derived from <see cref="Source"/> are mapped too: frozen collections are abstract, their implementations
    /// private.
    /// </summary>
    internal virtual bool CoversDerived => false;

    /// <summary>Whether the source object itself stands for it on the other side.</summary>
    internal virtual bool IsSame => false;

    /// <summary>
    /// Whether an empty target is made first and filled later; otherwise the target is built when its elements are known.
    /// </summary>
    internal virtual bool HasShell => true;

    /// <summary>Whether filling needs no other object, so that it may be done at once.</summary>
    internal virtual bool IsLeaf => false;

    /// <summary>Whether it must wait until all other objects are filled, because it hashes or compares keys that hold objects.</summary>
    internal virtual bool IsPostponed => false;

    /// <summary>Makes the empty target.</summary>
    internal virtual object Create(object source) => throw new InvalidOperationException($"{Source} has no empty form.");

    /// <summary>Fills the target; leaves it as it is when the run is blocked.</summary>
    internal virtual void Fill(object source, object target, MapRun run)
    {
    }

    /// <summary>Builds the target; null when the run is blocked.</summary>
    internal virtual object? Build(object source, MapRun run) =>
        throw new InvalidOperationException($"{Source} is made empty, then filled.");

    /// <summary>Maps a boxed value at once; what it refers to may be filled later.</summary>
    internal virtual object ByValue(object source, MapRun run) => throw new InvalidOperationException($"{Source} is no value type.");

    /// <summary>Meets all elements of something postponed, so that they are filled before it.</summary>
    internal virtual void Visit(object source, MapRun run)
    {
    }
}

/// <summary>Maps a value: a struct, a reference, an element. Called again when something it refers to was not built yet.</summary>
/// <typeparam name="TSource">The type on this side.</typeparam>
/// <typeparam name="TTarget">The type on the other side.</typeparam>
public delegate TTarget ValueMap<in TSource, out TTarget>(TSource source, MapRun run);

/// <summary>
/// Copies the members of an object into the uninitialized one that stands for it. Called again when something it refers to was not built
/// yet.
/// </summary>
/// <typeparam name="TSource">The class on this side.</typeparam>
/// <typeparam name="TTarget">The class on the other side.</typeparam>
public delegate void FillMap<in TSource, in TTarget>(TSource source, TTarget target, MapRun run);

/// <summary>Immutable values that both sides share: boxed primitives, strings, addresses, enums without a contract of their own.</summary>
internal sealed class SameMap(Type source) : TypeMap(source)
{
    public static SameMap Instance { get; } = new(typeof(string));

    internal override bool IsSame => true;
}

/// <summary>Boxed structs and enums, in members declared as an object or an interface: a box is an object that may be shared.</summary>
internal sealed class BoxMap<TSource, TTarget>(ValueMap<TSource, TTarget> value) : TypeMap(typeof(TSource))
    where TSource : struct
    where TTarget : struct
{
    internal override object Create(object source) => default(TTarget);

    internal override void Fill(object source, object target, MapRun run)
    {
        var mapped = value(Unsafe.Unbox<TSource>(source), run);
        Unsafe.Unbox<TTarget>(target) = mapped;
    }

    internal override object ByValue(object source, MapRun run) => value((TSource)source, run);
}

/// <summary>Classes: created without running a constructor, then filled.</summary>
internal sealed class ObjectMap<TSource, [DynamicallyAccessedMembers(
    DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] TTarget>(
    FillMap<TSource, TTarget> fill, bool isLeaf) : TypeMap(typeof(TSource))
    where TSource : class
    where TTarget : class
{
    internal override bool IsLeaf { get; } = isLeaf;

    internal override object Create(object source) => RuntimeHelpers.GetUninitializedObject(typeof(TTarget));

    internal override void Fill(object source, object target, MapRun run) =>
        fill(Unsafe.As<TSource>(source), Unsafe.As<TTarget>(target), run);
}
