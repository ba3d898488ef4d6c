namespace Assay.DataSets.MediaContents;

/// <summary>Which of a medium's images it is.</summary>
public enum ImageSize
{
    /// <summary>The small one.</summary>
    Small,

    /// <summary>The large one.</summary>
    Large,
}
