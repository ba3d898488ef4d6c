namespace Assay.Conformance.Members;

/// <summary>A public readonly field comes back.</summary>
[Case(12, "readonly-field", CaseGroup.Members, "A public readonly field comes back.")]
public sealed class ReadonlyField : Case<Stamp>
{
    /// <inheritdoc/>
    public override Stamp Make() => new(1867) { Place = "Bonn" };
}

public class Stamp
{
    public readonly int Year;

    public Stamp()
    {
    }

    public Stamp(int year) => Year = year;

    public string Place { get; set; } = "";
}
