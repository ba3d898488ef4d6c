using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>Files that are none: folders where a file is expected, and pipes, which can be read once and by one process.</summary>
public class InputFileTests
{
    [Theory]
    [InlineData("show --rows reference/straight-line --types . --root Shop.Order", ". is a folder. With --types, name the .dll or project in it.")]
    [InlineData("show --rows reference/straight-line --types Shop.dll --root Shop.Order --sample .", "The sample . is a folder. Name a JSON file in it.")]
    [InlineData("report .", ". cannot be read (it is a folder). Name a results file that 'assay run' wrote.")]
    [InlineData("scan .", ". is a folder. Name the assemblies in it, such as ./*.dll.")]
    [InlineData("run --resume .", ". cannot be read (it is a folder)")]
    [InlineData("run --out .", ". is a folder. Name a file with --out.")]
    public void A_folder_where_a_file_is_expected_is_said_to_be_one(string arguments, string sentence)
    {
        using ShopFolder folder = new();

        Answer answer = folder.Run(arguments.Split(' '));

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    [LinuxFact]
    public void A_sample_that_comes_through_a_pipe_is_read_once_and_reaches_the_workers()
    {
        using ShopFolder folder = new();

        Answer answer = Shell.Run(folder.Path, "cat orders.json | assay show --types Shop.dll --root Shop.Order --rows reference/straight-line --sample /dev/stdin");

        // The worker has the orders: that their lines refer to their order is in the values alone.
        Assert.Contains("An object of Shop.Order contains itself", answer.Output, StringComparison.Ordinal);
    }
}
