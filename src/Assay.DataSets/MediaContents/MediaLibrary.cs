namespace Assay.DataSets.MediaContents;

/// <summary>Media, one or many.</summary>
public class MediaLibrary
{
    /// <summary>The media.</summary>
    public List<MediaContent> Contents { get; set; } = null!;
}
