using System.Text.RegularExpressions;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>Lists in a terminal that is narrower than their rows.</summary>
public partial class NarrowTerminalTests
{
    [TerminalFact]
    public void Columns_that_do_not_fit_stand_below_the_others()
    {
        using WorkingFolder folder = new();
        var program = Path.Combine(AssayProcess.Folder, "assay.dll");

        var answer =
            Shell.Run(folder.Path, $"SHELL=/bin/sh script -qec \"stty cols 60; dotnet '{program}' show data-sets\" /dev/null </dev/null");

        var lines = EscapeSequence().Replace(answer.Output, "").ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.Equal(0, answer.ExitCode);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, 60));
        var books = Array.FindIndex(lines, line => line.StartsWith("books ", StringComparison.Ordinal));
        Assert.StartsWith("    1,10,100,", lines[books + 1], StringComparison.Ordinal);
        Assert.StartsWith("    a shelf of books with a title", lines[books + 2], StringComparison.Ordinal);
    }

    [GeneratedRegex(@"\x1b(\[[0-9;?]*[a-zA-Z]|[=>])")]
    private static partial Regex EscapeSequence();
}
