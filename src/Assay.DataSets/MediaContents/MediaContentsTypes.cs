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

/// <summary>Which of a medium's images it is.</summary>
public enum ImageSize
{
    /// <summary>The small one.</summary>
    Small,

    /// <summary>The large one.</summary>
    Large,
}

/// <summary>A film, with the eleven members that jvm-serializers gives it.</summary>
public class Media
{
    /// <summary>Where it is.</summary>
    public string Uri { get; set; } = null!;

    /// <summary>Its title, if it has one.</summary>
    public string? Title { get; set; }

    /// <summary>Pixels from left to right.</summary>
    public int Width { get; set; }

    /// <summary>Pixels from top to bottom.</summary>
    public int Height { get; set; }

    /// <summary>The media type.</summary>
    public string Format { get; set; } = null!;

    /// <summary>How long it is, in milliseconds.</summary>
    public long Duration { get; set; }

    /// <summary>How large it is, in bytes.</summary>
    public long Size { get; set; }

    /// <summary>Bits a second, if they are known.</summary>
    public int? Bitrate { get; set; }

    /// <summary>Who is in it.</summary>
    public List<string> Persons { get; set; } = null!;

    /// <summary>What plays it.</summary>
    public Player Player { get; set; }

    /// <summary>Who owns it, if anyone says so.</summary>
    public string? Copyright { get; set; }
}

/// <summary>A medium and its images.</summary>
public class MediaContent
{
    /// <summary>The medium.</summary>
    public Media Media { get; set; } = null!;

    /// <summary>Its images, a large one and a small one.</summary>
    public List<Image> Images { get; set; } = null!;
}

/// <summary>Media, one or many.</summary>
public class MediaLibrary
{
    /// <summary>The media.</summary>
    public List<MediaContent> Contents { get; set; } = null!;
}

/// <summary>What plays a medium.</summary>
public enum Player
{
    /// <summary>A Java applet.</summary>
    Java,

    /// <summary>Flash.</summary>
    Flash,
}
