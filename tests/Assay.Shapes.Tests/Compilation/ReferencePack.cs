using System.Reflection;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>Finds the reference assemblies of a target framework.</summary>
internal static class ReferencePack
{
    public static string FolderOf(string framework)
    {
        var version = framework["net".Length..^".0".Length];
        var packs =
            new[] { Path.Combine(
                Metadata("TargetingPacks"), "Microsoft.NETCore.App.Ref"), Path.Combine(Metadata("Packages"), "microsoft.netcore.app.ref") }
            .Where(Directory.Exists)
            .SelectMany(Directory.EnumerateDirectories)
            .Where(folder => Path.GetFileName(folder).StartsWith(version + ".", StringComparison.Ordinal))
            .OrderByDescending(folder => Version.Parse(Path.GetFileName(folder)));
        return Path.Combine(packs.First(), "ref", framework);
    }

    private static string Metadata(string key) =>
        typeof(ReferencePack).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;
}
