using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes values that fill every member, another for each instance, alike in size.</summary>
internal sealed class GeneratedMaker<T> : ValueMaker<T>
{
    private const int MostObjects = 600;
    private readonly SortedSet<string> notes = new(StringComparer.Ordinal);
    private readonly Mint root;

    public GeneratedMaker(ValueSource source)
    {
        root = new MintCatalogue(new TypePool(typeof(T), source.Known), notes).Find(typeof(T));
        if (root.Reason is { } reason)
            throw new BadValuesException($"No value of {TypeNames.Short(typeof(T))} can be generated: it {reason}. Give a sample or a factory.");
    }

    public override int Count => 0;

    public override IReadOnlyList<string> Notes => [.. notes];

    public override T Make(in Recipe recipe) => (T)root.Make(new GenerationRun(recipe.Seed, recipe.Instance), root, MostObjects)!;
}
