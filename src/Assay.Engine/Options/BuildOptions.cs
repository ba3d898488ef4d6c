namespace Assay.Engine.Options;

/// <summary>Where adapters and packages come from.</summary>
public sealed record BuildOptions
{
    /// <summary>Folders with packages that are asked beside the machine's feeds.</summary>
    public IReadOnlyList<string> Sources { get; init; } = [];

    /// <summary>Folders of private adapters, added to Assay's own.</summary>
    public IReadOnlyList<string> Adapters { get; init; } = [];

    /// <summary>Whether no feed of the machine is asked.</summary>
    public bool IsOffline { get; init; }

    /// <summary>As they were given.</summary>
    public static BuildOptions Of(GivenOptions given) => new()
    {
        Sources = given.Values(OptionsOfPlaces.Sources),
        Adapters = given.Values(OptionsOfPlaces.Adapters),
        IsOffline = given.Has(OptionsOfPlaces.Offline),
    };
}
