namespace Assay.Validation.Tests;

/// <summary>
/// Compares text with a committed file. With ASSAY_UPDATE_SNAPSHOTS=1 it writes the file instead; read the diff before you commit it.
/// </summary>
internal static class Snapshot
{
    private static string Folder => Path.Combine(Repository.Root, "tests", "Assay.Validation.Tests", "Snapshots");

    public static void Matches(string actual, string file)
    {
        var path = Path.Combine(Folder, file);
        if (Environment.GetEnvironmentVariable("ASSAY_UPDATE_SNAPSHOTS") == "1")
            File.WriteAllText(path, actual);
        Assert.True(
            File.Exists(path), $"There is no snapshot {file}: run the tests once with ASSAY_UPDATE_SNAPSHOTS=1 and read what they write.");
        Assert.Equal(File.ReadAllText(path), actual, ignoreLineEndingDifferences: true);
    }
}
