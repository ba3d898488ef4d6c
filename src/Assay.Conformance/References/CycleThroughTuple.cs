namespace Assay.Conformance.References;

/// <summary>A cycle through a tuple comes back, or is rejected.</summary>
[Case(31, "cycle-through-tuple", CaseGroup.References, "A cycle through a tuple comes back, or is rejected.", Expected = Expected.Either)]
public sealed class CycleThroughTuple : Case<Duet>
{
    /// <inheritdoc/>
    public override Duet Make()
    {
        Duet duet = new() { Name = "a" };
        duet.Voices = Tuple.Create(duet, 2);
        return duet;
    }
}

public class Duet
{
    public string Name { get; set; } = "";

    public Tuple<Duet, int>? Voices { get; set; }
}
