namespace Assay.Cli.Tests;

/// <summary>Folders whose names hold what MSBuild takes for syntax.</summary>
public class OddPathTests
{
    [Fact]
    public void Adapters_build_into_a_cache_whose_path_has_semicolons_percents_and_brackets()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> environment = new() { ["ASSAY_CACHE"] = folder.File("50% (x); o'k @ä 測試") };

        Answer answer = AssayProcess.Run(
            folder.Path, _ => { }, environment, "run", "--rows", "system.text.json/reflection", "--size", "10", "--blocks", "1", "--operation", "serialize", "--out", "r.json");

        Assert.Equal((0, ""), (answer.ExitCode, answer.ExitCode == 0 ? "" : answer.Output + answer.Errors));
    }
}
