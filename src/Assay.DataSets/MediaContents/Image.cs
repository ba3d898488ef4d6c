namespace Assay.DataSets.MediaContents;

/// <summary>A picture taken out of a medium.</summary>
public class Image
{
    /// <summary>Where it is.</summary>
    public string Uri { get; set; } = null!;

    /// <summary>Its title, if it has one.</summary>
    public string? Title { get; set; }

    /// <summary>Pixels from left to right.</summary>
    public int Width { get; set; }

    /// <summary>Pixels from top to bottom.</summary>
    public int Height { get; set; }

    /// <summary>Which of the images it is.</summary>
    public ImageSize Size { get; set; }
}
