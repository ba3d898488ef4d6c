namespace Assay.Engine.Building;

/// <summary>Keeps two runs of Assay from building into one folder at the same time.</summary>
internal sealed class BuildLock : IDisposable
{
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(200);
    private readonly FileStream file;

    private BuildLock(FileStream file) => this.file = file;

    public static BuildLock Take(string folder, CancellationToken cancellation)
    {
        string path = Path.Combine(folder, "lock");
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
}
