using System.Text;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;

namespace Assay.Adapters.Tests.Documentation;

/// <summary>The tables of rows in <c>docs/adapters.md</c>, as the adapters' projects state them.</summary>
internal static class RowTables
{
    /// <summary>All rows but the reference rows.</summary>
    public static string Rows(AdapterCatalogue catalogue)
    {
        var text = new StringBuilder("\n| row | package | dialect | surfaces | settings |\n|---|---|---|---|---|\n");
        foreach (var row in catalogue.Rows.Where(row => !row.IsReference))
            text.Append(
                AdaptersPage.Line(
                    $"`{row.Name}`", PackageOf(row), row.Dialect.Length > 0 ? $"`{row.Dialect}`" : "", SurfacesOf(row), SettingsOf(row)));
        return text.Append('\n').ToString();
    }

    /// <summary>The reference rows.</summary>
    public static string ReferenceRows(AdapterCatalogue catalogue)
    {
        var text = new StringBuilder("\n| row | surfaces | what it does |\n|---|---|---|\n");
        foreach (var row in catalogue.Rows.Where(row => row.IsReference))
            text.Append(AdaptersPage.Line($"`{row.Name}`", SurfacesOf(row), row.Settings));
        return text.Append('\n').ToString();
    }

    private static string PackageOf(RowDefinition row)
    {
        if (row.IsNetFrameworkOnly)
            return "built into .NET Framework";
        if (row.Project.Package == RowResult.InTheBox)
            return "built into .NET";
        return row.Excluded.Length > 0 ? row.Project.Package : $"{row.Project.Package} {row.Project.PackageVersion}";
    }

    private static string SurfacesOf(RowDefinition row) => string.Join(", ", row.Surfaces.Select(EnumNames.Of));

    private static string SettingsOf(RowDefinition row) =>
        string.Join("; ", new[] { row.Settings, row.Excluded }.Where(part => part.Length > 0));
}
