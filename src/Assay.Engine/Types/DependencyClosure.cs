namespace Assay.Engine.Types;

/// <summary>Finds everything that an assembly needs from its own folder, by metadata alone.</summary>
internal static class DependencyClosure
{
    /// <summary>Parts of Assay that every program brings.</summary>
    private static readonly string[] Own = ["Assay.Core", "Assay.Worker", "Assay.DataSets"];

    /// <summary>The assembly's dependencies and theirs; those of .NET's own names only where they lie in the folder, too.</summary>
    /// <param name="root">The assembly.</param>
    /// <exception cref="BadInputException">One that it names itself is neither beside it nor part of .NET.</exception>
    /// <returns>What lies in the folder, and whether ASP.NET Core is needed beside it.</returns>
    public static (IReadOnlyList<TypesDependency> Found, bool NeedsAspNetCore) Of(AssemblyFacts root)
    {
        bool needsAspNetCore = false;
        string folder = Path.GetDirectoryName(root.File)!;
        HashSet<string> seen = new(Own, StringComparer.OrdinalIgnoreCase) { root.Name };
        List<TypesDependency> found = [];
        Queue<AssemblyFacts> unread = new([root]);
        while (unread.TryDequeue(out AssemblyFacts? facts))
        {
            foreach ((string name, Version version) in facts.References.Where(reference => seen.Add(reference.Name)))
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
                        $"{Path.GetFileName(root.File)} needs {name} {version}, which does not lie beside it; copy it there, or name the project in place of the .dll, which is then built with all it needs.");
                }
            }
        }

        return ([.. found.OrderBy(dependency => dependency.Name, StringComparer.Ordinal)], needsAspNetCore);
    }

    private static AssemblyFacts? FindBeside(string folder, string name)
    {
        string file = Path.Combine(folder, name + ".dll");
        try
        {
            return File.Exists(file) ? AssemblyFacts.Read(file) : null;
        }
        catch (Exception exception) when (exception is BadImageFormatException or OverflowException or ArgumentOutOfRangeException or IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{file} is damaged, or no .NET assembly, and your types need it; build them again.", exception);
        }
    }
}
