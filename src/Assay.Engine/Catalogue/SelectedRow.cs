using System.Globalization;
using Assay.Engine.Building;

namespace Assay.Engine.Catalogue;

/// <summary>A row of a run: its definition under the label of tables.</summary>
/// <param name="Label">The row's name, or <c>name (2)</c> for an alias that is measured beside it.</param>
/// <param name="Definition">The row.</param>
public sealed record SelectedRow(string Label, RowDefinition Definition)
{
    /// <summary>The name under which results keep it: the definition's, or a variant's such as <c>json.net/reused@12.0.3 net8.0</c>. Aliases share it.</summary>
    public string Name { get; init; } = Definition.Name;

    /// <summary>What its program is built for.</summary>
    public BuildTarget Target { get; init; } = BuildTarget.Default;

    /// <summary>The program that it needs.</summary>
    public BuildRequest Build => new(Definition.Project, Target);

    /// <summary>The row of a program that holds the contracts of some data sets alone.</summary>
    public SelectedRow BuiltFor(BuiltDataSets dataSets) => this with { Target = Target with { DataSets = dataSets } };

    /// <summary>Why it cannot exist on its target's framework; empty when it can, and where this machine cannot run that framework at all, which the row's build tells.</summary>
    public string Excluded => ImpossibleTarget.Outcome(Target) is null ? Definition.ExcludedOn(Target.Framework) : "";

    /// <summary>A variant of a row under a label.</summary>
    public static SelectedRow Of(RowDefinition row, RowVariant variant, string label) => new(label, row) { Name = variant.Name, Target = variant.Target };

    /// <summary>Labels rows in order; the second of one name becomes <c>name (2)</c>.</summary>
    public static IReadOnlyList<SelectedRow> Labelled(IEnumerable<RowDefinition> rows) => Labelled(rows.Select(row => (row, new RowVariant(row.Name))));

    /// <summary>Labels variants of rows in order; the second of one name becomes <c>name (2)</c>.</summary>
    public static IReadOnlyList<SelectedRow> Labelled(IEnumerable<(RowDefinition Row, RowVariant Variant)> rows)
    {
        Dictionary<string, int> seen = new(StringComparer.OrdinalIgnoreCase);
        List<SelectedRow> selected = [];
        foreach ((RowDefinition row, RowVariant variant) in rows)
        {
            int count = seen[variant.Name] = seen.GetValueOrDefault(variant.Name) + 1;
            string label = count == 1 ? variant.Name : string.Create(CultureInfo.InvariantCulture, $"{variant.Name} ({count})");
            selected.Add(Of(row, variant, label));
        }

        return selected;
    }
}
