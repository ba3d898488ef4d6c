namespace Assay.Engine.Building;

/// <summary>
/// Folders of the cache that hold the code of types: filled once, whole or not at all, by one process at a time. Others read them meanwhile
/// without waiting.
/// </summary>
internal sealed class CollectedCode(Workspace workspace, string name)
{
    /// <summary>
    /// The folder with the code of a key, filled where it was not. It lies where a build puts what it makes: that is what a manifest holds.
    /// </summary>
    /// <param name="key">What the code depends on.</param>
    /// <param name="collect">Writes the code into the folder.</param>
    /// <param name="cancellation">Ends the wait for another process.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public string FolderOf(string key, Action<string> collect, CancellationToken cancellation)
    {
        var folder = Path.Combine(workspace.Builds, name, key);
        var code = AdapterProgram.BuildOutputOf(folder);
        OpenBuild.CreateFolder(folder);
        using var others = BuildLock.Take(folder, cancellation);
        StaleBuilds.Keep(folder);
        BuildManifest manifest = new(folder);
        if (manifest.IsWhole(out _))
        {
            manifest.Touch();
        }
        else
        {
            manifest.Clear();
            Directory.CreateDirectory(code);
            collect(code);
            manifest.Write(null);
            StaleBuilds.Remove(workspace, Path.GetDirectoryName(folder)!);
        }

        return code;
    }
}
