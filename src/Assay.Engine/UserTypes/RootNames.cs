using Assay.Shapes.Scanning;

namespace Assay.Engine.UserTypes;

/// <summary>The roots that <c>--root</c> names: one, several, or a glob of full names.</summary>
internal static class RootNames
{
    /// <summary>The names; those of a glob are types whose values can be made.</summary>
    /// <exception cref="BadInputException">A glob matches none.</exception>
    public static IReadOnlyList<string> Of(string list, AssemblyFacts assembly) =>
        [.. TypeLists.Split(list).SelectMany(name => IsGlob(name) ? Matching(name, assembly) : [name]).Distinct()];

    private static bool IsGlob(string name) => name.Contains('*', StringComparison.Ordinal);

    private static IReadOnlyList<string> Matching(string glob, AssemblyFacts assembly)
    {
        using var scanner = AssemblyScanner.Open(assembly.File, RuntimeFolders.All);
        var found = scanner.RootsOf(glob);
        return found.Count > 0
            ? found
            : throw NearestNames.Unknown($"type in {Path.GetFileName(assembly.File)} that can be a root", glob, scanner.TypeNames);
    }
}
