namespace Assay.Conformance.Polymorphism;

/// <summary>A member that is declared as object comes back as the int that it holds.</summary>
[Case(39, "object-member", CaseGroup.Polymorphism, "A member that is declared as object comes back as the int that it holds.")]
public sealed class ObjectMember : Case<Slot>
{
    /// <inheritdoc/>
    public override Slot Make() => new() { Value = 42 };
}

public class Slot
{
    public object? Value { get; set; }
}
