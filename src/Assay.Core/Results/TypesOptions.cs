using Assay.Core.Workloads;

namespace Assay.Core.Results;

/// <summary>The user's own types that a run measured, and where their values came from.</summary>
public sealed record TypesOptions
{
    /// <summary>The dll or project, as it was given.</summary>
    public required string Assembly { get; init; }

    /// <summary>Full name of the root type.</summary>
    public required string Root { get; init; }

    /// <summary>Further types that may stand where a base type, an interface or <see cref="object"/> is declared.</summary>
    public required IReadOnlyList<string> Known { get; init; }

    /// <summary>Where the values came from.</summary>
    public required ValueOrigin Origin { get; init; }

    /// <summary>The sample's file as it was given, or the factory's full name; empty for generated values.</summary>
    public required string Source { get; init; }

    /// <summary>SHA-256 of the dll, what it needs from its folder and the names, in hex.</summary>
    public required string Hash { get; init; }

    /// <summary>SHA-256 of the sample's file, in hex; empty without one.</summary>
    public string SampleHash { get; init; } = "";

    /// <summary>Whether texts that may quote a value of the user's, such as exceptions' messages, were kept: <c>--include-sample</c>.</summary>
    public bool IsSampleIncluded { get; init; }

    /// <summary>The sample's text, kept with <c>--include-sample</c> only; else null.</summary>
    public string? Sample { get; init; }
}
