namespace Assay.Conformance.Shapes;

/// <summary>An object of a class without members comes back as an object.</summary>
[Case(1, "empty-class", CaseGroup.Shapes, "An object of a class without members comes back as an object.")]
public sealed class EmptyClass : Case<Nothing>
{
    /// <inheritdoc/>
    public override Nothing Make() => new();
}

public class Nothing;
