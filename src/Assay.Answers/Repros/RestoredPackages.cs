using System.Text.Json;
using Assay.Engine.Building;
using Assay.Engine.UserTypes;

namespace Assay.Answers.Repros;

/// <summary>The packages of an adapter's build, as its restore wrote them down.</summary>
internal sealed class RestoredPackages
{
    private const string AssetsFile = "project.assets.json";
    private const string GeneratorFolder = "analyzers/dotnet/";

    public RestoredPackages(BuildOutcome outcome)
    {
        var file = Directory.EnumerateFiles(outcome.Folder, AssetsFile, SearchOption.AllDirectories).FirstOrDefault();
        if (file is null)
            return;
        using var assets = JsonDocument.Parse(File.ReadAllText(file));
        Dictionary<string, (string Id, string Version)> resolved = assets.RootElement.GetProperty("libraries").EnumerateObject()
            .Select(library => library.Name.Split('/'))
            .ToDictionary(name => name[0], name => (name[0], name[1]), StringComparer.OrdinalIgnoreCase);
        Named =
        [
            .. assets.RootElement.GetProperty("project").GetProperty("frameworks").EnumerateObject()
                .Where(framework => framework.Value.TryGetProperty("dependencies", out _))
                .SelectMany(framework => framework.Value.GetProperty("dependencies").EnumerateObject())
                .Where(dependency => !dependency.Value.TryGetProperty("autoReferenced", out _) && resolved.ContainsKey(dependency.Name))
                .Select(dependency => resolved[dependency.Name]).Distinct(),
        ];
        All = resolved.Keys.ToHashSet(StringComparer.OrdinalIgnoreCase);
        string[] folders = [.. assets.RootElement.GetProperty("packageFolders").EnumerateObject().Select(folder => folder.Name)];
        Generators =
        [
            .. assets.RootElement.GetProperty("libraries").EnumerateObject().Where(library => library.Value.TryGetProperty("files", out _))
                .SelectMany(library => library.Value.GetProperty("files").EnumerateArray().Select(path => path.GetString()!)
                    .Where(path => path.StartsWith(GeneratorFolder, StringComparison.Ordinal)
                        && path.EndsWith(".dll", StringComparison.Ordinal) && !path.EndsWith(".resources.dll", StringComparison.Ordinal))
                    .GroupBy(path => Path.GetFileName(path)).Select(same => same.Last())
                    .Select(path => folders.Select(folder => Path.Combine(folder, library.Value.GetProperty("path").GetString()!, path))
                        .FirstOrDefault(File.Exists)))
                .OfType<string>(),
        ];
    }

    /// <summary>The packages that the adapter's project names, with the versions that were restored.</summary>
    public IReadOnlyList<(string Id, string Version)> Named { get; } = [];

    /// <summary>Names of all packages, those that others need among them.</summary>
    public IReadOnlySet<string> All { get; } = new HashSet<string>();

    /// <summary>Assemblies with source generators.</summary>
    private IReadOnlyList<string> Generators { get; } = [];

    /// <summary>
    /// Assemblies with the source generators that a file needs: those of the packages, and for what stands beside the types also those of
    /// .NET of which no package has another version.
    /// </summary>
    public IReadOnlyList<string> GeneratorsFor(CaseContract contract) =>
        contract.Beside.Count == 0
            ? Generators
            : [.. Generators, .. GeneratorsOfFramework().ExceptBy(Generators.Select(Path.GetFileName), Path.GetFileName)];

    /// <summary>Generators of .NET itself; none where its packs are not installed.</summary>
    private static IReadOnlyList<string> GeneratorsOfFramework()
    {
        var root = new DirectoryInfo(FrameworkAssemblies.Folder.TrimEnd(Path.DirectorySeparatorChar)).Parent?.Parent?.Parent;
        var packs = Path.Combine(root?.FullName ?? "", "packs", "Microsoft.NETCore.App.Ref");
        var newest = Directory.Exists(packs)
            ? Directory.EnumerateDirectories(packs, "10.*").Order(StringComparer.Ordinal).LastOrDefault()
            : null;
        var folder = Path.Combine(newest ?? "", "analyzers", "dotnet", "cs");
        return newest is not null && Directory.Exists(folder) ? [.. Directory.EnumerateFiles(folder, "*.dll")] : [];
    }
}
