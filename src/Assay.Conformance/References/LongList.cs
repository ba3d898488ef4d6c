namespace Assay.Conformance.References;

/// <summary>A list of a million linked objects comes back.</summary>
[Case(36, "long-list", CaseGroup.References, "A list of a million linked objects comes back.")]
public sealed class LongList : Case<Link>
{
    /// <inheritdoc/>
    public override Link Make()
    {
        Link? next = null;
        for (var number = 1_000_000; number > 0; number--)
            next = new Link { Number = number, Next = next };
        return next!;
    }
}

public class Link
{
    public int Number { get; set; }

    public Link? Next { get; set; }
}
