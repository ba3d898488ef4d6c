using System.Text.Json;
using Assay.Engine.Catalogue;

namespace Assay.Cli.Display;

/// <summary>Prints the rows.</summary>
internal static class RowList
{
    public static void Write(AdapterCatalogue catalogue, string format)
    {
        ListedRow[] rows = [.. catalogue.Rows.Select(Listed)];
        if (format == "json")
        {
            Console.Out.WriteLine(JsonSerializer.Serialize(rows, ListJson.Default.ListedRowArray));
            return;
        }

        TextTable.Write(
            Console.Out,
            ["row", "package", "dialect", "format", "surfaces"],
            [.. rows.Where(row => row.Excluded.Length == 0).Select(row => new[] { row.Name, $"{row.Package} {row.PackageVersion}".TrimEnd(), row.Dialect, row.Format, string.Join(',', row.Surfaces) })]);
        foreach (ListedRow row in rows.Where(row => row.Excluded.Length > 0))
            Console.Out.WriteLine($"excluded: {row.Name}: {row.Excluded}");
    }

    private static ListedRow Listed(RowDefinition row) => new(
        row.Name,
        row.Project.Package,
        row.Project.PackageVersion,
        row.Dialect,
        row.Format,
        [.. row.Surfaces.Select(surface => surface.ToString().ToLowerInvariant())],
        row.Settings,
        row.IsReference,
        row.Excluded,
        row.Project.HomePage,
        row.Project.Licence);
}
