namespace Assay.Validation.Tests;

/// <summary>The checkout that the tests run in.</summary>
internal static class Repository
{
    public static string Root { get; } = FindRoot();

    private static string FindRoot()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}
