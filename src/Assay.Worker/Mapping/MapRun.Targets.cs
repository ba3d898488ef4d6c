using System.Runtime.InteropServices;

namespace Assay.Worker.Mapping;

public sealed partial class MapRun
{
    private object? TargetOf(object source, TypeMap map)
    {
        ref var known = ref CollectionsMarshal.GetValueRefOrAddDefault(targets, source, out var exists);
        if (exists && known is not Unbuilt)
            return known;
        if (exists)
            return Await(source, map, (Unbuilt)known!);
        if (!map.HasShell)
        {
            known = Unbuilt.Waiting;
            return Await(source, map, map.IsPostponed && !isLate ? Postpone(source, map) : Unbuilt.Waiting);
        }
        var target = map.Create(source);
        known = target;
        if (map.IsLeaf)
            map.Fill(source, target, this);
        else
            fills.Push(new Work(map, source, target));
        return target;
    }
}
