namespace Assay.Engine.Planning;

/// <summary>Splits the rows of a block into groups whose workers fit in memory at once, each with the reference row.</summary>
public static class MemoryGroups
{
    /// <summary>The share of memory that the workers of one group may take together.</summary>
    public const double Share = 0.6;

    /// <summary>Splits rows, keeping their order; a row too large for any group has one with the reference alone.</summary>
    /// <typeparam name="TRow">What stands for a row.</typeparam>
    /// <param name="rows">The rows, the reference among them or not.</param>
    /// <param name="peakBytes">Peak resident size of a row's worker, in bytes.</param>
    /// <param name="isReference">Whether a row is the reference.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    public static IReadOnlyList<IReadOnlyList<TRow>> Split<TRow>(
        IReadOnlyList<TRow> rows, Func<TRow, long> peakBytes, Func<TRow, bool> isReference, long memoryBytes)
    {
        double limit = memoryBytes * Share;
        if (rows.Sum(peakBytes) <= limit)
            return rows.Count == 0 ? [] : [rows];
        List<TRow> reference = [.. rows.Where(isReference)];
        List<IReadOnlyList<TRow>> groups = [];
        List<TRow> group = [.. reference];
        foreach (TRow row in rows.Where(row => !isReference(row)))
        {
            if (group.Count > reference.Count && group.Sum(peakBytes) + peakBytes(row) > limit)
            {
                groups.Add(group);
                group = [.. reference];
            }

            group.Add(row);
        }

        groups.Add(group);
        return groups;
    }
}
