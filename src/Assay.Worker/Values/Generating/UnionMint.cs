using System.Reflection;

namespace Assay.Worker.Values.Generating;

/// <summary>Lets the cases of an F# union take turns. Filled by members, a value would be of no case, or of two.</summary>
internal sealed class UnionMint(Type type, IReadOnlyList<MethodInfo> cases, MintCatalogue catalogue) : Mint(type)
{
    private Mint[][]? fields;

    public override bool IsCostly => true;

    private Mint[][] Fields => fields ??= [.. cases.Select(found => found.GetParameters().Select(parameter => catalogue.Find(parameter.ParameterType)).ToArray())];

    public override bool CanMake(GenerationRun run, int budget) => Enumerable.Range(0, cases.Count).Any(i => CanMake(Fields[i], run, budget));

    public override object? Make(GenerationRun run, object site, int budget)
    {
        int turn = run.Turn(site) % cases.Count;
        int chosen = Enumerable.Range(0, cases.Count).Select(i => (turn + i) % cases.Count).First(i => CanMake(Fields[i], run, budget));
        Mint[] mints = Fields[chosen];
        int share = Math.Max(0, budget - 1) / Math.Max(1, mints.Count(mint => mint.IsCostly));
        run.Enter(Type);
        object?[] values = [.. mints.Select(mint => mint.CanMake(run, share) ? mint.Make(run, this, share) : null)];
        run.Leave(Type);
        return cases[chosen].Invoke(null, values);
    }

    // A case without objects in it may always stand; another only where there is room for what it holds.
    private bool CanMake(Mint[] mints, GenerationRun run, int budget) => !mints.Any(mint => mint.IsCostly) || (budget >= 1 && run.MayNest(Type));
}
