using System.Text.Json.Nodes;

namespace Assay.Answers.Repros;

/// <summary>
/// What a program needs, as the host reads it. Without that file the host prefers the framework's assemblies to newer ones of packages, and
/// libraries that ask what a program needs do not start.
/// </summary>
internal static class ReproDependencies
{
    private const string Extension = ".deps.json";
    private const string Assets = "runtime";

    /// <summary>Writes the file of a repro from that of the adapter's program: the same packages, without what is Assay's.</summary>
    /// <param name="program">Path of the program.</param>
    /// <param name="folder">The folder of the repro, which has the packages' assemblies already.</param>
    public static void Write(string program, string folder, string name)
    {
        var source = Path.ChangeExtension(program, Extension);
        if (!File.Exists(source) || JsonNode.Parse(File.ReadAllText(source)) is not JsonObject file)
            return;
        foreach (var target in (file["targets"] as JsonObject ?? []).Select(target => target.Value).OfType<JsonObject>())
        {
            foreach (var library in target.Select(library => library.Value).OfType<JsonObject>())
                Change(library, Path.GetFileName(program), name, folder);
        }

        File.WriteAllText(Path.Combine(folder, name + Extension), file.ToJsonString());
    }

    private static void Change(JsonObject library, string program, string name, string folder)
    {
        if (library[Assets] is not JsonObject assets)
            return;
        if (assets.Remove(program))
            assets[name + ".dll"] = new JsonObject();
        foreach (var asset in assets.Select(asset => asset.Key)
            .Where(asset => asset != name + ".dll" && !File.Exists(Path.Combine(folder, Path.GetFileName(asset)))).ToArray())
            assets.Remove(asset);
    }
}
