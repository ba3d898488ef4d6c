namespace Assay.Conformance.Construction;

/// <summary>A member with an initializer that is null comes back as null.</summary>
[Case(23, "initializer-null", CaseGroup.Construction, "A member with an initializer that is null comes back as null.")]
public sealed class InitializerNull : Case<Form>
{
    /// <inheritdoc/>
    public override Form Make() => new() { Title = null, Lines = null };
}

public class Form
{
    public string? Title { get; set; } = "untitled";

    public List<int>? Lines { get; set; } = [1, 2, 3];
}
