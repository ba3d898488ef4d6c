namespace Assay.TestWorker;

/// <summary>The root of the test worker's second data set.</summary>
public sealed class Label
{
    /// <summary>A text.</summary>
    public string Text { get; set; } = "";
}
