using System.Text.Json;
using System.Xml;
using System.Xml.Linq;
using Assay.Core.Results;

namespace Assay.Engine.Catalogue;

/// <summary>Asks this machine's feeds for a package by restoring an empty project that refers to it.</summary>
public static class PackageQuestion
{
    private const string Newest = "*";
    private const string Folder = "questions";
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(2);

    /// <summary>Asks.</summary>
    /// <param name="version">The version; empty for the newest.</param>
    /// <param name="framework">The framework that must be able to use it, such as <c>net10.0</c>.</param>
    /// <param name="workspace">The folders. The project lies in the cache, which only this user can write: MSBuild and NuGet read files of
    /// the folders above a project.</param>
    /// <param name="cancellation">Ends the restore at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static PackageAnswer Ask(string package, string version, string framework, Workspace workspace, CancellationToken cancellation)
    {
        CacheRules.Open(workspace);
        var folder = Path.Combine(workspace.Cache, Folder, Guid.NewGuid().ToString("N"));
        CacheMarker.Create(folder);
        try
        {
            return Ask(package, version, framework, workspace, folder, cancellation);
        }
        finally
        {
            if (Directory.Exists(folder))
                Directory.Delete(folder, recursive: true);
        }
    }

    private static PackageAnswer Ask(
        string package, string version, string framework, Workspace workspace, string folder, CancellationToken cancellation)
    {
        var project = Path.Combine(folder, "question.csproj");
        File.WriteAllText(project, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>{framework}</TargetFramework><RestoreEnablePackagePruning>false</RestoreEnablePackagePruning></PropertyGroup>
              <ItemGroup><PackageReference Include="{package}" Version="{(version.Length == 0 ? Newest : $"[{version}]")}" /></ItemGroup>
            </Project>
            """);
        var output = Restore(project, workspace, cancellation);
        return RestoredVersion.Of(Path.Combine(folder, "obj"), package) is { Length: > 0 } restored
            ? Described(Path.Combine(folder, "obj"), package, restored)
            : new PackageAnswer(null, "", "",
                BuildAnswer.Failed(output, 1) is { Status: RowStatus.NotAvailable } missing ? missing.Cause : "the restore failed");
    }

    private static string Restore(string project, Workspace workspace, CancellationToken cancellation)
    {
        string[] arguments = ["restore", project, "--nologo", "-v:minimal", "-nodeReuse:false", "-tl:off", "-noAutoResponse",
            .. MSBuildText.Alone.Select(MSBuildText.Property)];
        RestoreEnvironment environment = new(workspace, PackageFeeds.OfEnvironment());
        return DotnetCommand.Run(workspace.Engineering, arguments, environment.Variables(), Patience, cancellation).Output;
    }

    // The restore leaves the package's own description in the folder of packages.
    private static PackageAnswer Described(string intermediateFolder, string package, string version)
    {
        var name = package.ToLowerInvariant();
        var description = RestoredPackages.FoldersOf(intermediateFolder)
            .Select(folder => Path.Combine(folder, name, version.ToLowerInvariant(), name + ".nuspec"))
            .FirstOrDefault(File.Exists);
        if (description is null)
            return new PackageAnswer(version, "", "", "");
        try
        {
            List<XElement> elements = [.. XDocument.Load(description).Descendants()];
            string Text(string element, Func<XElement, bool> fits) =>
                elements.FirstOrDefault(found => found.Name.LocalName == element && fits(found))?.Value.Trim() ?? "";
            var home = Text("projectUrl", _ => true);
            return new PackageAnswer(version, home.Replace("http://", "https://", StringComparison.Ordinal),
                Text("license", found => (string?)found.Attribute("type") == "expression"), "");
        }
        catch (XmlException)
        {
            return new PackageAnswer(version, "", "", "");
        }
    }
}

/// <summary>What this machine's feeds say of a package.</summary>
/// <param name="Version">The version restored; null where there is none, with the reason in <paramref name="Cause"/>.</param>
/// <param name="HomePage">Where the library lives, as the package says; empty where it does not.</param>
/// <param name="Licence">Its licence as an SPDX expression, as the package says; empty where it does not.</param>
/// <param name="Cause">The feeds' answer where they do not have it.</param>
public sealed record PackageAnswer(string? Version, string HomePage, string Licence, string Cause);

/// <summary>Finds where a restore put packages.</summary>
internal static class RestoredPackages
{
    /// <summary>The folders of packages that a restore used; empty where nothing tells them.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    public static IReadOnlyList<string> FoldersOf(string intermediateFolder)
    {
        try
        {
            using var assets = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(intermediateFolder, "project.assets.json")));
            return assets.RootElement.TryGetProperty("packageFolders", out var folders)
                ? [.. folders.EnumerateObject().Select(folder => folder.Name)]
                : [];
        }
        catch (JsonException)
        {
            return [];
        }
    }
}
