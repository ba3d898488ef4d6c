using System.Globalization;
using System.Text.RegularExpressions;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>What a run shows while it goes on: on a real terminal, and where its output is redirected.</summary>
public partial class TerminalProgressTests
{
    private const string Run =
        "run --rows json.net/reused --reference json.net/reused --size 10 --operation serialize --processes 2 --out r.json";

    [TerminalFact]
    public void On_a_terminal_a_first_table_is_refined_in_place_with_the_time_left()
    {
        using WorkingFolder folder = new();
        var program = Path.Combine(AssayProcess.Folder, "assay.dll");

        var answer = Shell.Run(folder.Path,
            $"SHELL=/bin/sh TERM=xterm-256color script -qec \"stty rows 50 cols 100; dotnet '{program}' {Run}\" /dev/null </dev/null");

        Assert.True(answer.ExitCode == 0, answer.Output);
        var text = Blanks().Replace(Escapes().Replace(answer.Output, " "), " ");
        (var first, var last) = (text.IndexOf("K = 1", StringComparison.Ordinal), text.IndexOf("K = 2", StringComparison.Ordinal));
        Assert.True(first >= 0 && last > first, $"K = 1 at {first}, K = 2 at {last}:\n{text}");
        Assert.Matches(@"Measuring (json\.net/reused|all rows, interleaved), about \d+ s left", text);

        // The second table takes the place of the first: the cursor goes up by more lines than the bars have.
        Assert.InRange(LinesBack(answer.Output), 12, int.MaxValue);
        Assert.Contains("More: assay report r.json --all", text[last..], StringComparison.Ordinal);
        Assert.Contains("Results with all raw samples: r.json", text[last..], StringComparison.Ordinal);
    }

    [Fact]
    public void Where_output_is_redirected_there_are_lines_and_no_escape_codes()
    {
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, Run.Split(' '));

        Assert.Equal(0, answer.ExitCode);
        Assert.DoesNotContain("\u001b", answer.Output + answer.Errors, StringComparison.Ordinal);
        var lines = answer.Errors.Split(Environment.NewLine);
        Assert.Equal(["Building", "Checking round trips", "Measuring"],
            lines.Where(line => line is "Building" or "Checking round trips" or "Measuring"));
        Assert.Single(Tables().Matches(answer.Output));
        Assert.Contains("K = 2", answer.Output, StringComparison.Ordinal);
    }

    /// <summary>The most lines that the cursor goes up in one step of drawing.</summary>
    private static int LinesBack(string output) =>
        Steps().Matches(output)
            .Select(step => Ups().Matches(step.Value)
            .Sum(up => up.Groups[1].Length == 0 ? 1 : int.Parse(up.Groups[1].ValueSpan, CultureInfo.InvariantCulture))).Max();

    [GeneratedRegex(@"\x1b(\[[0-9;?]*[a-zA-Z]|[=>])")]
    private static partial Regex Escapes();

    [GeneratedRegex(@"(\r?\x1b\[[0-9;?]*[AK])+")]
    private static partial Regex Steps();

    [GeneratedRegex(@"\x1b\[(\d*)A")]
    private static partial Regex Ups();

    [GeneratedRegex(@"^row +", RegexOptions.Multiline)]
    private static partial Regex Tables();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();
}
