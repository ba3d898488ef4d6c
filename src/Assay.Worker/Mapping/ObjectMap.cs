using System.Runtime.CompilerServices;

namespace Assay.Worker.Mapping;

/// <summary>Classes: created without running a constructor, then filled.</summary>
internal sealed class ObjectMap<TSource, TTarget>(FillMap<TSource, TTarget> fill, bool isLeaf) : TypeMap(typeof(TSource))
    where TSource : class
    where TTarget : class
{
    internal override bool IsLeaf { get; } = isLeaf;

    internal override object Create(object source) => RuntimeHelpers.GetUninitializedObject(typeof(TTarget));

    internal override void Fill(object source, object target, MapRun run) =>
        fill(Unsafe.As<TSource>(source), Unsafe.As<TTarget>(target), run);
}
