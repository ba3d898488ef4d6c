namespace Assay.Cli.Tests;

/// <summary>Pages that are written from the program, and current where they hold what it would write today.</summary>
internal static class Documents
{
    /// <summary>Set to anything, writes the pages anew in place of comparing them.</summary>
    private const string Writes = "ASSAY_WRITE_DOCS";

    /// <summary>Compares a page with what it should be, or writes it.</summary>
    /// <param name="page">Its path in the repository.</param>
    /// <param name="text">What it should be.</param>
    public static void EnsureCurrent(string page, string text)
    {
        var path = Path.Combine(AdapterFolder.Root, page);
        if (Environment.GetEnvironmentVariable(Writes) is { Length: > 0 })
            File.WriteAllText(path, text);
        Assert.Equal(text, File.ReadAllText(path).ReplaceLineEndings("\n"));
    }
}
