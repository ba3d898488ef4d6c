using Assay.Report.Model;

namespace Assay.Report.Writing;

/// <summary>What really ran where several versions, runtimes or modes stand side by side.</summary>
internal static class Programs
{
    /// <summary>A line for each library, version and runtime, with its rows; none in a table of one runtime and one version of everything.</summary>
    public static IEnumerable<string> Of(ReportTable table) => !table.AllLines.Any(line => line.IsVariant)
        ? []
        : table.AllLines
            .GroupBy(line => (Library: LibraryOf(line), Runtime: RuntimeOf(line)))
            .OrderBy(group => group.Key.Library, StringComparer.OrdinalIgnoreCase).ThenBy(group => group.Key.Runtime, StringComparer.Ordinal)
            .Select(group => $"{group.Key.Library} on {group.Key.Runtime}: {string.Join(", ", group.Select(line => line.Label))}");

    /// <summary>The runtime of a line, how its code becomes native, and how it is deployed.</summary>
    public static string RuntimeOf(ReportLine line)
    {
        var runtime = line.Runtime.Length > 0 ? line.Runtime : line.Framework;
        return string.Join(", ", new[] { runtime, line.Mode, line.IsSelfContained ? "self-contained" : "" }.Where(part => part.Length > 0));
    }

    /// <summary>The package's version, and the one of the assembly that was loaded where it says another: one that the user's types bring, or a package that gives its assembly a number of its own.</summary>
    private static string LibraryOf(ReportLine line)
    {
        var package = $"{line.Package} {line.PackageVersion}".TrimEnd();
        var loaded = line.LoadedVersion.Split('+')[0];
        return loaded.Length == 0 || line.PackageVersion.Length == 0 || loaded == line.PackageVersion ? package : $"{package} (its assembly says {loaded})";
    }
}
