using System.Text.Json;

namespace Assay.Engine.Building;

/// <summary>Reads which version of a package a restore really took: a feed that lacks the version asked for gives the next higher one.</summary>
internal static class RestoredVersion
{
    /// <summary>The version; empty where the package is none of the restored ones, null where nothing tells what was restored.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    /// <param name="package">The package's name.</param>
    public static string? Of(string intermediateFolder, string package)
    {
        string file = Path.Combine(intermediateFolder, "project.assets.json");
        if (!File.Exists(file))
            return null;
        try
        {
            using JsonDocument assets = JsonDocument.Parse(File.ReadAllBytes(file));
            return assets.RootElement.TryGetProperty("libraries", out JsonElement libraries) ? Find(libraries, package) ?? "" : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static string? Find(JsonElement libraries, string package) => libraries.EnumerateObject()
        .Select(library => library.Name.Split('/'))
        .FirstOrDefault(name => name.Length == 2 && string.Equals(name[0], package, StringComparison.OrdinalIgnoreCase))?[1];
}
