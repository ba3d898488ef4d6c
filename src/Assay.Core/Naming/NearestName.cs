namespace Assay.Core.Naming;

/// <summary>Finds what a misspelt name may have meant.</summary>
public static class NearestName
{
    private const int Most = 3;
    private const double PartPenalty = 0.5;
    private const string Separators = "/.-";

    /// <summary>The nearest names, nearest first, at most three; by edit distance to the name or its nearest part.</summary>
    public static IReadOnlyList<string> Of(string given, IEnumerable<string> names) =>
        [.. names.Distinct().OrderBy(name => PartDistance(given, name)).ThenBy(name => EditDistance.Of(given, name))
            .ThenBy(name => name, StringComparer.Ordinal).Take(Most)];

    /// <summary>All names, nearest first, by edit distance to the whole name.</summary>
    public static IEnumerable<string> Order(string given, IEnumerable<string> names) =>
        names.Distinct(StringComparer.Ordinal).OrderBy(name => EditDistance.Of(given, name)).ThenBy(name => name, StringComparer.Ordinal);

    /// <summary>Whether a name is so near that the given one is surely a slip, and no value of the user's.</summary>
    public static bool IsSlip(string given, string name) => EditDistance.Of(given, name) <= Math.Max(1, (name.Length + 1) / 3);

    /// <summary>
    /// The least edit distance to the name or a part of it, without regard to case; a part is a little farther than a whole name.
    /// </summary>
    private static double PartDistance(string given, string name)
    {
        if (given.Length > 1 && name.Contains(given, StringComparison.OrdinalIgnoreCase))
            return 0;
        return PartsOf(name).Select(part => EditDistance.Of(given, part) + PartPenalty).Append(EditDistance.Of(given, name)).Min();
    }

    /// <summary>
    /// Every beginning that ends at a separator, and everything between two: <c>a</c>, <c>a.b</c>, <c>b</c> and <c>c</c> of <c>a.b/c</c>.
    /// </summary>
    private static IEnumerable<string> PartsOf(string name)
    {
        var begin = 0;
        for (var i = 1; i <= name.Length; i++)
        {
            if (i < name.Length && !Separators.Contains(name[i], StringComparison.Ordinal))
                continue;
            yield return name[begin..i];
            yield return name[..i];
            begin = i + 1;
        }

        var slash = name.IndexOf('/', StringComparison.Ordinal);
        if (slash >= 0)
            yield return name[(slash + 1)..];
    }
}
