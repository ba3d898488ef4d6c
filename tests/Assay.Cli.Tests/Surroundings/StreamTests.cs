namespace Assay.Cli.Tests.Surroundings;

/// <summary>Standard streams that take nothing.</summary>
public class StreamTests
{
    [LinuxFact]
    public void A_full_standard_output_is_one_sentence_without_a_stack_trace() =>
        AssertSentence("assay show data-sets > /dev/full",
            "The output could not be written to standard output (no space left on the device). Redirect it elsewhere and run again.");

    [LinuxFact]
    public void A_full_standard_output_of_a_report_format_is_the_same_sentence() =>
        AssertSentence(
            "assay check --no-run --types $PROGRAM --root 'Assay.*' --format json > /dev/full".Replace("$PROGRAM",
                $"'{Path.Combine(AssayProcess.Folder, "assay.dll")}'", StringComparison.Ordinal), "The output could not be written");

    [LinuxFact]
    public void A_closed_standard_output_is_one_sentence() =>
        AssertSentence("assay show data-sets >&-", "The output could not be written to standard output (it is closed)");

    [LinuxFact]
    public void A_reader_that_goes_after_the_first_line_ends_the_answer_quietly()
    {
        using WorkingFolder folder = new();

        var answer = Shell.Run(folder.Path, "assay show data-sets | head -n 1");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Single(answer.Output.TrimEnd().Split('\n'));
    }

    [LinuxFact]
    public void A_full_or_closed_standard_error_changes_no_exit_code()
    {
        using WorkingFolder folder = new();

        var answer = Shell.Run(folder.Path, "assay rum 2> /dev/full; echo $?; assay rum 2>&-; echo $?");

        Assert.Equal("2\n2\n", answer.Output);
    }

    private static void AssertSentence(string line, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = Shell.Run(folder.Path, line);

        Assert.Equal((1, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }
}
