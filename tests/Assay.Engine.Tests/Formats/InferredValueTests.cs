using Assay.Core.Protocol;
using Assay.Engine.Feeding;
using Assay.Experiments.Formats;

namespace Assay.Engine.Tests.Formats;

/// <summary>Values that a row reads without a declared type, next to those that a corpus expects.</summary>
public class InferredValueTests
{
    [Theory]
    [InlineData("{\"a\": [1, \"b\", null]}", "{\"a\": [1, \"b\", null]}", FormatVerdict.AsSpecified)]
    [InlineData("{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", FormatVerdict.AsSpecified)]
    [InlineData("{\"a\": 1, \"b\": 2}", "{\"b\": 1, \"a\": 2}", FormatVerdict.OtherValue)]
    [InlineData("5", "5.0", FormatVerdict.EitherAccepted)]
    [InlineData("12345678901234567890123", "1.2345678901234568E+22", FormatVerdict.EitherAccepted)]
    [InlineData("1e400", "Infinity", FormatVerdict.EitherAccepted)]
    [InlineData("-0", "0", FormatVerdict.EitherAccepted)]
    [InlineData("5", "6", FormatVerdict.OtherValue)]
    [InlineData("5", "\"5\"", FormatVerdict.OtherValue)]
    [InlineData("\"2020-01-02T03:04:05Z\"", "2020-01-02T03:04:05.0000000Z", FormatVerdict.EitherAccepted)]
    [InlineData("\"2020-01-02T03:04:05Z\"", "2020-01-02T04:04:05.0000000Z", FormatVerdict.OtherValue)]
    [InlineData("\"AQID\"", "0x010203", FormatVerdict.EitherAccepted)]
    [InlineData("\"no\"", "false", FormatVerdict.OtherValue)]
    [InlineData("[1, 2]", "[1, 2, 3]", FormatVerdict.OtherValue)]
    [InlineData("[[1]]", "[[...]]", FormatVerdict.OtherValue)]
    [InlineData("\"AQID\"", "0x0102...", FormatVerdict.OtherValue)]
    [InlineData("\"AQID\"", "0x01020", FormatVerdict.OtherValue)]
    [InlineData("\"a\"", "\"a\\u0...", FormatVerdict.OtherValue)]
    [InlineData("\"a: b, c]\\\\\\u000a\"", "\"a: b, c]\\\\\\u000a\"", FormatVerdict.AsSpecified)]
    public void A_type_that_the_reader_infers_is_left_open_and_another_value_is_none(
        string expected, string actual, FormatVerdict verdict) =>
        Assert.Equal(verdict, Judge("", expected, actual));

    [Theory]
    [InlineData("\"no\"", "false", FormatVerdict.EitherAccepted)]
    [InlineData("\"on\"", "true", FormatVerdict.EitherAccepted)]
    [InlineData("\"on\"", "false", FormatVerdict.OtherValue)]
    [InlineData("\"abc\"", "true", FormatVerdict.OtherValue)]
    [InlineData("14", "12", FormatVerdict.OtherValue)]
    [InlineData("\"014\"", "12", FormatVerdict.EitherAccepted)]
    [InlineData("\"014\"", "14", FormatVerdict.EitherAccepted)]
    [InlineData("\"0o14\"", "12", FormatVerdict.EitherAccepted)]
    [InlineData("\"-0x1F\"", "-31", FormatVerdict.EitherAccepted)]
    [InlineData("\"0b101\"", "5", FormatVerdict.EitherAccepted)]
    [InlineData("\"1:30\"", "90", FormatVerdict.EitherAccepted)]
    [InlineData("\"1_000\"", "1000", FormatVerdict.EitherAccepted)]
    [InlineData("\"-.INF\"", "-Infinity", FormatVerdict.EitherAccepted)]
    [InlineData("null", "\"\"", FormatVerdict.EitherAccepted)]
    [InlineData("5", "\"5\"", FormatVerdict.EitherAccepted)]
    [InlineData("5", "\"six\"", FormatVerdict.OtherValue)]
    [InlineData("{\"1\": \"a\"}", "{1: \"a\"}", FormatVerdict.EitherAccepted)]
    public void Where_plain_scalars_state_no_type_words_of_YAML_1_1_are_left_open(string expected, string actual, FormatVerdict verdict) =>
        Assert.Equal(verdict, Judge("YAML 1.2.2 section 10.3 only recommends it", expected, actual));

    [Fact]
    public void What_is_read_into_a_declared_type_must_be_the_value() =>
        Assert.Equal(FormatVerdict.OtherValue, Judge("", "5", "5.0", shape: "double"));

    private static FormatVerdict Judge(string inference, string expected, string actual, string shape = FormatCase.RootShape)
    {
        FormatCases cases = new("X", "X", "", [], []) { Inference = inference };
        FormatCase one = new("one", "", shape, new PayloadTemplate([]), FormatExpectation.Accept, [expected], "one", "One.");
        var described = shape == FormatCase.RootShape ? actual : $"{{Value: {actual}}}";
        var result = FormatJudge.Judge(
            "row", cases, one, new FedPayload(
                new FeedRequest([]), new FedFrame(FeedOutcome.Returned, 0, 0) { Description = described }, null));
        Assert.Equal(actual, result.Value);
        return result.Verdict;
    }
}
