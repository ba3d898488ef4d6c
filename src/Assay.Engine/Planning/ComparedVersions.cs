using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>
/// Versions of a package that were asked for to be compared: without one of them, the times of the others answer nothing.
/// </summary>
internal static class ComparedVersions
{
    /// <summary>Ends a run before it measures a version whose counterpart did not build.</summary>
    /// <exception cref="BadInputException">A version did not build, and another one of the same row did.</exception>
    public static void EnsureBuilt(IReadOnlyList<SelectedRow> rows, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds)
    {
        foreach (var versions in rows
            .Where(row => row.Target.PackageVersion is not null && row.Excluded.Length == 0)
            .GroupBy(row => (row.Definition.Name, row.Target.Framework, row.Target.Mode)))
        {
            var built = versions.FirstOrDefault(row => OutcomeOf(row)?.Program is not null);
            var lost = versions.FirstOrDefault(row => OutcomeOf(row) is { Program: null });
            if (built is not null && lost is not null)
            {
                throw new BadInputException(
                    $"{lost.Definition.Project.VersionedPackage} {lost.Target.PackageVersion} did not build, so "
                    + $"{built.Target.PackageVersion} has nothing to be compared with. Name another version in --with. "
                    + OutcomeOf(lost)!.Cause);
            }
        }

        BuildOutcome? OutcomeOf(SelectedRow row) => builds.GetValueOrDefault(row.Build);
    }
}
