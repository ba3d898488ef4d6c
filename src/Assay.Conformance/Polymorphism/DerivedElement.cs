namespace Assay.Conformance.Polymorphism;

/// <summary>A derived object in an array comes back with its runtime type.</summary>
[Case(40, "derived-element", CaseGroup.Polymorphism, "A derived object in an array comes back with its runtime type.",
    Known = [typeof(Cat)])]
public sealed class DerivedElement : Case<Zoo>
{
    /// <inheritdoc/>
    public override Zoo Make() => new() { Animals = [new Animal { Name = "any" }, new Cat { Name = "Tom", Lives = 9 }] };
}

public class Animal
{
    public string Name { get; set; } = "";
}

public class Cat : Animal
{
    public int Lives { get; set; }
}

public class Zoo
{
    public Animal[] Animals { get; set; } = [];
}
