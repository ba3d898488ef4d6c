namespace Assay.Worker.Values;

/// <summary>Finds what a misspelt name may have meant.</summary>
internal static class NearestName
{
    /// <summary>The names, nearest first.</summary>
    public static IEnumerable<string> Order(string given, IEnumerable<string> names) =>
        names.Distinct(StringComparer.Ordinal).OrderBy(name => Distance(given, name)).ThenBy(name => name, StringComparer.Ordinal);

    /// <summary>Whether a name is so near that the given one is surely a slip, and no value of the user's.</summary>
    public static bool IsSlip(string given, string name) => Distance(given, name) <= Math.Max(1, (name.Length + 1) / 3);

    // Levenshtein's distance without regard to case.
    private static int Distance(string given, string name)
    {
        string from = given.ToUpperInvariant(), to = name.ToUpperInvariant();
        int[] costs = [.. Enumerable.Range(0, to.Length + 1)];
        for (int i = 1; i <= from.Length; i++)
        {
            int diagonal = costs[0];
            costs[0] = i;
            for (int j = 1; j <= to.Length; j++)
            {
                int replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
                diagonal = costs[j];
                costs[j] = Math.Min(replaced, 1 + Math.Min(costs[j], costs[j - 1]));
            }
        }

        return costs[^1];
    }
}
