using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Turns the rows of a run into their variants: every version, on every runtime, in every mode that was asked for.</summary>
/// <param name="versions">The versions.</param>
/// <param name="targets">The runtimes and modes.</param>
internal sealed class VariantSelection(VersionSelection versions, TargetSelection targets)
{
    /// <summary>Reads what a request asks for.</summary>
    /// <exception cref="BadInputException">A name or version is not valid.</exception>
    public static VariantSelection Read(RunRequest request, AdapterCatalogue catalogue) =>
        new(VersionSelection.Read(request.With, catalogue), TargetSelection.Read(request.Runtimes, request.Modes));

    /// <summary>The rows of a list in all their variants; without a list, where versions are named, the rows that those concern.</summary>
    /// <exception cref="BadInputException">A name matches nothing, or a version concerns no row of the list.</exception>
    public IReadOnlyList<SelectedRow> Select(string? list, AdapterCatalogue catalogue)
    {
        IReadOnlyList<RowDefinition> rows = list is null && versions.Rows.Count > 0 ? versions.Rows : RowSelection.Definitions(list, catalogue);
        versions.EnsureUsedBy(rows);
        return SelectedRow.Labelled(rows.SelectMany(row => Of(row).Select(variant => (row, variant))));
    }

    /// <summary>The variant of a row that stands for it where one is needed: the first that can be built here, or the first.</summary>
    public RowVariant First(RowDefinition row)
    {
        List<RowVariant> all = [.. Of(row).OrderBy(IsUnlikely)];
        RowVariant? possible = all.Find(variant => ImpossibleTarget.Outcome(variant.Target) is null);

        // A floor that .NET Framework cannot have stands beside its rows as what it is on .NET.
        return possible is null ? all[0] : all.Find(variant => row.ExcludedOn(variant.Target.Framework).Length == 0) ?? new RowVariant(row.Name);
    }

    /// <summary>Whether a variant may not be had on this machine, so that others are taken before it where one must be.</summary>
    public static bool IsUnlikely(RowVariant variant) => variant.Mode == TargetNames.NativeAot || TargetNames.IsNetFramework(variant.Target.Framework);

    /// <summary>A row that cannot exist here has no variants: its sentence once is enough.</summary>
    private IEnumerable<RowVariant> Of(RowDefinition row)
    {
        IEnumerable<RowVariant> all = versions.Of(row).SelectMany(version => targets.Of(row.Name, version));
        if (row.Excluded.Length == 0)
            return all;
        List<RowVariant> ofNetFramework = [.. all.Where(variant => row.IsNetFrameworkOnly && TargetNames.IsNetFramework(variant.Target.Framework))];
        return ofNetFramework.Count > 0 ? ofNetFramework : [new RowVariant(row.Name)];
    }
}
