namespace Assay.Conformance.References;

/// <summary>An object that two members share comes back as one object.</summary>
[Case(26, "shared-object", CaseGroup.References, "An object that two members share comes back as one object.")]
public sealed class SharedObject : Case<Couple>
{
    /// <inheritdoc/>
    public override Couple Make()
    {
        Home home = new() { Street = "Elm" };
        return new Couple { First = home, Second = home };
    }
}

public class Home
{
    public string Street { get; set; } = "";
}

public class Couple
{
    public Home? First { get; set; }

    public Home? Second { get; set; }
}
