namespace Assay.Conformance.Shapes;

/// <summary>A member that is a delegate is rejected: no data can stand for it.</summary>
[Case(9, "delegate", CaseGroup.Shapes, "A member that is a delegate is rejected: no data can stand for it.", Expected = Expected.Rejected)]
public sealed class DelegateMember : Case<Button>
{
    /// <inheritdoc/>
    public override Button Make() => new() { Text = "Go", Clicked = static value => value + 1 };
}

public class Button
{
    public string Text { get; set; } = "";

    public Func<int, int>? Clicked { get; set; }
}
