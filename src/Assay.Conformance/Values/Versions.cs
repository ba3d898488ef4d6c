namespace Assay.Conformance.Values;

/// <summary>A Version comes back with as many parts as it has.</summary>
[Case(54, "version", CaseGroup.Values, "A Version comes back with as many parts as it has.")]
public sealed class Versions : Case<Release>
{
    /// <inheritdoc/>
    public override Release Make() => new() { Short = new Version(1, 2), Full = new Version(1, 2, 3, 4) };
}

public class Release
{
    public Version? Short { get; set; }

    public Version? Full { get; set; }
}
