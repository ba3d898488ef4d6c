using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes.Dialects;

namespace Assay.Cli.Scanning;

/// <summary>Rows of one dialect: metadata tells the same of all of them.</summary>
/// <param name="Dialect">The dialect.</param>
/// <param name="Rows">Names of the rows.</param>
internal sealed record RowGroup(Dialect Dialect, IReadOnlyList<string> Rows)
{
    /// <summary>Groups rows that can exist here, in the order of their dialects' names.</summary>
    /// <exception cref="BadInputException">None of the rows can exist here, or one names a dialect that does not exist.</exception>
    public static IReadOnlyList<RowGroup> Of(IEnumerable<RowDefinition> rows)
    {
        List<RowDefinition> asked = [.. rows.DistinctBy(row => row.Name)];
        List<RowGroup> groups = [.. asked.Where(row => row.Excluded.Length == 0)
            .GroupBy(row => row.Dialect)
            .OrderBy(group => group.Key, StringComparer.Ordinal)
            .Select(group => new RowGroup(DialectOf(group.First()), [.. group.Select(row => row.Name)]))];
        return groups.Count > 0 ? groups : throw new BadInputException($"{asked[0].Name}: {asked[0].Excluded}; name another row with --rows.");
    }

    private static Dialect DialectOf(RowDefinition row) =>
        DialectCatalogue.Find(row.Dialect) ?? throw NearestNames.Unknown($"dialect for the row {row.Name}", row.Dialect, DialectCatalogue.All.Select(dialect => dialect.Name));
}
