using System.Text;
using Assay.Core.Workloads;
using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

public sealed class SampleFileTests
{
    [Theory]
    [InlineData("""{"Number": 1}""", new[] { 1 })]
    [InlineData("""[{"Number": 1}, {"Number": 2}]""", new[] { 1, 2 })]
    [InlineData("{\"Number\": 1}\r\n{\"Number\": 2}\n\n{\"Number\": 3}\n", new[] { 1, 2, 3 })]
    [InlineData("\uFEFF \t\r\n[ {\"Number\": 1} ] ", new[] { 1 })]
    public void One_object_an_array_and_lines_give_values(string json, int[] numbers) =>
        Assert.Equal(numbers, Made.AllFrom<Node>(json).Select(node => node.Number));

    [Theory]
    [InlineData("[1, 2]", 1)]
    [InlineData("[[1], [2, 3]]", 2)]
    [InlineData("[[], [2, 3]]", 2)]
    [InlineData("[1]\n[2]\n[3]", 3)]
    [InlineData("[]", 1)]
    public void An_array_is_one_value_where_the_root_is_a_collection(string json, int count) =>
        Assert.Equal(count, Made.AllFrom<List<int>>(json).Length);

    [Fact]
    public void Brackets_of_collections_in_collections_belong_to_one_value()
    {
        Assert.Equal([[[1], [2]]], Made.AllFrom<List<List<int>>>("[[1], [2]]"));
        Assert.Equal([[[1], [2]], [[3]]], Made.AllFrom<int[][]>("[[[1], [2]], [[3]]]"));
        Assert.Equal(2, Made.AllFrom<int[,]>("[[[1, 2], [3, 4]], [[5, 6]]]").Length);
        Assert.Equal(2, Made.AllFrom<Dictionary<string, int>>("""[{"a": 1}, {"b": 2}]""").Length);
        Assert.Single(Made.AllFrom<Dictionary<Key, int>>("""[{"Key": {"Name": "a"}, "Value": 1}, {"Key": {"Name": "b"}, "Value": 1}]"""));
    }

    [Fact]
    public void Instances_go_round_the_values() => Made.WithSample("[1, 2, 3]"u8.ToArray(), path =>
    {
        var values = Made.Values<int>(new ValueSource(ValueOrigin.Sample, path));

        Assert.Equal([1, 2, 3, 1, 2], Enumerable.Range(0, 5).Select(i => values.Generate(Made.Instance(i))));
        return 0;
    });

    [Theory]
    [InlineData("", "The sample sample.json has no value; it needs at least one.")]
    [InlineData(" \n", "The sample sample.json has no value; it needs at least one.")]
    [InlineData("[]", "The sample sample.json has no value; it needs at least one.")]
    [InlineData("{", "The name of a member in quotation marks was expected (sample.json, line 1, column 2).")]
    [InlineData("{\"a\": 1,}", "The name of a member in quotation marks was expected (sample.json, line 1, column 9).")]
    [InlineData("{\"a\" 1}", "A colon was expected (sample.json, line 1, column 6).")]
    [InlineData("{\"a\": 1 \"b\"}", "A comma or a closing brace was expected (sample.json, line 1, column 9).")]
    [InlineData("{\"a\":\n  }", "A value was expected (sample.json, line 2, column 3).")]
    [InlineData("{\"a\": ", "The text ends where a value was expected (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": [1 2]}", "A comma or a closing bracket was expected (sample.json, line 1, column 10).")]
    [InlineData("{\"a\": [1, 2,]}", "A value was expected (sample.json, line 1, column 13).")]
    [InlineData("{\"a\": \"x", "A string has no end (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": \"x\ny\"}", "A string has an unescaped control character, such as a line break (sample.json, line 1, column 9).")]
    [InlineData("{\"a\": \"\\x\"}", "A string has a backslash without a valid escape sequence (sample.json, line 1, column 8).")]
    [InlineData("{\"a\": \"\\u12g4\"}", "A string has a backslash without a valid escape sequence (sample.json, line 1, column 8).")]
    [InlineData("{\"a\": 01}", "A number has a leading zero (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": -}", "A digit is missing in a number (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": 1.}", "A digit is missing in a number (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": 1e+}", "A digit is missing in a number (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": +1}", "A value was expected (sample.json, line 1, column 7).")]
    [InlineData("{\"a\": NaN}", "A value was expected (sample.json, line 1, column 7).")]
    [InlineData("// no\n{}", "A value was expected; comments are not valid JSON (sample.json, line 1, column 1).")]
    [InlineData("[{}\n{}]", "A comma or a closing bracket was expected (sample.json, line 2, column 1).")]
    [InlineData("[{},]", "A value was expected (sample.json, line 1, column 5).")]
    [InlineData("[{}] {}", "Text was found after the end of the array (sample.json, line 1, column 6).")]
    [InlineData("{} ]", "A value was expected (sample.json, line 1, column 4).")]
    public void What_is_no_JSON_is_told_with_its_place(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Node>(json));

    [Fact]
    public void Other_encodings_are_told()
    {
        Assert.Equal(
            "The sample is not UTF-8; save it as UTF-8 (sample.json, line 1, column 12).",
            Assert.Throws<BadValuesException>(() => Made.All<Node>(Encoding.Latin1.GetBytes("{\"Number\": é}"))).Message);
        Assert.StartsWith(
            "The sample is not UTF-8; save it as UTF-8",
            Assert.Throws<BadValuesException>(
                () => Made.All<Node>([.. Encoding.Unicode.Preamble, .. Encoding.Unicode.GetBytes("{}")])).Message,
            StringComparison.Ordinal);
        Assert.StartsWith("The sample is not UTF-8; save it as UTF-8",
            Assert.Throws<BadValuesException>(() => Made.All<Node>(Encoding.Unicode.GetBytes("{}"))).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_is_not_there_is_told() =>
        Assert.Equal(
            "The sample missing.json no longer exists; restore it and run again.",
            Assert.Throws<BadValuesException>(
                () => Made.Values<Node>(new ValueSource(ValueOrigin.Sample, "/nowhere/missing.json")).Generate(Made.Instance(0))).Message);

    [Fact]
    public void Depth_is_no_limit()
    {
        const int Depth = 20_000;
        var json = string.Concat(Enumerable.Repeat("{\"Number\":1,\"Next\":", Depth)) + "null" + new string('}', Depth);
        var depth = 0;
        for (var node = Made.From<Node>(json); node is not null; node = node.Next)
            depth++;

        Assert.Equal(Depth, depth);
    }

    [Fact]
    public void Large_files_are_read_value_by_value()
    {
        var line = $$"""{"Number": 5, "Others": [{{string.Join(",", Enumerable.Repeat("{\"Number\": 6}", 20))}}]}""";
        var sample = Encoding.UTF8.GetBytes(string.Join('\n', Enumerable.Repeat(line, 20_000)));

        var last =
            Made.WithSample(sample, path => Made.Values<Node>(new ValueSource(ValueOrigin.Sample, path)).Generate(Made.Instance(19_999)));
        Assert.Equal((5, 20), (last.Number, last.Others!.Count));
    }
}
