namespace Assay.Worker.Values.Generating;

/// <summary>Makes numbers, texts, dates and the like.</summary>
internal sealed class ScalarMint(Type type) : Mint(type)
{
    private readonly Func<GenerationRun, int, object> make = ScalarSources.Of(type);

    public override object Make(GenerationRun run, object site, int budget) => make(run, run.Turn(site));
}
