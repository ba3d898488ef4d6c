using Assay.Cli.Tests.Surroundings;

namespace Assay.Cli.Tests;

/// <summary>Folders whose names hold what MSBuild or a shell takes for syntax.</summary>
[Trait("Category", "slow")]
public class OddPathTests
{
    [Fact]
    public void Adapters_build_into_a_cache_whose_path_has_what_MSBuild_and_shells_take_for_syntax()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> environment = new() { ["ASSAY_CACHE"] = folder.File("50% (x); o'k $HOME `id` @ä 測試") };

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, environment, "run", "--rows", "system.text.json/reflection", "--size", "10", "--processes", "1",
            "--operation", "serialize", "--out", "r.json");

        Assert.Equal((0, ""), (answer.ExitCode, answer.ExitCode == 0 ? "" : answer.Output + answer.Errors));
    }

    [LinuxFact]
    public void A_clone_whose_path_MSBuild_misreads_is_told_so_before_anything_is_built()
    {
        using WorkingFolder folder = new();
        var clone = Directory.CreateDirectory(folder.File("a;b")).FullName;
        File.Copy(Path.Combine(AdapterFolder.Root, "assay"), Path.Combine(clone, "assay"));

        var answer = Shell.Run(clone, "sh ./assay show rows");

        Assert.Equal(
            (2, "", $"Assay cannot be built in {clone}: MSBuild misreads paths with a semicolon, or with % and two hex digits. Move the "
                + "clone to another folder."),
            (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
        Assert.Equal(["assay"], Directory.EnumerateFileSystemEntries(clone).Select(path => Path.GetFileName(path)));
    }
}
