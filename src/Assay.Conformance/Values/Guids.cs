namespace Assay.Conformance.Values;

/// <summary>Guids come back.</summary>
[Case(54, "guid", CaseGroup.Values, "Guids come back.")]
public sealed class Guids : Case<Identity>
{
    /// <inheritdoc/>
    public override Identity Make() => new() { Id = new Guid("00112233-4455-6677-8899-aabbccddeeff"), None = Guid.Empty };
}

public class Identity
{
    public Guid Id { get; set; }

    public Guid None { get; set; }
}
