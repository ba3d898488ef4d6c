using Assay.Engine.Types;

namespace Assay.Engine.Planning;

/// <summary>What the command line gave, unread; null where an option was left out.</summary>
public sealed record RunRequest
{
    /// <summary><c>--rows</c>: names, families or globs.</summary>
    public string? Rows { get; init; }

    /// <summary><c>--data-set</c>: names or globs.</summary>
    public string? DataSets { get; init; }

    /// <summary><c>--size</c>: sizes such as <c>100,10k</c>.</summary>
    public string? Sizes { get; init; }

    /// <summary><c>--payload</c>: bytes in each unit.</summary>
    public string? Payloads { get; init; }

    /// <summary>The options about a user's own types; null where none was given.</summary>
    public TypesRequest? Types { get; init; }

    /// <summary><c>--surface</c>: bytes, stream, buffer, reused or async.</summary>
    public string? Surface { get; init; }

    /// <summary><c>--operation</c>: serialize, deserialize, read-one, open, read-all; several with commas.</summary>
    public string? Operations { get; init; }

    /// <summary><c>--blocks</c>: K.</summary>
    public string? Blocks { get; init; }

    /// <summary><c>--budget</c>: a duration such as <c>2m</c>.</summary>
    public string? Budget { get; init; }

    /// <summary><c>--precision</c>: the half width at which a sequential run goes no further.</summary>
    public string? Precision { get; init; }

    /// <summary><c>--profile</c>: the conditions of timing.</summary>
    public string? Profile { get; init; }

    /// <summary><c>--deep</c>: the rows to look at closely, empty for those that look odd.</summary>
    public string? Deep { get; init; }

    /// <summary><c>--with</c>: versions of packages, each as <c>NAME@version,version</c>.</summary>
    public IReadOnlyList<string> With { get; init; } = [];

    /// <summary><c>--runtime</c>: target frameworks.</summary>
    public string? Runtimes { get; init; }

    /// <summary><c>--mode</c>: how code becomes native.</summary>
    public string? Modes { get; init; }

    /// <summary>Where adapters and packages come from.</summary>
    public BuildOptions Builds { get; init; } = new();

    /// <summary><c>--reference</c>: the row that ratios refer to.</summary>
    public string? Reference { get; init; }

    /// <summary>The request without what it says of data sets: the rest can be read before a user's types are.</summary>
    internal RunRequest WithoutDataSets => this with { DataSets = null, Sizes = null, Payloads = null };
}
