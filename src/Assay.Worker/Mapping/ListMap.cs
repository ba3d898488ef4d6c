using System.Runtime.InteropServices;

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
