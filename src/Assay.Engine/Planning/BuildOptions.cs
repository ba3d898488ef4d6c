namespace Assay.Engine.Planning;

/// <summary>Where adapters and packages come from, as the command line gave it.</summary>
public sealed record BuildOptions
{
    /// <summary><c>--source</c>: folders with packages that are asked beside the machine's feeds.</summary>
    public IReadOnlyList<string> Sources { get; init; } = [];

    /// <summary><c>--adapters</c>: folders of private adapters, added to Assay's own.</summary>
    public IReadOnlyList<string> Adapters { get; init; } = [];

    /// <summary><c>--offline</c>: no feed of the machine is asked.</summary>
    public bool IsOffline { get; init; }
}
