namespace Assay.Conformance.Members;

/// <summary>A property with a private setter comes back.</summary>
[Case(11, "private-setter", CaseGroup.Members, "A property with a private setter comes back.")]
public sealed class PrivateSetter : Case<Meter>
{
    /// <inheritdoc/>
    public override Meter Make()
    {
        Meter meter = new() { Place = "cellar" };
        meter.Count(42);
        return meter;
    }
}

public class Meter
{
    public string Place { get; set; } = "";

    public int Reading { get; private set; }

    public void Count(int units) => Reading += units;
}
