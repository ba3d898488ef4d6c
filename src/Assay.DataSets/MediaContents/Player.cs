namespace Assay.DataSets.MediaContents;

/// <summary>What plays a medium.</summary>
public enum Player
{
    /// <summary>A Java applet.</summary>
    Java,

    /// <summary>Flash.</summary>
    Flash,
}
