using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Hostile;

/// <summary>Files of inputs that somebody may have written or changed.</summary>
public sealed class SavedInputsTests : IDisposable
{
    private const string Input = """
        {"row": {"row": "a"}, "workload": {"dataSet": "orders", "size": 1, "payloadBytes": 0, "unit": "customer"},
        "surface": "Bytes", "kind": "length", "what": "five bytes", "outcome": "Crashed", "bytes": 5, "deflated": "Y2RgYGgAAA=="}
        """;

    private static readonly HostileInput Cut = new("cut\r\nhere", [1, 2]);

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_may_be_left_out_is_empty()
    {
        var input = Load(Input);

        Assert.Equal(("", 0), (input.Detail, input.StackBytes));
        Assert.Equal([1, 0, 0, 0, 0x80], input.Payload());
    }

    [Theory]
    [InlineData("\"a\"", "null", "holds no saved input: row is missing. Name a file of the folder")]
    [InlineData("\"length\"", "null", "holds no saved input: kind is missing.")]
    [InlineData("\"kind\"", "\"kinds\"", "holds no saved input (")]
    [InlineData("\"orders\"", "null", "holds no saved input: workload.dataSet is missing.")]
    [InlineData("\"a\"", "\"a\\nb\"", "holds no saved input: row is not the name of a row.")]
    [InlineData("\"a\"", "\"*\"", "row is not the name of a row.")]
    [InlineData("\"a\"", "\"a@1.0\\n<x>\"", "row is not the name of a row.")]
    [InlineData("\"a\"", "\"a somewhere\"", "row is not the name of a row.")]
    [InlineData("\"orders\"", "\"*\"", "workload.dataSet is not the name of a data set or a type.")]
    [InlineData("\"size\": 1", "\"size\": 0", "workload.size is not a positive number.")]
    [InlineData("\"size\": 1", "\"size\": -7", "workload.size is not a positive number.")]
    [InlineData("\"payloadBytes\": 0", "\"payloadBytes\": -1", "workload.payloadBytes is not a number from 0 to 67,108,864.")]
    [InlineData("\"customer\"", "\"a\\u001b[2J\"", "workload.unit is not a word.")]
    [InlineData("\"Bytes\"", "17", "surface is none that Assay knows.")]
    [InlineData("\"Crashed\"", "-1", "outcome is none that Assay knows.")]
    [InlineData("\"length\"", "\"\\u001b[31mlength\"", "kind is not a kind of hostile input (cut, flip, ")]
    [InlineData("five bytes", "x\\n#:property PreBuildEvent=touch /tmp/pwned", "what is not one line of at most 2,000 characters.")]
    [InlineData("five bytes", "x\\r#:property A=b", "what is not one line")]
    [InlineData("five bytes", "x\\u2028#:property A=b", "what is not one line")]
    [InlineData("five bytes", "x\\u0085#pragma warning disable", "what is not one line")]
    [InlineData("five bytes", "x\\u202e", "what is not one line")]
    [InlineData("\"outcome\"", "\"detail\": \"a\\nRun it: b\", \"outcome\"", "detail is not one line")]
    [InlineData("\"outcome\"", "\"stackBytes\": -1, \"outcome\"", "stackBytes is not a number from 0 to 67,108,864.")]
    [InlineData("\"bytes\": 5", "\"bytes\": 6", "deflated does not hold as many bytes as bytes says.")]
    [InlineData("\"bytes\": 5", "\"bytes\": 4", "deflated does not hold as many bytes as bytes says.")]
    [InlineData("\"bytes\": 5", "\"bytes\": 2000000000", "bytes is not a number from 0 to 67,108,864.")]
    [InlineData("Y2Rg", "////", "deflated does not hold as many bytes as bytes says.")]
    public void What_cannot_be_fed_is_refused_in_a_sentence(string old, string other, string sentence)
    {
        var message = Assert.Throws<BadInputException>(() => Load(Input.Replace(old, other, StringComparison.Ordinal))).Message;

        Assert.Contains(sentence, message, StringComparison.Ordinal);
        Assert.DoesNotContain(message, char.IsControl);
    }

    [Theory]
    [InlineData("json.net/reused@12.0.3 net8.0 r2r (2)")]
    [InlineData("in-the-box")]
    public void A_variant_of_a_row_is_one(string label)
    {
        var id = JsonSerializer.Serialize(IdOf.Label(label), JsonSerializerOptions.Web);

        Assert.Equal(label, Load(Input.Replace("{\"row\": \"a\"}", id, StringComparison.Ordinal)).Row.ToString());
    }

    [Fact]
    public void What_Assay_saves_is_one_line_whatever_an_exception_says()
    {
        HostileResult result = new() { Row = "a", Workload = new WorkloadOptions("orders", 1, 0, "customer"), Surface = Surface.Bytes };
        HostileGroup group = new()
        {
            Outcome = HostileOutcome.Threw,
            ExceptionType = "A.B",
            Count = 1,
            Detail = "two\nlines\u2028and \u001b[2J" + new string('x', 5000),
        };
        JobFrame job = new("a", "orders", new Recipe(1, 1, 0, 0), 1, Surface.Bytes, Operation.Deserialize, "");

        var saved = SavedInputs.Load(Path.Combine(
            folder.Path, SavedInputs.Save(folder.Path, SavedInput.Of(result, new RowId("a"), "cut", job, Cut, group))));

        Assert.Equal("cut\\u000D\\u000Ahere", saved.What);
        Assert.StartsWith("A.B: two\\u000Alines\\u2028and \\u001B[2Jxxx", saved.Detail, StringComparison.Ordinal);
        Assert.EndsWith("xxx...", saved.Detail, StringComparison.Ordinal);
    }

    private SavedInput Load(string text)
    {
        File.WriteAllText(folder.File("input.json"), text);
        return SavedInputs.Load(folder.File("input.json"));
    }
}
