namespace Assay.Shapes.Reading;

/// <summary>Finds what a user may have meant.</summary>
internal static class NearestNames
{
    /// <summary>Up to three names, nearest first.</summary>
    public static IReadOnlyList<string> To(string name, IEnumerable<string> candidates) =>
        [.. candidates.Distinct().OrderBy(candidate => Distance(name, candidate)).ThenBy(candidate => candidate, StringComparer.Ordinal).Take(3)];

    // Levenshtein's distance without regard to case; a name that ends with what was asked for is nearest of all.
    private static int Distance(string name, string candidate)
    {
        if (candidate.EndsWith(name, StringComparison.OrdinalIgnoreCase))
            return 0;
        var a = name.ToUpperInvariant();
        var b = candidate.ToUpperInvariant();
        var costs = Enumerable.Range(0, b.Length + 1).ToArray();
        for (var i = 1; i <= a.Length; i++)
        {
            var diagonal = costs[0];
            costs[0] = i;
            for (var j = 1; j <= b.Length; j++)
            {
                var substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
                diagonal = costs[j];
                costs[j] = Math.Min(substituted, 1 + Math.Min(costs[j], costs[j - 1]));
            }
        }
        return costs[b.Length] + 1;
    }
}
