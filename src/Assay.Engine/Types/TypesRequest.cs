namespace Assay.Engine.Types;

/// <summary>The options about own types as the command line gave them, unread; null where one was left out.</summary>
public sealed record TypesRequest
{
    /// <summary><c>--types</c>: a dll or a project.</summary>
    public string? Assembly { get; init; }

    /// <summary><c>--root</c>: the root type.</summary>
    public string? Root { get; init; }

    /// <summary><c>--sample</c>: a JSON file.</summary>
    public string? Sample { get; init; }

    /// <summary><c>--factory</c>: a static method.</summary>
    public string? Factory { get; init; }

    /// <summary><c>--known</c>: further types.</summary>
    public string? Known { get; init; }

    /// <summary><c>--include-sample</c>: values may stand in results.</summary>
    public bool IsSampleIncluded { get; init; }

    /// <summary>Whether any of the options was given.</summary>
    public bool IsGiven => Assembly is not null || Root is not null || Sample is not null || Factory is not null || Known is not null || IsSampleIncluded;
}
