namespace Assay.Conformance.Shapes;

/// <summary>A struct that holds references comes back.</summary>
[Case(7, "struct-with-references", CaseGroup.Shapes, "A struct that holds references comes back.")]
public sealed class StructWithReferences : Case<Envelope>
{
    /// <inheritdoc/>
    public override Envelope Make() => new() { Label = new Label { Text = "fragile", Marks = ["red", "blue"] } };
}

public struct Label
{
    public string? Text { get; set; }

    public List<string>? Marks { get; set; }
}

public class Envelope
{
    public Label Label { get; set; }
}
