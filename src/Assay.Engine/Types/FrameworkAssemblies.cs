using System.Runtime.InteropServices;

namespace Assay.Engine.Types;

/// <summary>What .NET itself brings, by the runtime that this program runs on.</summary>
internal static class FrameworkAssemblies
{
    private static readonly HashSet<string> Files = [.. Directory.EnumerateFiles(Folder).Select(Path.GetFileName).OfType<string>()];

    /// <summary>The runtime's folder.</summary>
    public static string Folder => RuntimeEnvironment.GetRuntimeDirectory();

    /// <summary>Whether it has an assembly of this simple name.</summary>
    public static bool Contains(string name) => Files.Contains(name + ".dll");

    /// <summary>Whether it has a file of this name, or the host that starts it does.</summary>
    public static bool ContainsFile(string fileName) =>
        Files.Contains(fileName) || Path.GetFileNameWithoutExtension(fileName) is "libhostfxr" or "libhostpolicy" or "hostfxr" or "hostpolicy";
}
