namespace Assay.Conformance.Polymorphism;

/// <summary>A member that is declared as an interface comes back with its runtime type.</summary>
[Case(38, "interface-member", CaseGroup.Polymorphism, "A member that is declared as an interface comes back with its runtime type.",
    Known = [typeof(Circle)])]
public sealed class InterfaceMember : Case<Drawing>
{
    /// <inheritdoc/>
    public override Drawing Make() => new() { Figure = new Circle { Radius = 3 } };
}

public interface IFigure;

public class Circle : IFigure
{
    public int Radius { get; set; }
}

public class Drawing
{
    public IFigure? Figure { get; set; }
}
