namespace Assay.Cli.Tests;

/// <summary>An empty folder to run in.</summary>
internal sealed class WorkingFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("assay-cli-").FullName;

    public string File(string name) => System.IO.Path.Combine(Path, name);

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
