using Assay.Core.Naming;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Text of other people's making is one visible line where one line is meant.</summary>
public sealed class LinesOfOthers
{
    [Theory]
    [InlineData("a\nb", @"a\u000Ab")]
    [InlineData("a\r\nb", @"a\u000D\u000Ab")]
    [InlineData("a\u0085b\u2028c\u2029d\u000Be\u000C", @"a\u0085b\u2028c\u2029d\u000Be\u000C")]
    [InlineData("\u001b[2J\u009b\0\t\u007f", @"\u001B[2J\u009B\u0000\u0009\u007F")]
    [InlineData("\u202Eredro\u2066\u200F", @"\u202Eredro\u2066\u200F")]
    [InlineData("Řád कि 測試 😀 a\u200Cb \\u000A", "Řád कि 測試 😀 a\u200Cb \\u000A")]
    public void What_would_end_the_line_or_act_is_named(string text, string line) => Assert.Equal(line, OneLine.Of(text));

    [Fact]
    public void Code_keeps_its_lines_and_none_begins_where_those_of_Assay_do()
    {
        Assert.Equal(["a", "  b\\u001B[31m", "", "c"], VisibleLines.Of("a\n  b\u001b[31m\r\n \u2028c\n\n"));
        Assert.Equal(["    a", "        b", "", "    Run it: c"], VisibleLines.Indented("a\n\tb\n\nRun it: c"));
    }

    [Fact]
    public void Code_does_not_close_the_fence_around_it()
    {
        using StringWriter output = new() { NewLine = "\n" };

        MarkdownBlock.Fence("csharp", [.. VisibleLines.Of("a\n```\n# b")], output);

        Assert.Equal("\n````csharp\na\n```\n# b\n````\n", output.ToString());
    }

    // Written as code, because attributes cannot hold halves of pairs.
    [Fact]
    public void Halves_of_surrogate_pairs_are_named()
    {
        Assert.Equal(@"\uD83D \uDE00 \uD83D", OneLine.Of("\ud83d \ude00 \ud83d"));
        Assert.Equal("\\uD83D\ud83d\ude00\\uDE00", OneLine.Of("\ud83d\ud83d\ude00\ude00"));
    }
}
