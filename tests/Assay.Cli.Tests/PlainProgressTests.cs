using Assay.Cli.Display;
using Assay.Engine.Planning;
using Assay.Report;

namespace Assay.Cli.Tests;

/// <summary>Progress where nothing can be taken back, such as in the log of a build server.</summary>
public sealed class PlainProgressTests
{
    [Fact]
    public void Of_answers_so_far_only_the_first_is_written() => Assert.Equal(
        ["Measuring", "The answer so far:", "a leads", "  b follows", ""],
        Written(TimeSpan.FromMinutes(1), "a leads\n  b follows\n", "b leads"));

    [Fact]
    public void No_answer_so_far_is_written_where_the_last_one_comes_soon() =>
        Assert.Equal(["Measuring"], Written(TimeSpan.FromSeconds(29), "a leads"));

    private static string[] Written(TimeSpan left, params string[] answers)
    {
        using StringWriter output = new();
        using SafeWriter lines = new(output, hasColours: false);
        PlainProgress progress = new(lines, TimeProvider.System);
        progress.Begin(RunStage.Measuring);
        progress.Report(0.5, "a", left);
        foreach (var answer in answers)
            progress.Refine(() => answer);
        return output.ToString().ReplaceLineEndings("\n")[..^1].Split('\n');
    }
}
