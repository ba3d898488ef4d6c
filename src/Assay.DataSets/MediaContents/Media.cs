namespace Assay.DataSets.MediaContents;

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
