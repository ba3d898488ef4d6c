using System.Text;
using Assay.Core.Protocol;
using Assay.Engine.Feeding;
using Assay.Engine.Workers;
using Assay.Experiments.Formats;

namespace Assay.Engine.Tests.Formats;

/// <summary>The files of format cases, their templates, and the verdicts.</summary>
public class CaseFileTests
{
    private const string Header = """
        format Sample
        specification Sample 1
        layout one
        writes int hex ${open} 05
        """;

    [Fact]
    public void Lines_that_give_bytes_are_joined_in_their_order()
    {
        var one = Read("text a", "line b", "hex 00 \"c d\" # five", "wide e").Cases[0];

        Assert.Equal([(byte)'a', (byte)'b', (byte)'\n', 0, (byte)'c', (byte)' ', (byte)'d', (byte)'e', 0],
            one.Payload.Fill(new Dictionary<string, byte[]>()));
    }

    [Fact]
    public void A_place_is_filled_with_what_the_row_writes_there()
    {
        var cases = Read("hex ${open} D0 05");
        var places = cases.Layouts[0].Match("int", [0x81, 0xA1, 0x61, 0x05]);

        Assert.NotNull(places);
        Assert.Equal([0x81, 0xA1, 0x61, 0xD0, 0x05], cases.Cases[0].Payload.Fill(places));
    }

    [Fact]
    public void A_row_that_writes_something_else_has_no_such_layout() => Assert.Null(Read("hex 01").Layouts[0].Match("int", [0x81, 0x06]));

    [Fact]
    public void A_place_that_stands_there_twice_holds_the_same_bytes()
    {
        PayloadTemplate template = new([new([], "id", "2"), new([0]), new([], "id", "2")]);

        Assert.NotNull(template.Match([1, 2, 0, 1, 2]));
        Assert.Null(template.Match([1, 2, 0, 1, 3]));
    }

    [Fact]
    public void Kinds_of_places_limit_what_may_stand_there()
    {
        PayloadTemplate template = new([new("<"u8.ToArray()), new([], "open", "tag"), new(">"u8.ToArray()), new([], "gap", "space")]);

        Assert.Equal("A b='c'", Encoding.ASCII.GetString(template.Match("<A b='c'> \n"u8.ToArray())!["open"]));
        Assert.Null(template.Match("<A><B>"u8.ToArray()));
    }

    [Theory]
    [InlineData("hex 0", "neither a byte in hex")]
    [InlineData("hex zz", "neither a byte in hex")]
    [InlineData("colour red", "has no line 'colour'")]
    [InlineData("reject", "needs one of 'accept VALUE', 'reject' and 'either'")]
    [InlineData("into long", "two lines 'into'")]
    public void A_line_that_cannot_be_read_is_named(string line, string sentence) =>
        Assert.Contains(sentence, Assert.Throws<FormatException>(() => Read(line)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData(FormatExpectation.Accept, "{Value: 5}", FormatVerdict.AsSpecified)]
    [InlineData(FormatExpectation.Accept, "{Value: 6}", FormatVerdict.OtherValue)]
    [InlineData(FormatExpectation.Accept, "null", FormatVerdict.OtherValue)]
    [InlineData(FormatExpectation.Either, "{Value: 5}", FormatVerdict.EitherAccepted)]
    [InlineData(FormatExpectation.Either, "{Value: 6}", FormatVerdict.OtherValue)]
    [InlineData(FormatExpectation.Reject, "{Value: 5}", FormatVerdict.AcceptsInvalid)]
    public void A_value_that_comes_back_is_compared_with_the_specification(
        FormatExpectation expected, string description, FormatVerdict verdict) =>
        Assert.Equal(verdict, Judged(expected, new FedFrame(FeedOutcome.Returned, 1, 1) { Description = description }).Verdict);

    [Theory]
    [InlineData(FormatExpectation.Accept, FormatVerdict.RejectsValid)]
    [InlineData(FormatExpectation.Either, FormatVerdict.EitherRejected)]
    [InlineData(FormatExpectation.Reject, FormatVerdict.AsSpecified)]
    public void An_exception_rejects(FormatExpectation expected, FormatVerdict verdict)
    {
        var result = Judged(expected, new FedFrame(FeedOutcome.Threw, 1, 1)
        {
            Exception = new FeedException("Lib.BadData", false, "at 3"),
        });

        Assert.Equal((verdict, "BadData: at 3"), (result.Verdict, result.Cause));
    }

    [Fact]
    public void What_a_specification_lets_readers_accept_is_an_extension() => Assert.Equal(
        FormatVerdict.Extension,
        Judged(FormatExpectation.Reject, new FedFrame(FeedOutcome.Returned, 1, 1) { Description = "{Value: 5}" },
            "the RFC lets them").Verdict);

    [Theory]
    [InlineData(WorkerFailureKind.Crash, FormatVerdict.Crash)]
    [InlineData(WorkerFailureKind.Time, FormatVerdict.Hang)]
    [InlineData(WorkerFailureKind.Assay, FormatVerdict.NotJudged)]
    public void A_process_that_ended_is_no_answer(WorkerFailureKind failure, FormatVerdict verdict)
    {
        FedPayload fed = new(new FeedRequest([]), null, new WorkerFailure(failure, "gone", ""));

        var result = FormatJudge.Judge("row", Format(""), Case(FormatExpectation.Reject), fed);

        Assert.Equal((verdict, "gone"), (result.Verdict, result.Cause));
    }

    private static FormatCheckResult Judged(FormatExpectation expected, FedFrame answer, string extensions = "") =>
        FormatJudge.Judge("row", Format(extensions), Case(expected), new FedPayload(new FeedRequest([]), answer, null));

    private static FormatCases Format(string extensions) => new("Sample", "Sample 1", extensions, [], []);

    private static FormatCase Case(FormatExpectation expected) =>
        new("one", "one", "int", new PayloadTemplate([]), expected, expected == FormatExpectation.Reject ? [] : ["5"], "1", "why");

    private static FormatCases Read(params string[] lines) =>
        CaseFileReader.Read(
            [.. Header.Split('\n').Select(line => line.TrimEnd('\r')), "", "case one", "into int", .. lines, "accept 5", "cites 1",
                "why Because.", ""]);
}
