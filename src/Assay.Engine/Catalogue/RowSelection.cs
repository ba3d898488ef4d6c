using System.IO.Enumeration;

namespace Assay.Engine.Catalogue;

/// <summary>Turns <c>--rows a,b|glob</c> into rows.</summary>
public static class RowSelection
{
    /// <summary>
    /// Selects rows. A name takes one row, and taken twice becomes an alias; a family (what stands before the slash) or a glob takes all
    /// its rows that are not yet selected. Where rows are named, only they are measured: the floors of a whole table would take longer than a few rows.
    /// </summary>
    /// <param name="list">Names, families and globs, comma separated; null for every row.</param>
    /// <param name="catalogue">The rows there are.</param>
    /// <exception cref="BadInputException">A name or glob matches nothing.</exception>
    public static IReadOnlyList<SelectedRow> Select(string? list, AdapterCatalogue catalogue) => SelectedRow.Labelled(Definitions(list, catalogue));

    /// <summary>The rows of <see cref="Select"/>, without labels.</summary>
    /// <exception cref="BadInputException">A name or glob matches nothing.</exception>
    internal static IReadOnlyList<RowDefinition> Definitions(string? list, AdapterCatalogue catalogue)
    {
        List<RowDefinition> rows = [];
        foreach (string pattern in Lists.Split(list ?? "*", "--rows"))
        {
            if (catalogue.Contains(pattern))
                rows.Add(catalogue.Find(pattern));
            else
                rows.AddRange(Matching(pattern, catalogue).Except(rows).ToList());
        }

        return rows;
    }

    /// <summary>The rows of a family or a glob.</summary>
    /// <exception cref="BadInputException">There is none.</exception>
    internal static IReadOnlyList<RowDefinition> Matching(string pattern, AdapterCatalogue catalogue)
    {
        List<RowDefinition> matching = [.. catalogue.Rows.Where(row =>
            FileSystemName.MatchesSimpleExpression(pattern, row.Name) || row.Name.StartsWith(pattern + "/", StringComparison.OrdinalIgnoreCase))];
        return matching.Count > 0
            ? matching
            : throw NearestNames.Unknown("row", pattern, catalogue.Rows.Select(row => row.Name), "assay list rows");
    }
}
