namespace Assay.Engine.Catalogue;

/// <summary>Finds what a misspelt name may have meant.</summary>
public static class NearestNames
{
    private const int Most = 3;

    /// <summary>The nearest valid names, nearest first, at most three; by edit distance, a shared beginning or part counting as near.</summary>
    public static IReadOnlyList<string> Of(string given, IEnumerable<string> valid) =>
        [.. valid.Distinct().OrderBy(name => Distance(given, name)).ThenBy(name => name, StringComparer.Ordinal).Take(Most)];

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

    /// <summary>Edit distance without regard to case: insertions, deletions and replacements, where text missing at either end counts a tenth.</summary>
    private static double Distance(string given, string name)
    {
        int edits = EditDistance(given.ToLowerInvariant(), name.ToLowerInvariant());
        bool isPart = given.Length > 1 && name.Contains(given, StringComparison.OrdinalIgnoreCase);
        bool isOfFamily = given.Length > 0 && EditDistance(given.ToLowerInvariant(), name.Split('/')[0].ToLowerInvariant()) <= 2;
        return isPart || isOfFamily ? edits / 10.0 : edits;
    }

    private static int EditDistance(string from, string to)
    {
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
