using System.Text;
using System.Text.RegularExpressions;
using System.Text.Unicode;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Xunit;

namespace Assay.Architecture.Tests;

public partial class SourceConventions
{
    private const int LongestFile = 300;
    private const int WidestLine = 140;
    private const int ShortestMeaning = 19;
    private static readonly string[] UnfinishedMarks = ["NotImplementedException", "TO" + "DO", "FIX" + "ME", "HA" + "CK"];
    private static readonly string[] VagueNames = ["Manager", "Helper", "Helpers", "Utils", "Utilities", "Data", "Info"];

    [Fact]
    public void No_source_file_is_longer_than_300_lines()
    {
        string[] tooLong = [.. Repository.SourceFiles.Where(file => File.ReadLines(file).Count() > LongestFile)];

        Assert.Empty(tooLong);
    }

    /// <summary>But for texts of several lines, which are as wide as what they stand for.</summary>
    [Fact]
    public void No_line_of_CSharp_is_wider_than_140_columns() => Assert.Empty(
        Repository.SourceFiles.Where(file => file.EndsWith(".cs", StringComparison.Ordinal)).SelectMany(TooWide));

    /// <summary>"The row." of a parameter that is called row says nothing; the packages for authors of adapters document each.</summary>
    [Fact]
    public void No_parameter_is_documented_with_what_its_name_says() => Assert.Empty(
        Repository.SourceFiles.Where(file => file.EndsWith(".cs", StringComparison.Ordinal) && IsOfProduct(file))
            .SelectMany(file => File.ReadLines(file).Where(IsRitual).Select(line => $"{file}: {line.Trim()}")));

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

    private static bool IsOfProduct(string file) =>
        Path.GetRelativePath(Repository.Root, file).Split(Path.DirectorySeparatorChar) is ["src", not "Assay.Core", ..];

    private static bool IsRitual(string line) =>
        RitualParameter().Match(line) is { Success: true } match && match.Groups[1].Length < ShortestMeaning;

    [GeneratedRegex("^\\s*/// <param name=\"[^\"]*\">([^<]*)</param>\\s*$")]
    private static partial Regex RitualParameter();

    private static IEnumerable<string> TooWide(string file)
    {
        var text = SourceText.From(File.ReadAllText(file));
        TextLine[] wide = [.. text.Lines.Where(line => line.Span.Length > WidestLine)];
        if (wide.Length == 0)
            return [];
        var root = CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview)).GetRoot();
        return wide.Where(line => !IsInText(root, line)).Select(line => $"{file}({line.LineNumber + 1}): {line.Span.Length} columns");
    }

    private static bool IsInText(SyntaxNode root, TextLine line)
    {
        var token = root.FindToken(line.Start);
        return token.SpanStart < line.Start
            || token.Parent!.AncestorsAndSelf().OfType<InterpolatedStringExpressionSyntax>().Any(text => text.SpanStart < line.Start);
    }

    private static bool IsPlain(ReadOnlySpan<byte> text) =>
        text.IsEmpty
            || (text[^1] == (byte)'\n' && !text.Contains((byte)'\r') && !text.StartsWith(Encoding.UTF8.Preamble) && Utf8.IsValid(text));
}
