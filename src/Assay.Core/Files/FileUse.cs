namespace Assay.Core.Files;

/// <summary>What a file is read as, which limits its size.</summary>
/// <param name="MostBytes">The largest that is read.</param>
public sealed record FileUse(long MostBytes)
{
    private const long Mebi = 1 << 20;

    /// <summary>Results of a run, which are read whole.</summary>
    public static FileUse Results { get; } = new(1024 * Mebi) { MayBePiped = true, MayBePacked = true };

    /// <summary>Results that are read twice: a page also keeps the file, and the file of a reproduction may be one of results.</summary>
    public static FileUse KeptResults { get; } = Results with { MayBePiped = false };

    /// <summary>Values of a user's type.</summary>
    public static FileUse Sample { get; } = new(1024 * Mebi) { MayBePiped = true };

    /// <summary>The options of a folder.</summary>
    public static FileUse Options { get; } = new(Mebi);

    /// <summary>An input that broke a row: 64 MiB in Base64.</summary>
    public static FileUse SavedInput { get; } = new(128 * Mebi);

    /// <summary>A payload of a corpus, or its expected value.</summary>
    public static FileUse CorpusFile { get; } = new(64 * Mebi);

    /// <summary>An assembly, or a library beside it.</summary>
    public static FileUse Assembly { get; } = new(1024 * Mebi);

    /// <summary>A project, or a file of its folder.</summary>
    public static FileUse Project { get; } = new(64 * Mebi);

    /// <summary>A package of a folder of packages.</summary>
    public static FileUse Package { get; } = new(1024 * Mebi);

    /// <summary>A page that Assay wrote.</summary>
    public static FileUse Page { get; } = new(4096 * Mebi);

    /// <summary>Whether it may come through a pipe of the shell, such as that of <c>&lt;(command)</c>: only what is read once.</summary>
    public bool MayBePiped { get; init; }

    /// <summary>Whether gzip may have packed it.</summary>
    public bool MayBePacked { get; init; }

    /// <summary>How long a pipe may give nothing.</summary>
    public TimeSpan Patience { get; init; } = TimeSpan.FromMinutes(1);
}
