using System.Diagnostics;
using System.Reflection;

namespace Assay.Worker.Rows;

/// <summary>Finds the version of the library behind an adapter from files beside the program, without loading any of them.</summary>
internal static class LibraryVersion
{
    /// <summary>Informational version of the first library that the adapter's assembly refers to and that lies beside the program; empty for the box's own.</summary>
    public static string Of(Type adapter)
    {
        foreach (AssemblyName reference in adapter.Assembly.GetReferencedAssemblies())
        {
            string path = Path.Combine(AppContext.BaseDirectory, reference.Name + ".dll");
            if (!IsAssay(reference.Name) && File.Exists(path))
                return FileVersionInfo.GetVersionInfo(path).ProductVersion ?? "";
        }

        return "";
    }

    private static bool IsAssay(string? name) => name is null || name == "Assay" || name.StartsWith("Assay.", StringComparison.Ordinal);
}
