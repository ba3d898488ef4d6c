using System.Text;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Tests.Shared;

namespace Assay.Adapters.Tests.Documentation;

/// <summary>The parts of <c>docs/adapters.md</c> that the adapters' projects state.</summary>
internal static class RowTables
{
    /// <summary>All rows but the reference rows.</summary>
    public static string Rows(AdapterCatalogue catalogue) => GeneratedPart.Table(
        ["row", "package", "dialect", "surfaces", "settings"],
        catalogue.Rows.Where(row => !row.IsReference).Select(row => (string[])[
            $"`{row.Name}`", PackageOf(row), row.Dialect.Length > 0 ? $"`{row.Dialect}`" : "", SurfacesOf(row), SettingsOf(row)]));

    /// <summary>The reference rows.</summary>
    public static string ReferenceRows(AdapterCatalogue catalogue) => GeneratedPart.Table(
        ["row", "surfaces", "what it does"],
        catalogue.Rows.Where(row => row.IsReference).Select(row => (string[])[$"`{row.Name}`", SurfacesOf(row), row.Settings]));

    /// <summary>What users of rows should know, by library.</summary>
    public static string Notes(AdapterCatalogue catalogue)
    {
        StringBuilder text = new();
        foreach (var project in ProjectsOf(catalogue).Where(project => project.Notes.Count > 0))
        {
            text.Append($"\n**{project.Name}** ([{project.Licence}]({project.HomePage})")
                .Append(project.ProvenVersion.Length > 0 ? $"; verified with {project.ProvenVersion} on {project.ProvenOn})\n\n" : ")\n\n");
            foreach (var note in project.Notes)
                text.Append($"- {string.Join(", ", note.Rows.Select(name => $"`{name}`"))}: {note.Text}\n");
        }

        return text.Append('\n').ToString();
    }

    /// <summary>Documented modes without a row.</summary>
    public static string Modes(AdapterCatalogue catalogue) => GeneratedPart.Table(
        ["library", "mode", "what it changes", "why it has no row"],
        from project in ProjectsOf(catalogue)
        from mode in project.Modes
        select (string[])[project.Name, $"`{mode.Name}`", mode.Changes, mode.WithoutRow]);

    private static IEnumerable<AdapterProject> ProjectsOf(AdapterCatalogue catalogue) =>
        catalogue.Rows.Select(row => row.Project).Distinct();

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
