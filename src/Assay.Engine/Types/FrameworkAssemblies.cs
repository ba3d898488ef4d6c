using System.Runtime.InteropServices;

namespace Assay.Engine.Types;

/// <summary>What .NET itself brings, by the runtime that this program runs on.</summary>
internal static class FrameworkAssemblies
{
    /// <summary>The shared framework of web programs, whose assemblies a dll of one names.</summary>
    public const string AspNetCore = "Microsoft.AspNetCore.App";

    private static readonly HashSet<string> Files = [.. Directory.EnumerateFiles(Folder).Select(Path.GetFileName).OfType<string>()];

    /// <summary>The runtime's folder.</summary>
    public static string Folder => RuntimeEnvironment.GetRuntimeDirectory();

    /// <summary>The folder of ASP.NET Core beside the runtime; null where it is not installed.</summary>
    public static string? AspNetCoreFolder { get; } = FindBeside(AspNetCore);

    /// <summary>Whether ASP.NET Core is installed and has an assembly of this simple name.</summary>
    public static bool AspNetCoreContains(string name) => AspNetCoreFolder is string folder && File.Exists(Path.Combine(folder, name + ".dll"));

    /// <summary>Whether it has an assembly of this simple name.</summary>
    public static bool Contains(string name) => Files.Contains(name + ".dll");

    /// <summary>Whether it has a file of this name, or the host that starts it does.</summary>
    public static bool ContainsFile(string fileName) =>
        Files.Contains(fileName) || Path.GetFileNameWithoutExtension(fileName) is "libhostfxr" or "libhostpolicy" or "hostfxr" or "hostpolicy";

    // shared/Microsoft.NETCore.App/10.0.12 has its siblings two folders up, in the same version.
    private static string? FindBeside(string framework)
    {
        DirectoryInfo runtime = new(Folder.TrimEnd(Path.DirectorySeparatorChar));
        string? folder = runtime.Parent?.Parent is DirectoryInfo shared ? Path.Combine(shared.FullName, framework, runtime.Name) : null;
        return Directory.Exists(folder) ? folder : null;
    }
}
