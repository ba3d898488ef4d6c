namespace Assay.Cli.Tests.Surroundings;

/// <summary>Few open files: the runtime then fails to load what it would say that with.</summary>
public class OpenFileTests
{
    private const string Sentence =
        "Assay needs 256 open files, and this process may open only {0}. Raise the limit with 'ulimit -n 1024', or ask your "
            + "administrator, and run again.\n";

    [LinuxFact]
    public void A_process_that_may_open_too_few_files_says_so_before_it_does_anything()
    {
        using WorkingFolder folder = new();

        foreach (var allowed in new[] { "24", "64", "255" })
        {
            var answer = Shell.Run(folder.Path, $"ulimit -n {allowed}; assay report r.json");

            Assert.Equal(
                (2, "", Sentence.Replace("{0}", allowed, StringComparison.Ordinal)), (answer.ExitCode, answer.Output, answer.Errors));
        }
    }

    [LinuxFact]
    public void What_is_said_stays_in_the_file_that_several_commands_write_to()
    {
        using WorkingFolder folder = new();

        Shell.Run(folder.Path, "ulimit -n 64; { assay show; assay show; } 2>said");

        Assert.Equal(2, File.ReadLines(folder.File("said")).Count());
    }

    [LinuxFact]
    public void The_launcher_says_it_where_the_runtime_cannot_start()
    {
        using WorkingFolder folder = new();

        var answer = Shell.Run(folder.Path, $"ulimit -n 20; '{Path.Combine(AdapterFolder.Root, "assay")}' list");

        Assert.Equal((2, "", Sentence.Replace("{0}", "20", StringComparison.Ordinal)), (answer.ExitCode, answer.Output, answer.Errors));
    }

    [LinuxFact]
    public void A_limit_that_the_runtime_raises_itself_is_none()
    {
        using WorkingFolder folder = new();

        Assert.StartsWith("There is no results file r.json.", Shell.Run(folder.Path, "ulimit -Sn 64; assay report r.json").Errors,
            StringComparison.Ordinal);
    }
}
