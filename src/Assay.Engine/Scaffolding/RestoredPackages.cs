using System.Text.Json;

namespace Assay.Engine.Scaffolding;

/// <summary>Finds where a restore put packages.</summary>
internal static class RestoredPackages
{
    /// <summary>The folders of packages that a restore used; empty where nothing tells them.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    public static IReadOnlyList<string> FoldersOf(string intermediateFolder)
    {
        try
        {
            using JsonDocument assets = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(intermediateFolder, "project.assets.json")));
            return assets.RootElement.TryGetProperty("packageFolders", out JsonElement folders) ? [.. folders.EnumerateObject().Select(folder => folder.Name)] : [];
        }
        catch (JsonException)
        {
            return [];
        }
    }
}
