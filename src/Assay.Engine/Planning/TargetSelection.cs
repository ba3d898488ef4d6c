using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Reads <c>--runtime</c> and <c>--mode</c>.</summary>
/// <param name="Frameworks">The frameworks; null alone where none was named.</param>
/// <param name="Modes">The modes; null alone where none was named.</param>
internal sealed record TargetSelection(IReadOnlyList<string?> Frameworks, IReadOnlyList<string?> Modes)
{
    /// <summary>Reads the two lists.</summary>
    /// <exception cref="BadInputException">A name is none of the valid ones.</exception>
    public static TargetSelection Read(string? runtimes, string? modes) => new(
        Names(runtimes, "--runtime", "runtime", TargetNames.Frameworks), Names(modes, "--mode", "mode", TargetNames.Modes));

    /// <summary>Every variant of a row and a version.</summary>
    public IEnumerable<RowVariant> Of(string row, string? version) =>
        Frameworks.SelectMany(framework => Modes.Select(mode => new RowVariant(row, version, framework, mode)));

    private static IReadOnlyList<string?> Names(string? list, string option, string kind, IReadOnlyList<string> valid) => list is null
        ? [null]
        : [.. Lists.Split(list, option).Select(name => valid.Contains(name.ToLowerInvariant()) ? name.ToLowerInvariant() : throw NearestNames.Unknown(kind, name, valid)).Distinct()];
}
