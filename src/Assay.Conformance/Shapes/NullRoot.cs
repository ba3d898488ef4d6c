namespace Assay.Conformance.Shapes;

/// <summary>A root that is null comes back as null.</summary>
[Case(2, "null-root", CaseGroup.Shapes, "A root that is null comes back as null.")]
public sealed class NullRoot : Case<Note?>
{
    /// <inheritdoc/>
    public override Note? Make() => null;
}

public class Note
{
    public string Text { get; set; } = "";
}
