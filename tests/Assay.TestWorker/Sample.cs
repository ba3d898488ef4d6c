namespace Assay.TestWorker;

/// <summary>The root of the test worker's data set.</summary>
public sealed class Sample
{
    /// <summary>A text.</summary>
    public string? Name { get; set; }

    /// <summary>As many numbers as the size says.</summary>
    public IReadOnlyList<int> Numbers { get; set; } = [];
}
