namespace Assay.Worker.Mapping;

// A place in a dictionary cannot be held here: it is looked for again to write it.
public sealed partial class MapRun
{
    private object? TargetOf(object source, TypeMap map)
    {
        var exists = targets.TryGetValue(source, out var known);
        if (exists && known is not Unbuilt)
            return known;
        if (exists)
            return Await(source, map, (Unbuilt)known!);
        if (!map.HasShell)
        {
            targets[source] = Unbuilt.Waiting;
            return Await(source, map, map.IsPostponed && !isLate ? Postpone(source, map) : Unbuilt.Waiting);
        }
        var target = map.Create(source);
        targets[source] = target;
        if (map.IsLeaf)
            map.Fill(source, target, this);
        else
            fills.Push(new Work(map, source, target));
        return target;
    }
}
