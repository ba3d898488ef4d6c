using System.Runtime.InteropServices;

namespace Assay.Engine.UserTypes;

/// <summary>Folders of this machine's runtime, where metadata finds the types that assemblies refer to.</summary>
public static class RuntimeFolders
{
    private static readonly string[] Shared = ["Microsoft.AspNetCore.App", "Microsoft.WindowsDesktop.App"];

    /// <summary>The core library's folder, and those of the shared frameworks beside it.</summary>
    public static IReadOnlyList<string> All { get; } = [.. Find()];

    private static IEnumerable<string> Find()
    {
        var core = Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory());
        yield return core;
        var frameworks = Path.GetDirectoryName(Path.GetDirectoryName(core));
        if (frameworks is null)
            yield break;
        foreach (var name in Shared.Select(name => Path.Combine(frameworks, name)).Where(Directory.Exists))
        {
            if (Directory.EnumerateDirectories(name).OrderByDescending(VersionOf).FirstOrDefault() is string newest)
                yield return newest;
        }
    }

    private static Version VersionOf(string folder) =>
        Version.TryParse(Path.GetFileName(folder).Split('-')[0], out var version) ? version : new Version();
}
