using System.Diagnostics;

namespace Assay.Worker.Rows;

/// <summary>Finds the version of the library behind an adapter from files beside the program, without loading any of them.</summary>
internal static class LibraryVersion
{
    /// <summary>
    /// Informational version of the library that the adapter's assembly refers to and that lies beside the program; of several the one that
    /// the adapter's namespace is named after. Empty for the box's own, which a self-contained program has beside it too, and for native
    /// programs, which have no files beside them.
    /// </summary>
    public static string Of(Type adapter) => NativeProgram.IsThis ? "" : Of(
        adapter.Namespace ?? "",
        [.. adapter.Assembly.GetReferencedAssemblies().Select(reference => reference.Name!)],
        AppContext.BaseDirectory);

    /// <summary>The same, from names.</summary>
    internal static string Of(string adapterNamespace, IReadOnlyList<string> references, string folder)
    {
        var path = references
            .Where(name => !name.StartsWith("Assay.", StringComparison.Ordinal))
            .OrderByDescending(
                name => adapterNamespace.EndsWith("." + name.Replace(".", "", StringComparison.Ordinal), StringComparison.Ordinal))
            .Select(name => Path.Combine(folder, name + ".dll"))
            .FirstOrDefault(path => File.Exists(path) && !IsOfRuntime(path, folder));
        return path is null ? "" : VersionOf(path);
    }

    /// <summary>
    /// A program that brings its runtime has the box's libraries beside it too: all of them are built from the commit of the core library.
    /// </summary>
    private static bool IsOfRuntime(string path, string folder)
    {
        var core = Path.Combine(folder, "System.Private.CoreLib.dll");
        return File.Exists(core) && CommitOf(core) is { Length: > 0 } commit && commit == CommitOf(path);
    }

    private static string CommitOf(string path)
    {
        var version = VersionOf(path);
        return version[(version.LastIndexOf('+') + 1)..];
    }

    private static string VersionOf(string path) => FileVersionInfo.GetVersionInfo(path).ProductVersion ?? "";
}
