namespace Assay.Conformance.Shapes;

/// <summary>A member that is a pointer is rejected: in another process it points to something else.</summary>
[Case(9, "pointer", CaseGroup.Shapes, "A member that is a pointer is rejected: in another process it points to something else.",
    Expected = Expected.Rejected)]
public sealed class PointerMember : Case<Cursor>
{
    /// <inheritdoc/>
    public override unsafe Cursor Make() => new() { Name = "first", Position = (int*)0x1000 };
}

public unsafe class Cursor
{
    public string Name { get; set; } = "";

    public int* Position { get; set; }
}
