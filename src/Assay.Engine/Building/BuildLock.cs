namespace Assay.Engine.Building;

/// <summary>Keeps two runs of Assay from building into one folder at the same time.</summary>
internal sealed class BuildLock : IDisposable
{
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(200);
    private readonly FileStream file;

    private BuildLock(FileStream file) => this.file = file;

    /// <summary>Whether somebody builds into a folder now.</summary>
    public static bool IsHeld(string folder) => IsHeldAt(PathIn(folder));

    /// <summary>Whether a process holds a file as a lock now.</summary>
    internal static bool IsHeldAt(string path)
    {
        try
        {
            using FileStream? file = File.Exists(path) ? new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None) : null;
            return false;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return true;
        }
    }

    public static BuildLock Take(string folder, CancellationToken cancellation)
    {
        string path = PathIn(folder);
        while (true)
        {
            cancellation.ThrowIfCancellationRequested();
            try
            {
                return new BuildLock(new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));
            }
            catch (IOException) when (File.Exists(path))
            {
                cancellation.WaitHandle.WaitOne(Pause);
            }
        }
    }

    public void Dispose() => file.Dispose();

    private static string PathIn(string folder) => Path.Combine(folder, "lock");
}
