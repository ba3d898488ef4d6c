using System.Diagnostics;

namespace Assay.Worker.Rows;

/// <summary>Finds the version of the library behind an adapter from files beside the program, without loading any of them.</summary>
internal static class LibraryVersion
{
    /// <summary>
    /// Informational version of the library that the adapter's assembly refers to and that lies beside the program; of several the one that the adapter's
    /// namespace is named after. Empty for the box's own.
    /// </summary>
    public static string Of(Type adapter) => Of(
        adapter.Namespace ?? "",
        [.. adapter.Assembly.GetReferencedAssemblies().Select(reference => reference.Name!)],
        AppContext.BaseDirectory);

    /// <summary>The same, from names.</summary>
    internal static string Of(string adapterNamespace, IReadOnlyList<string> references, string folder)
    {
        string? path = references
            .Where(name => !name.StartsWith("Assay.", StringComparison.Ordinal))
            .OrderByDescending(name => adapterNamespace.EndsWith("." + name.Replace(".", "", StringComparison.Ordinal), StringComparison.Ordinal))
            .Select(name => Path.Combine(folder, name + ".dll"))
            .FirstOrDefault(File.Exists);
        return path is null ? "" : FileVersionInfo.GetVersionInfo(path).ProductVersion ?? "";
    }
}
