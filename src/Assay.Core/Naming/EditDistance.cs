namespace Assay.Core.Naming;

/// <summary>How many letters must be inserted, removed or replaced to turn one name into another (Levenshtein 1966).</summary>
public static class EditDistance
{
    /// <summary>The distance without regard to case.</summary>
    public static int Of(string given, string name)
    {
        string from = given.ToUpperInvariant(), to = name.ToUpperInvariant();
        int[] costs = [.. Enumerable.Range(0, to.Length + 1)];
        for (var i = 1; i <= from.Length; i++)
        {
            var diagonal = costs[0];
            costs[0] = i;
            for (var j = 1; j <= to.Length; j++)
            {
                var replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
                diagonal = costs[j];
                costs[j] = Math.Min(replaced, 1 + Math.Min(costs[j], costs[j - 1]));
            }
        }

        return costs[^1];
    }
}
