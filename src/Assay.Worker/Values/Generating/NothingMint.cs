namespace Assay.Worker.Values.Generating;

/// <summary>Stands for types of which nothing can be made.</summary>
internal sealed class NothingMint(Type type, string reason) : Mint(type)
{
    public override string? Reason => reason;

    public override object? Make(GenerationRun run, object site, int budget) => null;
}
