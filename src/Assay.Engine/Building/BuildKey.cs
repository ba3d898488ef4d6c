using System.Collections.Concurrent;
using System.Security.Cryptography;
using System.Text;
using Assay.Core.Files;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Building;

/// <summary>Names the build of an adapter by everything that determines it, so that nothing is ever built twice or used stale.</summary>
public sealed class BuildKey(Workspace workspace)
{
    private const int HashCharacters = 16;

    /// <summary>Framework, mode and hash.</summary>
    private const int PartsAfterVersion = 3;

    private static readonly string[] OutputFolders = ["bin", "obj"];

    private readonly ConcurrentDictionary<RuntimePart, string> shared = new();

    /// <summary>By folder, each read once: what changes while programs are built belongs to the next command.</summary>
    private readonly ConcurrentDictionary<string, string> sources = new();

    /// <summary>The folders that remember what feeds answered to the restore of a build, the one that is asked first.</summary>
    public IReadOnlyList<string> AnswerFoldersOf(BuildRequest request) => [FolderOf(request.OfAllDataSets), FolderOf(request)];

    /// <summary>The folder of a build.</summary>
    public string FolderOf(BuildRequest request)
    {
        var project = request.Project;
        var target = request.Target;
        var common = shared.GetOrAdd(RuntimePart.Of(target), _ => HashShared(target));
        var own = sources.GetOrAdd(project.Folder, HashSources);
        var hash = Hash($"{common}\n{own}\n{project.ProjectFile}\n{TextOf(target)}");
        var version = request.PackageVersion.Length > 0 ? request.PackageVersion : "box";
        return Path.Combine(workspace.Builds, project.Name, $"{version}-{target.Framework}-{target.Mode}-{hash}");
    }

    /// <summary>What a folder is for, such as <c>Newtonsoft.Json 13.0.4 net10.0 jit</c>.</summary>
    internal static string Describe(string folder)
    {
        var adapter = Path.GetFileName(Path.GetDirectoryName(folder))!;
        var parts = Path.GetFileName(folder).Split('-');
        var version = parts.Length - PartsAfterVersion;

        // A version may hold the character that parts the name.
        return version < 1 ? adapter : $"{adapter} {string.Join('-', parts[..version])} {parts[version]} {parts[version + 1]}";
    }

    private static string TextOf(BuildTarget target) =>
        $"{target.Framework} {target.Mode} {target.IsSelfContained} {target.PackageVersion} {target.Types?.Hash} "
            + $"{target.Types?.Code?.Hash} {target.Types?.Edits}{target.Types?.Typed} "
            + $"{target.DataSets?.Text}{(target.Cases is null ? "" : $" cases {target.Cases.Hash} {target.Cases.Dialects}".TrimEnd())}";

    private static string HashSources(string folder) => HashFiles([.. SourcesIn(folder)], folder);

    /// <summary>Hash of what all adapters share: engineering files, the parts of the runtime and the emitter.</summary>
    private string HashShared(BuildTarget target) => HashFiles(
        [
            .. Files(workspace.Engineering, "Assay.Adapter.*"),
            .. RuntimeParts.SourcesOf(workspace, target),
            .. Files(Path.Combine(workspace.Parts, "emitter"), "*.dll"),
        ],
        workspace.Parts);

    private static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern) : [];

    /// <summary>Everything in a project's folder but what builds leave there.</summary>
    internal static IEnumerable<string> SourcesIn(string folder) => Directory.Exists(folder) ? FilesBelow.Of(folder, OutputFolders) : [];

    /// <summary>A hash of files' names and contents.</summary>
    internal static string HashFiles(IReadOnlyList<string> files, string relativeTo)
    {
        StringBuilder contents = new();
        foreach (var file in files.Order(StringComparer.Ordinal))
            contents.Append(Path.GetRelativePath(relativeTo, file)).Append(' ').AppendLine(UserFile.HashOf(file, FileUse.Assembly));
        return Hash(contents.ToString());
    }

    private static string Hash(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)))[..HashCharacters];
}

/// <summary>Tells people whose contracts the program in a folder holds; the folder's name has a hash of it.</summary>
internal static class BuildContents
{
    private const string FileName = "contents";

    /// <summary>Notes it in a build's folder, once: another content would be another folder.</summary>
    public static void Write(string folder, BuildTarget target)
    {
        var file = PathIn(folder);
        if (!File.Exists(file))
            File.WriteAllText(file,
                (target.Types is { } types ? string.Join(TypesReference.Separator, types.Roots) : null)
                    ?? (target.Cases is null
                    ? target.DataSets?.Text
                    : target.Cases.IsNew
                    ? "conformance cases, new versions"
                    : "conformance cases") ?? "all data sets");
    }

    /// <summary>What was noted, such as <c>books+proof-a+proof-b</c>; empty where nothing was.</summary>
    public static string Read(string folder)
    {
        var file = PathIn(folder);
        return File.Exists(file) ? File.ReadAllText(file) : "";
    }

    private static string PathIn(string folder) => Path.Combine(folder, FileName);
}
