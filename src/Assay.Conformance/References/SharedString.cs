namespace Assay.Conformance.References;

/// <summary>A text that two members share comes back as one object.</summary>
[Case(33, "shared-string", CaseGroup.References, "A text that two members share comes back as one object.")]
public sealed class SharedString : Case<Twins>
{
    /// <inheritdoc/>
    public override Twins Make()
    {
        string name = new('n', 12);
        return new Twins { First = name, Second = name };
    }

    /// <inheritdoc/>
    public override string Inspect(Twins value) =>
        value is { First: not null, Second: not null } && !ReferenceEquals(value.First, value.Second)
            ? "two texts instead of a shared one"
            : "";
}

public class Twins
{
    public string? First { get; set; }

    public string? Second { get; set; }
}
