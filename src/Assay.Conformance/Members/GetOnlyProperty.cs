namespace Assay.Conformance.Members;

/// <summary>A property without a setter comes back.</summary>
[Case(15, "get-only-property", CaseGroup.Members, "A property without a setter comes back.")]
public sealed class GetOnlyProperty : Case<Badge>
{
    /// <inheritdoc/>
    public override Badge Make() => new(17) { Owner = "Alan" };
}

public class Badge
{
    public Badge()
    {
    }

    public Badge(int number) => Number = number;

    public int Number { get; }

    public string Owner { get; set; } = "";
}
