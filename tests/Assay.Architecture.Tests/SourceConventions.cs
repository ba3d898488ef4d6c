using System.Text;
using System.Text.Unicode;
using Xunit;

namespace Assay.Architecture.Tests;

public class SourceConventions
{
    private const int LongestFile = 300;
    private static readonly string[] UnfinishedMarks = ["NotImplementedException", "TO" + "DO", "FIX" + "ME", "HA" + "CK"];
    private static readonly string[] VagueNames = ["Manager", "Helper", "Helpers", "Utils", "Utilities", "Data", "Info"];

    [Fact]
    public void No_source_file_is_longer_than_300_lines()
    {
        string[] tooLong = [.. Repository.SourceFiles.Where(file => File.ReadLines(file).Count() > LongestFile)];

        Assert.Empty(tooLong);
    }

    [Fact]
    public void No_source_file_is_unfinished_by_its_own_word()
    {
        string[] unfinished = [.. Repository.SourceFiles
            .Where(file => Path.GetFileName(file) != "SourceConventions.cs")
            .Where(file => UnfinishedMarks.Any(mark => File.ReadAllText(file).Contains(mark, StringComparison.Ordinal)))];

        Assert.Empty(unfinished);
    }

    /// <summary>What .editorconfig asks of the bytes of a file, which no analyzer sees.</summary>
    [Fact]
    public void Every_source_file_is_UTF8_without_a_mark_and_ends_each_line_with_a_line_feed()
    {
        string[] other = [.. Repository.SourceFiles.Where(file => !IsPlain(File.ReadAllBytes(file)))];

        Assert.Empty(other);
    }

    [Fact]
    public void No_source_file_has_a_name_that_says_nothing()
    {
        string[] vague = [.. Repository.SourceFiles
            .Where(file => VagueNames.Any(word => Path.GetFileNameWithoutExtension(file).EndsWith(word, StringComparison.Ordinal)))];

        Assert.Empty(vague);
    }

    private static bool IsPlain(ReadOnlySpan<byte> text) =>
        text.IsEmpty || (text[^1] == (byte)'\n' && !text.Contains((byte)'\r') && !text.StartsWith(Encoding.UTF8.Preamble) && Utf8.IsValid(text));
}
