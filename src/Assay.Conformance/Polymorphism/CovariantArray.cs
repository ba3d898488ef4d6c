namespace Assay.Conformance.Polymorphism;

/// <summary>An array of a derived type in a member that is declared as an array of its base comes back as what it is.</summary>
[Case(41, "covariant-array", CaseGroup.Polymorphism,
    "An array of a derived type in a member that is declared as an array of its base comes back as what it is.", Known = [typeof(Truck)])]
public sealed class CovariantArray : Case<Garage>
{
    /// <inheritdoc/>
    public override Garage Make() => new() { Vehicles = new Truck[] { new() { Wheels = 6, Load = 12 }, new() { Wheels = 4, Load = 3 } } };
}

public class Vehicle
{
    public int Wheels { get; set; }
}

public class Truck : Vehicle
{
    public int Load { get; set; }
}

public class Garage
{
    public Vehicle[] Vehicles { get; set; } = [];
}
