using Assay.Core.Naming;

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

    // Written as code, because attributes cannot hold halves of pairs.
    [Fact]
    public void Halves_of_surrogate_pairs_are_named()
    {
        Assert.Equal(@"\uD83D \uDE00 \uD83D", OneLine.Of("\ud83d \ude00 \ud83d"));
        Assert.Equal("\\uD83D\ud83d\ude00\\uDE00", OneLine.Of("\ud83d\ud83d\ude00\ude00"));
    }
}
