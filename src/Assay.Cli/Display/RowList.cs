using System.Text.Json;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Cli.Display;

/// <summary>Prints the rows, and whether each can be measured here.</summary>
internal static class RowList
{
    public static void Write(IReadOnlyList<RowState> states, string format)
    {
        if (format == "json")
        {
            Console.Out.WriteLine(JsonSerializer.Serialize([.. states.Select(Listed)], ListJson.Default.ListedRowArray));
            return;
        }

        TextTable.Write(
            Console.Out,
            OutputWidth.OfTables,
            ["row", "here", "package", "dialect", "format", "surfaces"],
            [.. states.Where(state => state.Status != RowStatus.Excluded).Select(Cells)]);
        foreach (IGrouping<(RowStatus Status, string Cause), RowState> alike in states.Where(state => state.Cause.Length > 0).GroupBy(state => (state.Status, state.Cause)))
            Console.Out.WriteLine($"{Of(alike.Key.Status)}: {string.Join(", ", alike.Select(state => state.Row.Name))}: {alike.Key.Cause}");
        foreach (RowState state in states.Where(state => state.Unproven.Length > 0))
            Console.Out.WriteLine($"not proven with this version: {state.Row.Name}: {state.Unproven}");
    }

    private static string Of(RowStatus status) => status switch
    {
        RowStatus.NotAvailable => "not available",
        RowStatus.Broken => "broken",
        RowStatus.Excluded => "excluded",
        _ => "available",
    };

    private static string[] Cells(RowState state)
    {
        RowDefinition row = state.Row;
        return [row.Name, Of(state.Status), $"{row.Project.Package} {row.Project.PackageVersion}".TrimEnd(), row.Dialect, row.Format, string.Join(',', row.Surfaces.Select(EnumNames.Of))];
    }

    private static ListedRow Listed(RowState state)
    {
        RowDefinition row = state.Row;
        return new ListedRow(
            row.Name,
            row.Project.Package,
            row.Project.PackageVersion,
            row.Dialect,
            row.Format,
            [.. row.Surfaces.Select(EnumNames.Of)],
            row.Settings,
            row.IsReference,
            row.Excluded,
            row.Project.HomePage,
            row.Project.Licence,
            Of(state.Status),
            state.Cause,
            state.IsBuilt,
            state.Unproven,
            row.Project.ProvenVersion,
            row.Project.ProvenOn);
    }
}
