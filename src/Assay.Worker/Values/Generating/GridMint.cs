using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes small arrays of several dimensions.</summary>
internal sealed class GridMint(Type declared, MintCatalogue catalogue) : Mint(declared)
{
    private readonly int rank = declared.GetArrayRank();

    public override string? Reason => Element.Reason is { } reason ? $"holds {TypeNames.Short(Element.Type)}, which {reason}" : null;

    public override bool IsCostly => Element.IsCostly;

    private Mint Element => catalogue.Find(Type.GetElementType()!);

    // Empty at least, in place of null.
    public override bool CanMake(GenerationRun run, int budget) => true;

    public override object Make(GenerationRun run, object site, int budget)
    {
        // 2 x 3 x 2 x 2 ...: lengths that are not all the same tell dimensions apart.
        int[] lengths = [.. Enumerable.Range(0, rank).Select(dimension => dimension == 1 ? 3 : 2)];
        int count = lengths.Aggregate(1, (product, length) => product * length);
        int share = budget / count;
        Array grid = Array.CreateInstance(Type.GetElementType()!, Element.CanMake(run, share) ? lengths : new int[rank]);
        int[] place = new int[rank];
        for (int i = 0; i < grid.Length; i++)
        {
            grid.SetValue(Element.Make(run, this, share), place);
            Advance(place, lengths);
        }

        return grid;
    }

    private static void Advance(int[] place, int[] lengths)
    {
        for (int dimension = place.Length - 1; dimension >= 0 && ++place[dimension] == lengths[dimension]; dimension--)
            place[dimension] = 0;
    }
}
