namespace Assay.Conformance.Versions;

/// <summary>A Guid is a decimal in the new version: 16 bytes, and another meaning.</summary>
[Case(58, "guid-to-decimal", CaseGroup.Versions, "A Guid is a decimal in the new version: 16 bytes, and another meaning.")]
[Reads(DataVersion.Old, "A Guid where a decimal is declared is an error; its bytes are never taken for a decimal.",
    Expected = Expected.Rejected)]
[Reads(DataVersion.New, "A decimal where a Guid is declared is an error; its bytes are never taken for a Guid.",
    Expected = Expected.Rejected)]
public sealed class GuidToDecimal : VersionCase<Voucher>
{
#if NEW_VERSION
    /// <inheritdoc/>
    public override Voucher Make() => new() { Key = 0.07m, Name = "gift" };
#else
    /// <inheritdoc/>
    public override Voucher Make() => new() { Key = new Guid(0x0002_0000, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0), Name = "gift" };
#endif
}

#if NEW_VERSION
public class Voucher
{
    public decimal Key { get; set; }

    public string Name { get; set; } = "";
}
#else
public class Voucher
{
    public Guid Key { get; set; }

    public string Name { get; set; } = "";
}
#endif
