using System.Runtime.CompilerServices;

namespace Assay.Worker.Mapping;

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
