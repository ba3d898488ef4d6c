
namespace Assay.Engine;

/// <summary>The folders that the engine works with.</summary>
/// <param name="Adapters">Adapter projects.</param>
/// <param name="Engineering">The files that adapter projects import.</param>
/// <param name="Parts">What adapter programs are built from: the dlls of each framework and the emitter.</param>
/// <param name="Cache">Where builds, payloads and logs go.</param>
public sealed record Workspace(string Adapters, string Engineering, string Parts, string Cache)
{
    /// <summary>Names a folder of adapters other than the repository's, for tests and private adapters.</summary>
    public const string AdaptersVariable = "ASSAY_ADAPTERS";

    /// <summary>Names a cache folder other than the repository's.</summary>
    public const string CacheVariable = "ASSAY_CACHE";

    /// <summary>Whether Assay chose the place of the cache, and nobody named it with <see cref="CacheVariable"/>.</summary>
    public bool HasOwnCache { get; init; }

    /// <summary>Built adapters.</summary>
    public string Builds => Path.Combine(Cache, "builds");

    /// <summary>Payload files of runs in progress.</summary>
    public string Payloads => Path.Combine(Cache, "payloads");

    /// <summary>Logs.</summary>
    public string Logs => Path.Combine(Cache, "logs");

    /// <summary>The workspace of the repository around the program, or a cache in the user's folder where there is none.</summary>
    /// <exception cref="BadInputException">A variable names a file where a folder is needed.</exception>
    public static Workspace Locate()
    {
        string program = AppContext.BaseDirectory;
        string? root = program;
        while (root is not null && !(Directory.Exists(Path.Combine(root, "adapters")) && Directory.Exists(Path.Combine(root, "eng"))))
            root = Path.GetDirectoryName(root);
        string home = root ?? program;
        string cache = root is null
            ? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData), "assay", "cache")
            : Path.Combine(root, ".assay", "cache");
        string? named = Named(CacheVariable);
        return new Workspace(
            Named(AdaptersVariable) ?? Path.Combine(home, "adapters"), Path.Combine(home, "eng"), Path.Combine(program, "parts"), named ?? cache)
        {
            HasOwnCache = named is null,
        };
    }

    /// <summary>Creates and marks a folder of the cache, and finds it writable.</summary>
    /// <exception cref="BadInputException">It cannot be created, or nothing can be written there.</exception>
    public static void CreateFolder(string folder)
    {
        try
        {
            CacheMarker.Create(folder);
            EnsureWritable(folder);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            string reason = exception is DirectoryNotFoundException ? "a part of its path is not a folder" : IoReason.Of(exception);
            throw new BadInputException($"The cache folder {Shortened.Of(folder)} is not writable ({reason}). Make it writable, or set {CacheVariable} to another folder.", exception);
        }
    }

    /// <summary>Writes a file into a folder and deletes it.</summary>
    /// <exception cref="IOException">Nothing can be written there.</exception>
    /// <exception cref="UnauthorizedAccessException">Nothing may be written there.</exception>
    internal static void EnsureWritable(string folder) =>
        new FileStream(Path.Combine(folder, Path.GetRandomFileName()), FileMode.CreateNew, FileAccess.Write, FileShare.None, 1, FileOptions.DeleteOnClose).Dispose();

    /// <summary>The full path in a variable; null where it is not set, or empty, as shells leave it behind.</summary>
    private static string? Named(string variable)
    {
        string? named = Environment.GetEnvironmentVariable(variable);
        if (string.IsNullOrWhiteSpace(named))
            return null;
        return File.Exists(named)
            ? throw new BadInputException($"{variable} is a file, {Shortened.Of(named)}. Set it to a folder, or unset it.")
            : Path.GetFullPath(named);
    }
}
