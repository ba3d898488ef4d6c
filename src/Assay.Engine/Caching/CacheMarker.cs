namespace Assay.Engine.Caching;

/// <summary>Marks the folders that Assay makes in its cache, so that clearing the cache never removes anything else: a file in the cache itself and one in each entry.</summary>
public static class CacheMarker
{
    private const string FileName = ".made-by-assay";
    private const string Text = "Assay made this folder and may remove it with everything in it: see 'assay cache clear'.";

    /// <summary>Whether a folder is one that Assay made.</summary>
    /// <param name="folder">The folder; a link to one is not.</param>
    public static bool IsOn(string folder) => !IsLink(folder) && File.Exists(Path.Combine(folder, FileName));

    /// <summary>Whether a file is a marker.</summary>
    internal static bool IsMarker(string file) => Path.GetFileName(file) == FileName;

    /// <summary>Whether a folder is a link to another place.</summary>
    internal static bool IsLink(string folder) => new DirectoryInfo(folder).LinkTarget is not null;

    /// <summary>Makes a folder and marks it. One that was there before, with something in it, stays as it is: it may be somebody else's.</summary>
    /// <param name="folder">The folder.</param>
    /// <exception cref="IOException">It cannot be made.</exception>
    /// <exception cref="UnauthorizedAccessException">It must not be made.</exception>
    public static void Create(string folder)
    {
        bool isNew = !Directory.Exists(folder) || !Directory.EnumerateFileSystemEntries(folder).Any();
        Directory.CreateDirectory(folder);
        if (isNew)
            Write(folder);
    }

    /// <summary>Marks a folder, whatever is in it.</summary>
    internal static void Write(string folder) => File.WriteAllText(Path.Combine(folder, FileName), Text + Environment.NewLine);
}
