namespace Assay.Worker.Mapping;

/// <summary>How objects of one runtime type are mapped; made by <see cref="Maps"/>.</summary>
public abstract class TypeMap
{
    private protected TypeMap(Type source) => Source = source;

    /// <summary>The runtime type that it maps.</summary>
    internal Type Source { get; }

    /// <summary>Whether objects of types derived from <see cref="Source"/> are mapped too: frozen collections are abstract, their implementations private.</summary>
    internal virtual bool CoversDerived => false;

    /// <summary>Whether the source object itself stands for it on the other side.</summary>
    internal virtual bool IsSame => false;

    /// <summary>Whether an empty target is made first and filled later; otherwise the target is built when its elements are known.</summary>
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
    internal virtual object? Build(object source, MapRun run) => throw new InvalidOperationException($"{Source} is made empty, then filled.");

    /// <summary>Maps a boxed value at once; what it refers to may be filled later.</summary>
    internal virtual object ByValue(object source, MapRun run) => throw new InvalidOperationException($"{Source} is no value type.");

    /// <summary>Meets all elements of something postponed, so that they are filled before it.</summary>
    internal virtual void Visit(object source, MapRun run)
    {
    }
}
