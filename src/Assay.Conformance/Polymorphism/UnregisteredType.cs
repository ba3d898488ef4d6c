namespace Assay.Conformance.Polymorphism;

/// <summary>A derived type that nobody registered is rejected or comes back whole; it is never cut down to its base.</summary>
[Case(42, "unregistered-type", CaseGroup.Polymorphism,
    "A derived type that nobody registered is rejected or comes back whole; it is never cut down to its base.", Expected = Expected.Either,
    Unregistered = [typeof(Unicorn)])]
public sealed class UnregisteredType : Case<Stable>
{
    /// <inheritdoc/>
    public override Stable Make() => new() { Horse = new Unicorn { Name = "U", Horn = 40 } };
}

public class Horse
{
    public string Name { get; set; } = "";
}

public class Unicorn : Horse
{
    public int Horn { get; set; }
}

public class Stable
{
    public Horse? Horse { get; set; }
}
