using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>The command that judges the engine, started as a user starts it.</summary>
public class ValidateTests
{
    [Fact]
    public void A_check_prints_its_outcome_and_keeps_it_as_json()
    {
        using WorkingFolder folder = new();

        var answer =
            AssayInProcess.Run(folder.Path, "validate", "--check", "coverage", "--quick", "--format", "json", "--out", "v.json");

        Assert.Equal(0, answer.ExitCode);
        using var printed = JsonDocument.Parse(answer.Output);
        var check = printed.RootElement.GetProperty("checks").EnumerateArray().Single();
        Assert.Equal(("coverage", "met"), (check.GetProperty("name").GetString(), check.GetProperty("state").GetString()));
        Assert.Equal("assay validate --check coverage --quick", check.GetProperty("command").GetString());
        Assert.Equal(answer.Output.TrimEnd(), File.ReadAllText(folder.File("v.json")).TrimEnd());
        Assert.Contains("coverage: 6 rows, K = 6", answer.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("0", "--runs needs a number from 1 to 1000, not \"0\".")]
    [InlineData("many", "--runs needs a number from 1 to 1000, not \"many\".")]
    public void A_number_of_runs_that_cannot_be_is_bad_input(string number, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "validate", "--check", "aa", "--runs", number);

        Assert.Equal((2, "", sentence), (answer.ExitCode, answer.Output, answer.Errors.TrimEnd()));
    }

    [Fact]
    public void A_number_of_runs_for_checks_that_repeat_none_is_bad_input()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "validate", "--check", "coverage,order", "--runs", "3");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal("--runs is for the checks aa, slowdown, load, and --check names none of them. Add one to --check, or omit --runs.",
            answer.Errors.TrimEnd());
    }

    [Fact]
    public void A_validation_that_is_interrupted_says_so_and_leaves_no_busy_process()
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();
        Dictionary<string, string> environment = new() { ["ASSAY_TEST_MARK"] = folder.Path };

        var answer = AssayProcess.Run(
            folder.Path,
            InterruptAt("load: run 1 of 1"),
            environment,
            "validate",
            "--check",
            "load");

        Assert.Equal((130, ""), (answer.ExitCode, answer.Output));
        Assert.Contains("Interrupted.", answer.Errors, StringComparison.Ordinal);
        Assert.Empty(Running(folder.Path));
    }

    private static Action<(Process Process, string Line)> InterruptAt(string begin) => seen =>
    {
        if (seen.Line.StartsWith(begin, StringComparison.Ordinal))
            _ = AssayProcess.InterruptAsync(seen.Process.Id);
    };

    /// <summary>Processes that inherited a mark of this test, where the system tells environments.</summary>
    private static IEnumerable<string> Running(string mark) =>
        !Directory.Exists("/proc") ? [] : Directory.EnumerateDirectories("/proc").Where(process => IsMarked(process, mark));

    private static bool IsMarked(string process, string mark)
    {
        try
        {
            return File.ReadAllText(Path.Combine(process, "environ")).Contains($"ASSAY_TEST_MARK={mark}", StringComparison.Ordinal);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Not a process, another user's, or gone in this moment.
            return false;
        }
    }
}
