namespace Assay.Emitter;

/// <summary>Brings a folder to a given content, touching only what differs: an unchanged file costs no compilation.</summary>
public static class OutputFolder
{
    /// <summary>Writes changed files and deletes those that are no longer emitted.</summary>
    /// <param name="folder">The folder; it is made where it is missing.</param>
    /// <param name="files">Names and contents.</param>
    public static void Write(string folder, IReadOnlyDictionary<string, string> files)
    {
        Directory.CreateDirectory(folder);
        foreach (var (name, content) in files)
        {
            var path = Path.Combine(folder, name);
            if (!File.Exists(path) || File.ReadAllText(path) != content)
                File.WriteAllText(path, content);
        }
        foreach (var stale in Directory.EnumerateFiles(folder).Where(path => !files.ContainsKey(Path.GetFileName(path))).ToList())
            File.Delete(stale);
    }
}
