using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Making;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes values that fill every member, another for each instance, alike in size.</summary>
internal sealed class GeneratedMaker<T> : ValueMaker<T>
{
    private const int MostObjects = 600;
    private readonly SortedSet<string> notes = new(StringComparer.Ordinal);
    private readonly ValueGenerator root;

    public GeneratedMaker(ValueSource source)
    {
        root = new GeneratorCatalogue(new TypePool(typeof(T), source.Known), notes).Find(typeof(T));
        if (root.Reason is { } reason)
            throw new BadValuesException(
                $"No value of {TypeNames.Short(typeof(T))} can be generated: it {reason}. Use a sample or a factory.");
    }

    public override int Count => 0;

    public override IReadOnlyList<string> Notes => [.. notes];

    public override T Make(in Recipe recipe) => (T)root.Make(new GenerationRun(recipe.Seed, recipe.Instance), root, MostObjects)!;
}

/// <summary>The making of one value: chance, whose turn it is, and how deep it is.</summary>
internal sealed class GenerationRun(ulong seed, int instance)
{
    private const int MostNested = 3;
    private const int DeepestPath = 64;
    private static readonly int[][] Sizes = [[5], [2, 0, 3, 1, 4], [1, 0, 2, 1, 1]];
    private readonly Dictionary<object, int> turns = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<Type, int> nested = [];
    private int depth;
    private int collections;

    /// <summary>What makes this instance another than the others.</summary>
    public StableRandom Random { get; } = StableRandom.ForInstance(seed, instance);

    /// <summary>
    /// Counts up at one site: a member or a collection. Sites begin at different numbers and instances one further, so that what takes
    /// turns (lengths, sizes, types) is another at each place and in each instance, and about the same over all of them.
    /// </summary>
    public int Turn(object site)
    {
        var turn = turns.TryGetValue(site, out var known) ? known : turns.Count;
        turns[site] = turn + 1;
        return (int)((uint)(turn + instance) % int.MaxValue);
    }

    /// <summary>
    /// Number of elements of a collection: five at the top; below, numbers in turns, which are ten in all for five collections.
    /// </summary>
    public int SizeAt(object site)
    {
        var sizes = Sizes[Math.Min(collections, Sizes.Length - 1)];
        return sizes[Turn(site) % sizes.Length];
    }

    /// <summary>Whether an object of a class may still stand in others of its class.</summary>
    public bool MayNest(Type type) => depth < DeepestPath && nested.GetValueOrDefault(type) < MostNested;

    /// <summary>Enters an object.</summary>
    public void Enter(Type type)
    {
        depth++;
        nested[type] = nested.GetValueOrDefault(type) + 1;
    }

    /// <summary>Leaves an object.</summary>
    public void Leave(Type type)
    {
        depth--;
        nested[type]--;
    }

    /// <summary>Makes the elements of a collection.</summary>
    public void Inside(Action make)
    {
        collections++;
        make();
        collections--;
    }
}
