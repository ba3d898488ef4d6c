namespace Assay.Conformance.Members;

/// <summary>A field that is marked as not serialized is not written.</summary>
[Case(17, "not-serialized", CaseGroup.Members, "A field that is marked as not serialized is not written.")]
public sealed class NotSerialized : Case<Cached>
{
    /// <inheritdoc/>
    public override Cached Make() => new() { Number = 12, Square = 144 };

    /// <inheritdoc/>
    public override string Inspect(Cached value) => value is { Square: not 0 } ? "Square was written" : "";
}

public class Cached
{
    [NonSerialized]
    public int Square;

    public int Number { get; set; }
}
