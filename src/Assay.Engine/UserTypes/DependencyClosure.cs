using System.Runtime.InteropServices;

namespace Assay.Engine.UserTypes;

/// <summary>Finds everything that an assembly needs from its own folder, by metadata alone.</summary>
internal static class DependencyClosure
{
    /// <summary>Parts of Assay that every program brings.</summary>
    private static readonly string[] Own = ["Assay.Core", "Assay.Worker", "Assay.DataSets"];

    /// <summary>The assembly's dependencies and theirs; those of .NET's own names only where they lie in the folder, too.</summary>
    /// <exception cref="BadInputException">One that it names itself is neither beside it nor part of .NET.</exception>
    /// <returns>What lies in the folder, and whether ASP.NET Core is needed beside it.</returns>
    public static (IReadOnlyList<TypesDependency> Found, bool NeedsAspNetCore) Of(AssemblyFacts root)
    {
        var needsAspNetCore = false;
        var folder = Path.GetDirectoryName(root.File)!;
        HashSet<string> seen = new(Own, StringComparer.OrdinalIgnoreCase) { root.Name };
        List<TypesDependency> found = [];
        Queue<AssemblyFacts> unread = new([root]);
        while (unread.TryDequeue(out var facts))
        {
            foreach ((var name, var version) in facts.References.Where(reference => seen.Add(reference.Name)))
            {
                if (FindBeside(folder, name) is AssemblyFacts beside)
                {
                    found.Add(new TypesDependency(beside.File, name, beside.Version, FrameworkAssemblies.Contains(name)));
                    unread.Enqueue(beside);
                }
                else if (FrameworkAssemblies.AspNetCoreContains(name))
                {
                    needsAspNetCore = true;
                }
                else if (facts == root && !FrameworkAssemblies.Contains(name))
                {
                    // What is missing further away may never be called; what the types themselves name is part of their shape.
                    throw new BadInputException(
                        $"{Path.GetFileName(root.File)} needs {name} {version}, which is not in its folder. Copy it there, or name the "
                            + "project instead of the .dll.");
                }
            }
        }

        return ([.. found.OrderBy(dependency => dependency.Name, StringComparer.Ordinal)], needsAspNetCore);
    }

    private static AssemblyFacts? FindBeside(string folder, string name)
    {
        var file = Path.Combine(folder, name + ".dll");
        try
        {
            return File.Exists(file) ? AssemblyFacts.Read(file) : null;
        }
        catch (Exception exception) when (exception is BadImageFormatException
            or OverflowException or ArgumentOutOfRangeException or IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{file} is damaged or not a .NET assembly, and your types need it. Build them again.", exception);
        }
    }
}

/// <summary>An assembly that a user's types need, from the folder of their dll.</summary>
/// <param name="Name">Simple name, such as <c>NodaTime</c>.</param>
/// <param name="Version">Its assembly version.</param>
/// <param name="IsOfFramework">Whether .NET itself has an assembly of this name; it is taken only where it is newer than the framework's
/// own.</param>
public sealed record TypesDependency(string File, string Name, Version Version, bool IsOfFramework);

/// <summary>What .NET itself brings, by the runtime that this program runs on.</summary>
internal static class FrameworkAssemblies
{
    /// <summary>The shared framework of web programs, whose assemblies a dll of one names.</summary>
    public const string AspNetCore = "Microsoft.AspNetCore.App";

    private static readonly HashSet<string> Files = [.. Directory.EnumerateFiles(Folder).Select(Path.GetFileName).OfType<string>()];

    /// <summary>The runtime's folder.</summary>
    public static string Folder => RuntimeEnvironment.GetRuntimeDirectory();

    /// <summary>The runtime's folder, and that of ASP.NET Core where it is installed.</summary>
    public static IReadOnlyList<string> Folders => AspNetCoreFolder is string web ? [Folder, web] : [Folder];

    /// <summary>
    /// Paths of all its assemblies, and of those of ASP.NET Core where that is installed; native libraries beside them are none.
    /// </summary>
    public static IReadOnlyList<string> Managed =>
    [
        .. ((string?)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES") ?? "").Split(Path.PathSeparator)
            .Where(file => Path.GetDirectoryName(file) == Path.TrimEndingDirectorySeparator(Folder)),
        .. AspNetCoreFolder is string web ? Directory.EnumerateFiles(web, "Microsoft.*.dll") : [],
    ];

    /// <summary>The folder of ASP.NET Core beside the runtime; null where it is not installed.</summary>
    public static string? AspNetCoreFolder { get; } = FindBeside(AspNetCore);

    /// <summary>Whether ASP.NET Core is installed and has an assembly of this simple name.</summary>
    public static bool AspNetCoreContains(string name) =>
        AspNetCoreFolder is string folder && File.Exists(Path.Combine(folder, name + ".dll"));

    /// <summary>Whether it has an assembly of this simple name.</summary>
    public static bool Contains(string name) => Files.Contains(name + ".dll");

    /// <summary>Whether it has a file of this name, or the host that starts it does.</summary>
    public static bool ContainsFile(string fileName) =>
        Files.Contains(fileName)
            || Path.GetFileNameWithoutExtension(fileName) is "libhostfxr" or "libhostpolicy" or "hostfxr" or "hostpolicy";

    // shared/Microsoft.NETCore.App/10.0.12 has its siblings two folders up, in the same version.
    private static string? FindBeside(string framework)
    {
        DirectoryInfo runtime = new(Folder.TrimEnd(Path.DirectorySeparatorChar));
        var folder = runtime.Parent?.Parent is DirectoryInfo shared ? Path.Combine(shared.FullName, framework, runtime.Name) : null;
        return Directory.Exists(folder) ? folder : null;
    }
}

/// <summary>Finds native libraries that lie beside an assembly, or where packages put those of this platform.</summary>
internal static class NativeLibraries
{
    private static readonly string[] Endings = [".so", ".dylib", ".dll"];

    /// <summary>Full paths, one for each file name; the more specific platform wins.</summary>
    public static IReadOnlyList<string> In(string folder)
    {
        Dictionary<string, string> found = new(StringComparer.OrdinalIgnoreCase);
        foreach (var native in Folders(folder).Where(Directory.Exists))
        {
            foreach (var file in Directory.EnumerateFiles(native).Where(IsNative).Order(StringComparer.Ordinal))
                found.TryAdd(Path.GetFileName(file), file);
        }

        return [.. found.Values.Order(StringComparer.Ordinal)];
    }

    private static IEnumerable<string> Folders(string folder)
    {
        var identifier = RuntimeInformation.RuntimeIdentifier;
        var system = identifier.Split('-')[0];
        return ((string[])[identifier, system, "unix", "any"])
            .Where(platform => platform != "unix" || !OperatingSystem.IsWindows())
            .Select(platform => Path.Combine(folder, "runtimes", platform, "native"))
            .Append(folder);
    }

    private static bool IsNative(string file)
    {
        if (!Endings.Contains(Path.GetExtension(file), StringComparer.OrdinalIgnoreCase)
            || FrameworkAssemblies.ContainsFile(Path.GetFileName(file)))
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
