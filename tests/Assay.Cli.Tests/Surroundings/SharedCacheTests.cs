namespace Assay.Cli.Tests.Surroundings;

/// <summary>Programs are run from a cache, so it is one user's.</summary>
public class SharedCacheTests
{
    [RootFact]
    public void A_cache_of_another_user_is_refused_in_one_sentence_before_anything_is_built()
    {
        using WorkingFolder folder = new();
        var cache = Directory.CreateDirectory(folder.File("cache")).FullName;
        RootFactAttribute.GiveAway(cache);

        var answer = Run(folder);

        Assert.Equal(
            (2, "", $"The cache folder {cache} belongs to another user, and Assay runs programs from it. Set ASSAY_CACHE to a folder of "
                + "your own."),
            (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
        Assert.Empty(Directory.EnumerateFileSystemEntries(cache));
    }

    private static Answer Run(WorkingFolder folder) =>
        AssayProcess.Run(folder.Path, _ => { }, new Dictionary<string, string> { ["ASSAY_CACHE"] = "cache" }, "run", "--rows",
            "reference/straight-line", "--out", "r.json");
}
