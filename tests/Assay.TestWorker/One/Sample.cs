namespace Assay.TestWorker.One;

/// <summary>A sample cut down to one member, under the same short name.</summary>
public sealed class Sample
{
    /// <summary>A text.</summary>
    public string? Name { get; set; }
}
