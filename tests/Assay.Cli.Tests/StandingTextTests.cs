using Assay.Cli.Display;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Assay.Cli.Tests;

/// <summary>The answer so far above the bars of a terminal.</summary>
public sealed class StandingTextTests
{
    private static readonly IRenderable Bars = new Text("bars");

    [Fact]
    public void Without_an_answer_there_are_only_the_bars() =>
        Assert.Equal("bars", Rendered(new StandingText(Terminal(height: 30, out _)), height: 30));

    [Fact]
    public void The_last_answer_stands_above_the_bars()
    {
        StandingText standing = new(Terminal(height: 30, out _));
        standing.Set("first");
        standing.Set("a [row] leads\nsecond line");

        Assert.Equal("a [row] leads\nsecond line\n\nbars", Rendered(standing, height: 30));
    }

    [Fact]
    public void An_answer_that_does_not_fit_ends_where_the_bars_need_room()
    {
        StandingText standing = new(Terminal(height: 12, out _));
        standing.Set(string.Join('\n', Enumerable.Range(1, 20)));

        Assert.Equal("1\n2\n3\n4\n...\n\nbars", Rendered(standing, height: 12));
    }

    private static string Rendered(StandingText standing, int height)
    {
        var console = Terminal(height, out var written);
        console.Write(standing.Above(Bars));
        return string.Join('\n', written.ToString().Split('\n').Select(line => line.TrimEnd())).TrimEnd();
    }

    private static IAnsiConsole Terminal(int height, out StringWriter written)
    {
        written = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Out = new AnsiConsoleOutput(written),
        });
        console.Profile.Width = 80;
        console.Profile.Height = height;
        return console;
    }
}
