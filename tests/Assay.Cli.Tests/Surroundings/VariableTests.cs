namespace Assay.Cli.Tests.Surroundings;

/// <summary>Variables of the environment that cannot be used are refused before anything is built.</summary>
public class VariableTests
{
    [Theory]
    [InlineData("ASSAY_CACHE=file", "ASSAY_CACHE is a file, file. Set it to a folder, or unset it.")]
    [InlineData("ASSAY_CACHE=file/below", "The cache folder ")]
    [InlineData("ASSAY_ADAPTERS=missing", "There are no adapters in ")]
    [InlineData("ASSAY_ADAPTERS=file", "ASSAY_ADAPTERS is a file, file. Set it to a folder, or unset it.")]
    [InlineData("ASSAY_ADAPTERS=.", "No adapter project with rows in ")]
    [InlineData("ASSAY_SOURCE=missing", "ASSAY_SOURCE missing: folder not found. Name a folder with .nupkg files.")]
    [InlineData("ASSAY_TIME_LIMIT=abc", "ASSAY_TIME_LIMIT=abc is not a duration. Set it to one such as 90s, 2m or 1h, or unset it.")]
    [InlineData("ASSAY_TIME_LIMIT=0s", "ASSAY_TIME_LIMIT=0s is not a duration. ")]
    public void A_variable_that_cannot_be_used_is_one_sentence_and_exit_code_2(string setting, string sentence)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("file"), "");
        var parts = setting.Split('=');

        var answer = AssayProcess.Run(folder.Path, _ => { }, new Dictionary<string, string> { [parts[0]] = parts[1] }, "run", "--rows",
            "reference/straight-line", "--out", "r.json");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
        Assert.False(File.Exists(folder.File("r.json")));
    }

    [Fact]
    public void A_variable_that_is_set_to_nothing_is_as_if_it_were_not_set()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, _ => { }, new Dictionary<string, string>
            {
                ["ASSAY_CACHE"] = "",
                ["ASSAY_ADAPTERS"] = "",
                ["ASSAY_TIME_LIMIT"] = "",
                ["ASSAY_SOURCE"] = "",
            }, "show", "contract", "--rows", "reference/straight-line");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
    }
}
