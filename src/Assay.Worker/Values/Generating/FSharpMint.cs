using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes collections and options of F#; an option always has its value.</summary>
internal sealed class FSharpMint(Type type, FSharpForm form, MintCatalogue catalogue) : Mint(type)
{
    public override string? Reason => Substitute.Reason;

    public override bool IsCostly => Substitute.IsCostly;

    private Mint Substitute => catalogue.Find(form.Substitute);

    public override bool CanMake(GenerationRun run, int budget) => Substitute.CanMake(run, budget);

    public override object? Make(GenerationRun run, object site, int budget) =>
        Substitute.Make(run, site, budget) is { } value ? form.Build(value) : null;
}
