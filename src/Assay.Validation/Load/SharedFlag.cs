using System.IO.MemoryMappedFiles;

namespace Assay.Validation.Load;

/// <summary>
/// A flag that several processes see at once: a byte of a file that all of them map. A message would come too late, because whoever reads
/// it first has to get a processor.
/// </summary>
internal sealed class SharedFlag : IDisposable
{
    private readonly FileStream file;
    private readonly MemoryMappedFile map;
    private readonly MemoryMappedViewAccessor view;

    private SharedFlag(FileStream file)
    {
        this.file = file;
        map = MemoryMappedFile.CreateFromFile(
            file, null, sizeof(byte), MemoryMappedFileAccess.ReadWrite, HandleInheritability.None, leaveOpen: true);
        view = map.CreateViewAccessor(0, sizeof(byte));
    }

    /// <summary>The file, by which others open it.</summary>
    public string Path => file.Name;

    public bool IsSet
    {
        get => view.ReadByte(0) != 0;
        set => view.Write(0, (byte)(value ? 1 : 0));
    }

    /// <summary>A new flag, not set, whose file is gone when this is disposed of.</summary>
    public static SharedFlag Create() =>
        new(Open(System.IO.Path.Combine(System.IO.Path.GetTempPath(), $"assay-{Guid.NewGuid():n}.flag"), FileMode.CreateNew,
            FileOptions.DeleteOnClose));

    /// <summary>The flag of another process.</summary>
    public static SharedFlag Open(string path) => new(Open(path, FileMode.Open, FileOptions.None));

    /// <inheritdoc/>
    public void Dispose()
    {
        view.Dispose();
        map.Dispose();
        file.Dispose();
    }

    private static FileStream Open(string path, FileMode mode, FileOptions options) =>
        new(path, mode, FileAccess.ReadWrite, FileShare.ReadWrite | FileShare.Delete, bufferSize: 0, options);
}
