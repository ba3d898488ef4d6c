namespace Assay.Conformance.Collections;

/// <summary>A class that derives from a collection comes back with its own members.</summary>
[Case(47, "collection-subclass", CaseGroup.Collections, "A class that derives from a collection comes back with its own members.")]
public sealed class CollectionSubclass : Case<Album>
{
    /// <inheritdoc/>
    public override Album Make() => new() { Tracks = new TrackList { Artist = "Bach" } };
}

public class Album
{
    public TrackList? Tracks { get; set; }
}

public class TrackList : List<string>
{
    public TrackList()
    {
        Add("Aria");
        Add("Canon");
    }

    public string Artist { get; set; } = "";
}
