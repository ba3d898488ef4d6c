namespace Assay.Cli.Tests;

public class RunHelpTests
{
    [Fact]
    public void The_help_of_run_has_examples_and_options_in_groups()
    {
        using WorkingFolder folder = new();

        string[] lines = AssayInProcess.Run(folder.Path, "run", "--help").Output.Split('\n');

        Assert.Contains("Examples:", lines);
        Assert.Contains("What to measure:", lines);
        Assert.All(["--rows", "--budget", "--details", "--types", "--runtime", "--offline"], option => Assert.Single(lines, line => line.StartsWith($"  {option} ", StringComparison.Ordinal)));
        Assert.All(lines, line => Assert.InRange(line.Length, 0, 120));
    }

    [Fact]
    public void Help_is_given_beside_a_mistake_and_other_commands_have_their_own()
    {
        using WorkingFolder folder = new();

        Assert.Contains("Your own types:", AssayInProcess.Run(folder.Path, "run", "--blocks", "3", "-h").Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Your own types:", AssayInProcess.Run(folder.Path, "report", "--help").Output, StringComparison.Ordinal);
    }
}
