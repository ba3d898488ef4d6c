namespace Assay.Worker.Values.Generating;

/// <summary>Makes what may be missing; it never is.</summary>
internal sealed class NullableMint(Type type, Mint element) : Mint(type)
{
    public override string? Reason => element.Reason;

    public override bool IsCostly => element.IsCostly;

    public override bool CanMake(GenerationRun run, int budget) => element.CanMake(run, budget);

    public override object? Make(GenerationRun run, object site, int budget) => element.Make(run, site, budget);
}
