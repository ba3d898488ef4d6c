namespace Assay.Conformance.References;

/// <summary>Equal objects of a type that overrides Equals stay two objects.</summary>
[Case(34, "equal-but-distinct", CaseGroup.References, "Equal objects of a type that overrides Equals stay two objects.")]
public sealed class EqualButDistinct : Case<Wallet>
{
    /// <inheritdoc/>
    public override Wallet Make() => new() { Left = new Banknote { Worth = 10 }, Right = new Banknote { Worth = 10 } };
}

public class Wallet
{
    public Banknote? Left { get; set; }

    public Banknote? Right { get; set; }
}

public class Banknote
{
    public int Worth { get; set; }

    public override bool Equals(object? obj) => obj is Banknote other && other.Worth == Worth;

    public override int GetHashCode() => Worth;
}
