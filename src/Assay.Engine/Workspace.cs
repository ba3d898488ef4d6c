
namespace Assay.Engine;

/// <summary>The folders that the engine works with.</summary>
/// <param name="Engineering">The files that adapter projects import.</param>
/// <param name="Parts">What adapter programs are built from: the dlls of each framework and the emitter.</param>
/// <param name="Cache">Where builds, payloads and logs go.</param>
public sealed record Workspace(string Adapters, string Engineering, string Parts, string Cache)
{
    /// <summary>Names a folder of adapters other than the repository's, for tests and private adapters.</summary>
    public const string AdaptersVariable = "ASSAY_ADAPTERS";

    /// <summary>Names a cache folder other than the one that Assay chooses.</summary>
    public const string CacheVariable = "ASSAY_CACHE";

    /// <summary>Whether Assay chose the place of the cache, and nobody named it with <see cref="CacheVariable"/>.</summary>
    public bool HasOwnCache { get; init; }

    /// <summary>Whether the program is an installed tool, which brings its adapters along: nothing is written next to it.</summary>
    public bool IsInstalled { get; init; }

    /// <summary>Where records are of files that name code and that the user has written or confirmed; null without a data folder.</summary>
    public string? Trusted { get; init; }

    /// <summary>Built adapters.</summary>
    public string Builds => Path.Combine(Cache, "builds");

    /// <summary>Payload files of runs in progress.</summary>
    public string Payloads => Path.Combine(Cache, "payloads");

    /// <summary>Logs.</summary>
    public string Logs => Path.Combine(Cache, "logs");

    /// <summary>
    /// The workspace of an installed tool, or of the repository around the program; the cache of a tool is in the user's folder.
    /// </summary>
    /// <exception cref="BadInputException">A variable names a file where a folder is needed, or there is no place for the
    /// cache.</exception>
    public static Workspace Locate() => Locate(AppContext.BaseDirectory);

    /// <summary>The same for a program elsewhere.</summary>
    internal static Workspace Locate(string program)
    {
        var isInstalled = HasAdapters(program);
        var root = program;
        while (root is not null && !HasAdapters(root))
            root = Path.GetDirectoryName(root);
        var home = root ?? program;
        var named = Named(CacheVariable);
        return new Workspace(
            Named(AdaptersVariable) ?? Path.Combine(home, "adapters"),
            Path.Combine(home, "eng"),
            Path.Combine(program, "parts"),
            named ?? (root is null || isInstalled ? CacheOfUser() : Path.Combine(root, ".assay", "cache")))
        {
            HasOwnCache = named is null,
            IsInstalled = isInstalled,
            Trusted = InDataOfUser("trusted"),
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
            var reason = exception is DirectoryNotFoundException ? "a part of its path is not a folder" : IoReason.Of(exception);
            throw new BadInputException(
                $"The cache folder {Shortened.Of(folder)} is not writable ({reason}). Make it writable, or set {CacheVariable} to "
                    + "another folder.", exception);
        }
    }

    /// <summary>Writes a file into a folder and deletes it.</summary>
    internal static void EnsureWritable(string folder) =>
        new FileStream(Path.Combine(folder, Path.GetRandomFileName()), FileMode.CreateNew, FileAccess.Write, FileShare.None, 1,
            FileOptions.DeleteOnClose).Dispose();

    private static bool HasAdapters(string folder) =>
        Directory.Exists(Path.Combine(folder, "adapters")) && Directory.Exists(Path.Combine(folder, "eng"));

    private static string CacheOfUser() =>
        InDataOfUser("cache")
        ?? throw new BadInputException($"You have no home folder for the cache. Set {CacheVariable} to a folder of your own.");

    /// <summary>A folder below that of the user's data, which may not exist yet; null where the user has none.</summary>
    private static string? InDataOfUser(string name) =>
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify) is { Length: > 0 } data
            ? Path.Combine(data, "assay", name)
            : null;

    /// <summary>The full path in a variable; null where it is not set, or empty, as shells leave it behind.</summary>
    private static string? Named(string variable)
    {
        var named = Environment.GetEnvironmentVariable(variable);
        if (string.IsNullOrWhiteSpace(named))
            return null;
        return File.Exists(named)
            ? throw new BadInputException($"{variable} is a file, {Shortened.Of(named)}. Set it to a folder, or unset it.")
            : Path.GetFullPath(named);
    }
}
