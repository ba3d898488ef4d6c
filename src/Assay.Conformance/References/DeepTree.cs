namespace Assay.Conformance.References;

/// <summary>A tree that is 100,000 levels deep comes back.</summary>
[Case(37, "deep-tree", CaseGroup.References, "A tree that is 100,000 levels deep comes back.")]
public sealed class DeepTree : Case<Twig>
{
    /// <inheritdoc/>
    public override Twig Make()
    {
        Twig twig = new() { Number = 0 };
        for (var number = 1; number < 100_000; number++)
            twig = new Twig { Number = number, Twigs = { twig } };
        return twig;
    }
}

public class Twig
{
    public int Number { get; set; }

    public List<Twig> Twigs { get; set; } = [];
}
