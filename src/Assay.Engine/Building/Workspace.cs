namespace Assay.Engine.Building;

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
        string? named = Environment.GetEnvironmentVariable(CacheVariable);
        return new Workspace(
            Environment.GetEnvironmentVariable(AdaptersVariable) ?? Path.Combine(home, "adapters"), Path.Combine(home, "eng"), Path.Combine(program, "parts"), named ?? cache)
        {
            HasOwnCache = named is null,
        };
    }
}
