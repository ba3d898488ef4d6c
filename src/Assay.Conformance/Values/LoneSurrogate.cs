namespace Assay.Conformance.Values;

/// <summary>A text with half a surrogate pair comes back, or is rejected.</summary>
[Case(52, "lone-surrogate", CaseGroup.Values, "A text with half a surrogate pair comes back, or is rejected.", Expected = Expected.Either)]
public sealed class LoneSurrogate : Case<Fragment>
{
    /// <inheritdoc/>
    public override Fragment Make() => new() { Text = "a\uD83Db" };
}

public class Fragment
{
    public string? Text { get; set; }
}
