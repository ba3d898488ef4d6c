namespace Assay.Worker.Mapping;

/// <summary>Immutable objects that a delegate builds from elements that it maps: tuples.</summary>
internal sealed class BuiltMap<TSource, TTarget>(ValueMap<TSource, TTarget> build) : TypeMap(typeof(TSource))
    where TSource : class
    where TTarget : class
{
    internal override bool HasShell => false;

    internal override object? Build(object source, MapRun run)
    {
        var target = build((TSource)source, run);
        return run.IsBlocked ? null : target;
    }
}
