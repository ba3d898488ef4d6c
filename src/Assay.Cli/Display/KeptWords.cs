using Assay.Core.Results;

namespace Assay.Cli.Display;

/// <summary>What files and documents leave out of verdicts on a user's own types, and how to see it.</summary>
internal static class KeptWords
{
    /// <summary>The note; empty where nothing is left out.</summary>
    /// <param name="types">The user's types; null for data sets.</param>
    public static string Note(TypesOptions? types, IEnumerable<CheckResult?> checks) =>
        types is { IsSampleIncluded: false } && checks.Any(check => check is { Cause.Length: > 0 } or { Differences.Count: > 0 })
            ? "Messages of libraries and your values are not kept, because they are your data: 'assay check' prints both, "
                + "--include-sample keeps both."
            : "";
}
