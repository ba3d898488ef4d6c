using System.Numerics;

namespace Assay.Conformance.Values;

/// <summary>Integers without limit come back.</summary>
[Case(54, "big-integer", CaseGroup.Values, "Integers without limit come back.")]
public sealed class BigIntegers : Case<Product>
{
    /// <inheritdoc/>
    public override Product Make() => new() { Large = BigInteger.Pow(7, 400), Negative = -BigInteger.Pow(2, 128) };
}

public class Product
{
    public BigInteger Large { get; set; }

    public BigInteger Negative { get; set; }
}
