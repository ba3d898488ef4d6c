using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests;

/// <summary>Sentences give reasons in plain words, and none of the runtime's.</summary>
public sealed class ReasonTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_the_system_refuses_is_said_without_a_path()
    {
        folder.Write("file", "");

        Assert.Equal("it is a folder", Reason(() => File.ReadAllBytes(folder.Path), folder.Path));
        Assert.Equal("not found", Reason(() => File.ReadAllBytes(folder.File("missing"))));
        Assert.Equal("a file with that name exists", Reason(() => Directory.CreateDirectory(folder.File("file"))));
        Assert.Equal("the name is too long", Reason(() => File.WriteAllText(folder.File(new string('x', 5000)), "")));
        Assert.Equal("permission denied", IoReason.Of(new UnauthorizedAccessException("Access to the path is denied.")));
        Assert.Equal("the name is not valid", IoReason.Of(new ArgumentException("Illegal characters in path.")));
        Assert.Equal("no space left on the device",
            IoReason.Of(new IOException("No space", OperatingSystem.IsWindows() ? unchecked((int)0x80070070) : 28)));
        Assert.Equal("unknown reason", IoReason.Of(new IOException("Who knows")));
    }

    [Theory]
    [InlineData("", "line 1, column 1: this is not JSON, or it is truncated")]
    [InlineData("{\n  \"a\": ", "line 2, column 8: this is not JSON, or it is truncated")]
    [InlineData("{\"schemaVersion\": 7", "this is not JSON, or it is truncated")]
    public void A_text_that_is_no_JSON_is_told_by_line_and_column(string text, string reason)
    {
        var sentence = Refusal(text);

        Assert.Contains(reason, sentence, StringComparison.Ordinal);
        AssertPlain(sentence);
    }

    [Theory]
    [InlineData("\"rows\": 3", ": rows has a value that is not valid there")]
    [InlineData("\"rows\": null", "rows has a value that is not valid there")]
    [InlineData("\"startedAt\": \"noon\"", "startedAt has a value that is not valid there")]
    [InlineData("\"rows\": [{}]", "rows[0] lacks ")]
    public void A_value_that_does_not_fit_is_told_by_its_place(string member, string reason)
    {
        var sentence = Refusal($$"""{"schemaVersion": {{Core.Results.ResultsFile.CurrentSchemaVersion}}, {{member}}}""");

        Assert.Contains(reason, sentence, StringComparison.Ordinal);
        AssertPlain(sentence);
    }

    [Fact]
    public void A_long_text_is_quoted_by_its_ends()
    {
        Assert.Equal(new string('x', 80), Shortened.Of(new string('x', 80)));
        Assert.Equal($"{new string('a', 60)}...{new string('b', 20)} (100,000 characters)",
            Shortened.Of(new string('a', 50_000) + new string('b', 50_000)));
        Assert.DoesNotContain('\uFFFD',
            System.Text.Encoding.UTF8.GetString(
                System.Text.Encoding.UTF8.GetBytes(Shortened.Of("x" + string.Concat(Enumerable.Repeat("😀", 99))))));
    }

    private static void AssertPlain(string sentence)
    {
        foreach (var word in new[] { "nullability", "LineNumber", "Path: $", "converted", "System.", "Assay.", "token" })
            Assert.DoesNotContain(word, sentence, StringComparison.Ordinal);
    }

    private static string Reason(Action act, string path = "") => IoReason.Of(Assert.ThrowsAny<Exception>(act), path);

    private string Refusal(string text) => Assert.Throws<BadInputException>(() => ResultsStore.Load(folder.Write("r.json", text))).Message;
}
