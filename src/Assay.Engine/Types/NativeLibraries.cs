using System.Runtime.InteropServices;

namespace Assay.Engine.Types;

/// <summary>Finds native libraries that lie beside an assembly, or where packages put those of this platform.</summary>
internal static class NativeLibraries
{
    private static readonly string[] Endings = [".so", ".dylib", ".dll"];

    /// <summary>Full paths, one for each file name; the more specific platform wins.</summary>
    /// <param name="folder">The assembly's folder.</param>
    public static IReadOnlyList<string> In(string folder)
    {
        Dictionary<string, string> found = new(StringComparer.OrdinalIgnoreCase);
        foreach (string native in Folders(folder).Where(Directory.Exists))
        {
            foreach (string file in Directory.EnumerateFiles(native).Where(IsNative).Order(StringComparer.Ordinal))
                found.TryAdd(Path.GetFileName(file), file);
        }

        return [.. found.Values.Order(StringComparer.Ordinal)];
    }

    private static IEnumerable<string> Folders(string folder)
    {
        string identifier = RuntimeInformation.RuntimeIdentifier;
        string system = identifier.Split('-')[0];
        return ((string[])[identifier, system, "unix", "any"])
            .Where(platform => platform != "unix" || !OperatingSystem.IsWindows())
            .Select(platform => Path.Combine(folder, "runtimes", platform, "native"))
            .Append(folder);
    }

    private static bool IsNative(string file)
    {
        if (!Endings.Contains(Path.GetExtension(file), StringComparer.OrdinalIgnoreCase) || FrameworkAssemblies.ContainsFile(Path.GetFileName(file)))
            return false;
        if (!file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase))
            return true;
        try
        {
            return OperatingSystem.IsWindows() && AssemblyFacts.Read(file) is null;
        }
        catch (Exception exception) when (exception is BadImageFormatException or IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
