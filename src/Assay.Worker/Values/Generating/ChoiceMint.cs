namespace Assay.Worker.Values.Generating;

/// <summary>Lets the types that fit a declared one take turns.</summary>
internal sealed class ChoiceMint(Type type, IReadOnlyList<Mint> candidates) : Mint(type)
{
    public override bool IsCostly => candidates.Any(candidate => candidate.IsCostly);

    public override bool CanMake(GenerationRun run, int budget) => candidates.Any(candidate => candidate.CanMake(run, budget));

    public override object? Make(GenerationRun run, object site, int budget)
    {
        int turn = run.Turn(site);
        Mint chosen = Enumerable.Range(0, candidates.Count).Select(i => candidates[(int)(((long)turn + i) % candidates.Count)])
            .First(candidate => candidate.CanMake(run, budget));
        return chosen.Make(run, this, budget);
    }
}
