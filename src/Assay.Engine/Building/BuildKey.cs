using System.Security.Cryptography;
using System.Text;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Names the build of an adapter by everything that determines it, so that nothing is ever built twice or used stale.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="target">What is built for.</param>
public sealed class BuildKey(Workspace workspace, BuildTarget target)
{
    private const int HashCharacters = 16;
    private static readonly string[] OutputFolders = ["bin", "obj"];

    /// <summary>Hash of what all adapters share: engineering files, the parts of the framework and the emitter.</summary>
    private readonly Lazy<string> shared = new(() => HashFiles(
        [
            .. Files(workspace.Engineering, "Assay.Adapter.*"),
            .. Files(Path.Combine(workspace.Parts, target.Framework), "*.dll"),
            .. Files(Path.Combine(workspace.Parts, "emitter"), "*.dll"),
        ],
        workspace.Parts));

    /// <summary>The folder of an adapter's build.</summary>
    public string FolderOf(AdapterProject project)
    {
        IEnumerable<string> sources = Directory.EnumerateFiles(project.Folder, "*", SearchOption.AllDirectories)
            .Where(file => !OutputFolders.Contains(Path.GetRelativePath(project.Folder, file).Split(Path.DirectorySeparatorChar)[0]));
        string hash = Hash($"{shared.Value}\n{HashFiles([.. sources], project.Folder)}\n{project.ProjectFile}");
        string version = project.PackageVersion.Length > 0 ? project.PackageVersion : "box";
        return Path.Combine(workspace.Builds, project.Name, $"{version}-{target.Framework}-{target.Mode}-{hash}");
    }

    private static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern) : [];

    private static string HashFiles(IReadOnlyList<string> files, string relativeTo)
    {
        StringBuilder contents = new();
        foreach (string file in files.Order(StringComparer.Ordinal))
            contents.Append(Path.GetRelativePath(relativeTo, file)).Append(' ').AppendLine(Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(file))));
        return Hash(contents.ToString());
    }

    private static string Hash(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)))[..HashCharacters];
}
