namespace Assay.DataSets.MediaContents;

/// <summary>A medium and its images.</summary>
public class MediaContent
{
    /// <summary>The medium.</summary>
    public Media Media { get; set; } = null!;

    /// <summary>Its images, a large one and a small one.</summary>
    public List<Image> Images { get; set; } = null!;
}
