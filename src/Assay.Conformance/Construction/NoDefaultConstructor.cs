namespace Assay.Conformance.Construction;

/// <summary>A class without a constructor that takes nothing comes back.</summary>
[Case(20, "no-default-constructor", CaseGroup.Construction, "A class without a constructor that takes nothing comes back.")]
public sealed class NoDefaultConstructor : Case<Coin>
{
    /// <inheritdoc/>
    public override Coin Make() => new(5, "Euro");
}

public class Coin(int worth, string currency)
{
    public int Worth { get; } = worth;

    public string Currency { get; } = currency;
}
