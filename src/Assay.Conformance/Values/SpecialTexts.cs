namespace Assay.Conformance.Values;

/// <summary>Texts with control characters, zero bytes and other planes come back.</summary>
[Case(52, "special-texts", CaseGroup.Values, "Texts with control characters, zero bytes and other planes come back.")]
public sealed class SpecialTexts : Case<Texts>
{
    /// <inheritdoc/>
    public override Texts Make() => new() { Control = "\u0000\u0001\u001F\u007F\u2028", Pair = "\U0001F600", Combining = "e\u0301" };
}

public class Texts
{
    public string? Control { get; set; }

    public string? Pair { get; set; }

    public string? Combining { get; set; }
}
