namespace Assay.Engine.Scaffolding;

/// <summary>What the user asks of a new adapter; null for what was not said.</summary>
public sealed record NewAdapterRequest
{
    /// <summary>The name of its row.</summary>
    public required string Row { get; init; }

    /// <summary>The package's id.</summary>
    public required string Package { get; init; }

    /// <summary>The dialect of its contracts.</summary>
    public required string Dialect { get; init; }

    /// <summary>The package's version; the newest that the feeds have where it is not said.</summary>
    public string? Version { get; init; }

    /// <summary>Surfaces, comma separated; <c>bytes</c> where they are not said.</summary>
    public string? Surfaces { get; init; }

    /// <summary><c>text</c> or <c>binary</c>; <c>binary</c> where it is not said.</summary>
    public string? Format { get; init; }

    /// <summary>The folder of adapters; that of the catalogue where it is not said.</summary>
    public string? Directory { get; init; }
}
