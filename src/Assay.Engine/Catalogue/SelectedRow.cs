using System.Globalization;

namespace Assay.Engine.Catalogue;

/// <summary>A row of a run: its definition under the label of tables.</summary>
/// <param name="Label">The row's name, or <c>name (2)</c> for an alias that is measured beside it.</param>
/// <param name="Definition">The row.</param>
public sealed record SelectedRow(string Label, RowDefinition Definition)
{
    /// <summary>Labels rows in order; the second of one name becomes <c>name (2)</c>.</summary>
    public static IReadOnlyList<SelectedRow> Labelled(IEnumerable<RowDefinition> rows)
    {
        Dictionary<string, int> seen = new(StringComparer.OrdinalIgnoreCase);
        List<SelectedRow> selected = [];
        foreach (RowDefinition row in rows)
        {
            int count = seen[row.Name] = seen.GetValueOrDefault(row.Name) + 1;
            selected.Add(new SelectedRow(count == 1 ? row.Name : string.Create(CultureInfo.InvariantCulture, $"{row.Name} ({count})"), row));
        }

        return selected;
    }
}
