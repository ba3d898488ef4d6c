namespace Assay.Engine.Catalogue;

/// <summary>Finds what a misspelt name may have meant.</summary>
public static class NearestNames
{
    private const int Most = 3;
    private const double PartPenalty = 0.5;
    private const string Separators = "/.-";

    /// <summary>The nearest valid names, nearest first, at most three; by edit distance to the name or its nearest part.</summary>
    public static IReadOnlyList<string> Of(string given, IEnumerable<string> valid) =>
        [.. valid.Distinct().OrderBy(name => Distance(given, name)).ThenBy(name => EditDistance(given, name)).ThenBy(name => name, StringComparer.Ordinal).Take(Most)];

    /// <summary>A sentence about an unknown name, such as <c>There is no row "jsn.net". Nearest: json.net/reused.</c>.</summary>
    /// <param name="kind">What it should name, such as <c>row</c>.</param>
    /// <param name="given">The name given.</param>
    /// <param name="valid">All valid names.</param>
    /// <param name="next">What shows all of them, such as <c>assay list rows</c>; empty for none.</param>
    public static BadInputException Unknown(string kind, string given, IEnumerable<string> valid, string next = "")
    {
        IReadOnlyList<string> nearest = Of(given, valid);
        string names = nearest.Count == 0 ? "" : $" Nearest: {string.Join(", ", nearest)}.";
        string advice = next.Length == 0 ? "" : $" '{next}' shows all.";
        return new BadInputException($"There is no {kind} \"{given}\".{names}{advice}");
    }

    /// <summary>The least edit distance to the name or a part of it, without regard to case; a part is a little farther than a whole name.</summary>
    private static double Distance(string given, string name)
    {
        if (given.Length > 1 && name.Contains(given, StringComparison.OrdinalIgnoreCase))
            return 0;
        return PartsOf(name).Select(part => EditDistance(given, part) + PartPenalty).Append(EditDistance(given, name)).Min();
    }

    /// <summary>Every beginning that ends at a separator, and everything between two: <c>a</c>, <c>a.b</c>, <c>b</c> and <c>c</c> of <c>a.b/c</c>.</summary>
    private static IEnumerable<string> PartsOf(string name)
    {
        int begin = 0;
        for (int i = 1; i <= name.Length; i++)
        {
            if (i < name.Length && !Separators.Contains(name[i]))
                continue;
            yield return name[begin..i];
            yield return name[..i];
            begin = i + 1;
        }

        int slash = name.IndexOf('/', StringComparison.Ordinal);
        if (slash >= 0)
            yield return name[(slash + 1)..];
    }

    private static int EditDistance(string given, string valid)
    {
        string from = given.ToLowerInvariant();
        string to = valid.ToLowerInvariant();
        int[] previous = [.. Enumerable.Range(0, to.Length + 1)];
        for (int i = 1; i <= from.Length; i++)
        {
            int[] current = new int[to.Length + 1];
            current[0] = i;
            for (int j = 1; j <= to.Length; j++)
            {
                int replaced = previous[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
                current[j] = Math.Min(replaced, Math.Min(previous[j], current[j - 1]) + 1);
            }

            previous = current;
        }

        return previous[^1];
    }
}
