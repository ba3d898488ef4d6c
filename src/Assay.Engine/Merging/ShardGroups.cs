namespace Assay.Engine.Merging;

/// <summary>
/// Rows of different shards were not measured together: in a merged file they are groups of their own, as rows are that memory does not
/// hold together, and a floor that every shard has stands in each group.
/// </summary>
internal static class ShardGroups
{
    /// <summary>Shards of rows whose groups have different numbers.</summary>
    public static ShardFile[] Apart(ShardFile[] parts)
    {
        var next = 0;
        List<ShardFile> apart = [];
        foreach (var part in parts)
        {
            var first = next;
            next += 1 + part.File.Cells.SelectMany(cell => cell.Blocks).Select(block => block.Group)
                .Concat(part.File.Conditions.Select(conditions => conditions.Group)).DefaultIfEmpty().Max();
            apart.Add(part with
            {
                File = part.File with
                {
                    Cells = [.. part.File.Cells.Select(cell => cell with
                    {
                        Blocks = [.. cell.Blocks.Select(block => block with { Group = first + block.Group })],
                    })],
                    Conditions = [.. part.File.Conditions.Select(of => of with { Group = first + of.Group })],
                },
            });
        }

        return [.. apart];
    }
}
