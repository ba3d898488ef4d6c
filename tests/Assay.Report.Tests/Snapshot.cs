namespace Assay.Report.Tests;

/// <summary>
/// Compares text with a committed file. With ASSAY_UPDATE_SNAPSHOTS=1 it writes the file instead; read the diff before
/// you commit it.
/// </summary>
internal static class Snapshot
{
    /// <summary>The checkout that the tests run in.</summary>
    public static string Root { get; } = FindRoot();

    private static string Folder => Path.Combine(Root, "tests", typeof(Snapshot).Assembly.GetName().Name!, "Snapshots");

    public static void Matches(string actual, string file)
    {
        var path = Path.Combine(Folder, file);
        if (Environment.GetEnvironmentVariable("ASSAY_UPDATE_SNAPSHOTS") == "1")
            File.WriteAllText(path, actual);
        Assert.True(
            File.Exists(path), $"There is no snapshot {file}: run the tests once with ASSAY_UPDATE_SNAPSHOTS=1 and read what they write.");
        Assert.Equal(File.ReadAllText(path), actual, ignoreLineEndingDifferences: true);
    }

    private static string FindRoot()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}
