using System.Runtime.CompilerServices;
using Assay.Core.Workloads;

namespace Assay.Worker.Mapping;

/// <summary>
/// The mapping of one graph. Objects are made empty when they are first met and filled from a list of work, so depth is no limit and cycles
/// close. What cannot be made empty (immutable collections, tuples) is built once its elements are known; whoever refers to it is filled
/// again afterwards. What hashes objects waits until all others are filled.
/// </summary>
public sealed partial class MapRun
{
    private readonly GraphMapper mapper;
    private readonly Dictionary<object, object> targets = new(ReferenceEqualityComparer.Instance);
    private readonly List<Work> builds = [];
    private readonly List<Work> postponed = [];
    private readonly Stack<Work> fills = [];
    private Type? lastType;
    private TypeMap? lastMap;
    private bool mustWait;
    private bool isLate;

    internal MapRun(GraphMapper mapper) => this.mapper = mapper;

    /// <summary>Where an object stands that has no target yet.</summary>
    private enum Unbuilt
    {
        /// <summary>Met, not tried.</summary>
        Waiting,

        /// <summary>Tried; its elements are being built.</summary>
        Building,

        /// <summary>Waits until all other objects are filled.</summary>
        Postponed,
    }

    private readonly record struct Work(TypeMap Map, object Source, object? Target);

    /// <summary>Whether something was referred to that is not built yet, so that what is being made now has to be made again.</summary>
    internal bool IsBlocked { get; private set; }

    /// <summary>Gives what stands for an object on the other side; its members may be filled later.</summary>
    /// <param name="source">The object, or null.</param>
    /// <returns>Its target; null for null, and for the moment null when the target is not built yet.</returns>
    /// <exception cref="LimitOfAssayException">The object's runtime type is not part of the shape.</exception>
    public TTarget? Reference<TTarget>(object? source)
        where TTarget : class
    {
        if (source is null)
            return null;
        var map = Find(source.GetType());
        return (TTarget?)(map.IsSame ? source : TargetOf(source, map));
    }

    /// <summary>
    /// Gives what stands for a collection whose map its member names, because its runtime type alone does not say what it holds.
    /// </summary>
    /// <param name="source">The collection, or null.</param>
    /// <param name="map">The map of the member.</param>
    /// <returns>As <see cref="Reference{TTarget}(object?)"/>.</returns>
    /// <exception cref="LimitOfAssayException">It has another type than the map takes.</exception>
    public TTarget? Reference<TTarget>(object? source, TypeMap map)
        where TTarget : class
    {
        if (source is null)
            return null;
        return source.GetType() == map.Source
            ? (TTarget?)TargetOf(source, map)
            : throw new LimitOfAssayException(
                $"Assay cannot map this yet: a member whose values are {map.Source} holds a {source.GetType()}.");
    }

    /// <summary>Maps a value type whose type only reflection knows; the box is not an object that anybody shares.</summary>
    internal object? ByValue(object? source)
    {
        if (source is null)
            return null;
        var map = Find(source.GetType());
        return map.IsSame ? source : map.ByValue(source, this);
    }

    internal TTarget Map<TSource, TTarget>(TSource source, ValueMap<TSource, TTarget> root)
    {
        var target = root(source, this);
        var again = IsBlocked;
        Drain();
        isLate = true;
        for (var i = postponed.Count - 1; i >= 0; i--)
            Finish(postponed[i]);
        Drain();
        return again ? root(source, this) : target;
    }

    private Unbuilt Postpone(object source, TypeMap map)
    {
        targets[source] = Unbuilt.Postponed;
        postponed.Add(new Work(map, source, null));
        // Its elements are met now, from the list of work, not from here: depth is no limit.
        fills.Push(new Work(map, source, null));
        return Unbuilt.Postponed;
    }

    private object? Await(object source, TypeMap map, Unbuilt state)
    {
        IsBlocked = true;
        if (state == Unbuilt.Building)
            throw new LimitOfAssayException(
                $"Assay cannot map this yet: a cycle contains only immutable types, such as {map.Source}. Each object needs the other "
                    + "first.");
        if (state == Unbuilt.Postponed && !isLate)
            mustWait = true;
        else
            builds.Add(new Work(map, source, null));
        return null;
    }

    private void Drain()
    {
        BuildAll();
        while (fills.TryPop(out var work))
        {
            Begin();
            if (work.Target is null || (work.Map.IsPostponed && !isLate))
                Visit(work);
            else
                work.Map.Fill(work.Source, work.Target, this);
            Settle(work);
        }
    }

    private void Visit(Work work)
    {
        work.Map.Visit(work.Source, this);
        if (work.Target is not null)
            mustWait = true;
    }

    /// <summary>After a try to fill: builds what it lacks and tries again, or leaves it for the end.</summary>
    private void Settle(Work work)
    {
        while (IsBlocked && !mustWait)
        {
            BuildAll();
            Begin();
            if (work.Target is null)
                work.Map.Visit(work.Source, this);
            else
                work.Map.Fill(work.Source, work.Target, this);
        }
        if (mustWait && work.Target is not null)
            postponed.Add(work);
        BuildAll();
    }

    private void Finish(Work work)
    {
        Begin();
        if (work.Target is null)
        {
            if (targets[work.Source] is not Unbuilt)
                return;
            builds.Add(work);
            BuildAll();
            return;
        }
        work.Map.Fill(work.Source, work.Target, this);
        Settle(work);
    }

    /// <summary>
    /// Builds until nothing waits; what an object lacks is built above it, so what is tried and unfinished is always on one path.
    /// </summary>
    private void BuildAll()
    {
        while (builds.Count > 0)
        {
            var at = builds.Count - 1;
            var work = builds[at];
            if (targets[work.Source] is not Unbuilt)
            {
                builds.RemoveAt(at);
                continue;
            }
            Begin();
            targets[work.Source] = Unbuilt.Building;
            var target = work.Map.Build(work.Source, this);
            if (!IsBlocked)
                targets[work.Source] = target!;
            else if (mustWait)
                Leave(work);
            if (!IsBlocked || mustWait)
                builds.RemoveAt(at);
        }
        Begin();
    }

    private void Leave(Work work)
    {
        targets[work.Source] = Unbuilt.Postponed;
        postponed.Add(work);
    }

    private void Begin()
    {
        IsBlocked = false;
        mustWait = false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TypeMap Find(Type type) => type == lastType ? lastMap! : FindNext(type);

    private TypeMap FindNext(Type type)
    {
        if (!mapper.TryFind(type, out var map))
            throw new LimitOfAssayException(
                $"Assay cannot map this yet: the value holds an object of the type {type}, which the declared types do not lead to. "
                    + "Name a type of yours with --known.");
        lastType = type;
        return lastMap = map;
    }
}
