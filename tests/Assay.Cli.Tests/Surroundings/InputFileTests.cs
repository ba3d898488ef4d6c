using System.Text;
using Assay.Cli.Tests.Types;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>Files that are none: folders where a file is expected, and pipes, which can be read once and by one process.</summary>
public class InputFileTests
{
    [Theory]
    [InlineData(
        "show payload --rows reference/straight-line --types . --root Shop.Order",
            ". is a folder. With --types, name the .dll or project in it.")]
    [InlineData("show payload --rows reference/straight-line --types Shop.dll --root Shop.Order --sample .",
        "The sample . is a folder. Name a JSON file in it.")]
    [InlineData("report .", ". cannot be read (it is a folder). Name a results file that 'assay run' wrote.")]
    [InlineData("check --types .", ". is a folder. Name the assemblies in it, such as ./*.dll.")]
    [InlineData("run --resume .", ". cannot be read (it is a folder)")]
    [InlineData("run --out .", ". is a folder. Name a file with --out.")]
    public void A_folder_where_a_file_is_expected_is_said_to_be_one(string arguments, string sentence)
    {
        using ShopFolder folder = new();

        var answer = folder.Run(arguments.Split(' '));

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("report pipe")]
    [InlineData("report zero")]
    [InlineData("report --out page.html pipe")]
    [InlineData("report pipe --as features")]
    [InlineData("compare pipe pipe")]
    [InlineData("merge pipe zero --out whole.json")]
    [InlineData("choose pipe")]
    [InlineData("run growth --predict 1M --from pipe")]
    [InlineData("run --resume pipe")]
    [InlineData("check cases --resume zero")]
    [InlineData("check formats --resume pipe")]
    [InlineData("check hostile --replay pipe")]
    [InlineData("check hostile --replay zero")]
    [InlineData("article guide --from pipe")]
    [InlineData("article guide --resume zero")]
    [InlineData("check --types pipe.dll")]
    [InlineData("check --types zero.dll")]
    [InlineData("show payload --rows reference/straight-line --types pipe.dll --root Shop.Order")]
    [InlineData("show payload --rows reference/straight-line --types pipe.csproj --root Shop.Order")]
    [InlineData("show payload --rows reference/straight-line --types zero.dll --root Shop.Order")]
    [InlineData("show payload --rows reference/straight-line --types pipe.dll --root Shop.Order --sample pipe")]
    [InlineData("show rows --adapters adapters")]
    [InlineData("show rows --source packages")]
    public void A_pipe_or_a_device_in_the_place_of_a_file_is_one_sentence(string arguments)
    {
        Assert.SkipUnless(FullDisk.IsThere, "Needs Linux.");
        using WorkingFolder folder = new();
        foreach (var pipe in new[] { "pipe", "pipe.dll", "pipe.csproj", "adapters/Mine/Mine.csproj", "packages/Mine.1.0.0.nupkg" })
        {
            Directory.CreateDirectory(Path.GetDirectoryName(folder.File(pipe))!);
            OddFiles.Pipe(folder.File(pipe));
        }

        OddFiles.Endless(folder.File("zero"));
        OddFiles.Endless(folder.File("zero.dll"));

        var answer = OddFiles.Ends(() => AssayInProcess.Run(folder.Path, arguments.Split(' ')));

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Matches(@"^.* (named pipe|device), not a file\)?\. .+\n$", answer.Errors);
    }

    [Theory]
    [InlineData("pipe", "assay.json cannot be read (it is a named pipe, not a file). Make it readable, or remove it.")]
    [InlineData("zero", "assay.json cannot be read (it is a terminal or another device, not a file). Make it readable, or remove it.")]
    [InlineData("sparse", "assay.json cannot be read (it is larger than 1 MiB). Make it readable, or remove it.")]
    [InlineData("wide", "assay.json cannot be read (it is UTF-16 or another wide encoding, not UTF-8). Make it readable, or remove it.")]
    public void Options_that_are_no_text_are_one_sentence(string kind, string sentence)
    {
        Assert.SkipUnless(FullDisk.IsThere, "Needs Linux.");
        using WorkingFolder folder = new();
        var file = folder.File("assay.json");
        _ = kind switch
        {
            "pipe" => OddFiles.Pipe(file),
            "zero" => OddFiles.Endless(file),
            "sparse" => OddFiles.Sparse(file, 5L << 30),
            _ => Written(file, Encoding.Unicode),
        };

        var answer = OddFiles.Ends(() => AssayInProcess.Run(folder.Path, "check"));

        Assert.Equal((2, "", sentence + "\n"), (answer.ExitCode, answer.Output, answer.Errors));
    }

    [Fact]
    public void Options_may_begin_with_the_mark_of_UTF8()
    {
        using WorkingFolder folder = new();
        Written(folder.File("assay.json"), Encoding.UTF8);

        Assert.StartsWith(
            "Options from assay.json: --rows nothing", AssayInProcess.Run(folder.Path, "check").Errors, StringComparison.Ordinal);
    }

    [LinuxFact]
    public void A_page_is_not_written_over_a_pipe()
    {
        using WorkingFolder folder = new();
        ResultsStore.Save(ResultsOf.Measured("a"), folder.File("r.json"));
        OddFiles.Pipe(folder.File("page.html"));

        var answer = OddFiles.Ends(() => AssayInProcess.Run(folder.Path, "report", "r.json", "--out", "page.html"));

        Assert.Equal(
            (2, "page.html already exists and is not a page of Assay. Name another file with --out.\n"), (answer.ExitCode, answer.Errors));
    }

    [LinuxFact]
    public void Results_may_come_through_a_pipe_of_the_shell()
    {
        using WorkingFolder folder = new();
        ResultsStore.Save(ResultsOf.Measured("a"), folder.File("r.json"));

        var piped = Shell.Run(folder.Path, "cat r.json | assay report /dev/stdin");

        // What a command names that is run next would be an empty pipe.
        var of = AssayInProcess.Run(folder.Path, "report", "r.json").Output;
        Assert.Equal(of.Replace("assay report r.json ", "assay report FILE ", StringComparison.Ordinal), piped.Output);
    }

    [LinuxFact]
    public void A_sample_that_comes_through_a_pipe_is_read_once_and_reaches_the_workers()
    {
        using ShopFolder folder = new();

        var answer = Shell.Run(folder.Path,
            "cat orders.json | assay show payload --types Shop.dll --root Shop.Order --rows reference/straight-line --sample /dev/stdin");

        // The worker has the orders: that their lines refer to their order is in the values alone.
        Assert.Contains("An object of Shop.Order contains itself", answer.Output, StringComparison.Ordinal);
    }

    private static string Written(string file, Encoding encoding)
    {
        File.WriteAllText(file, "{ \"rows\": \"nothing\" }", encoding);
        return file;
    }
}
