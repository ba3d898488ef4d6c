namespace Assay.Conformance.Values;

/// <summary>A Uri comes back, an absolute and a relative one.</summary>
[Case(54, "uri", CaseGroup.Values, "A Uri comes back, an absolute and a relative one.")]
public sealed class Uris : Case<Bookmark>
{
    /// <inheritdoc/>
    public override Bookmark Make() => new()
    {
        Page = new Uri("https://example.org/a%20b?q=1#c"),
        Part = new Uri("../x", UriKind.Relative),
    };
}

public class Bookmark
{
    public Uri? Page { get; set; }

    public Uri? Part { get; set; }
}
