using Assay.Engine.Hostile;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Hostile;

/// <summary>Files of inputs that somebody may have written or changed.</summary>
public sealed class SavedInputsTests : IDisposable
{
    private const string Input = """
        {"row": "a", "workload": {"dataSet": "orders", "size": 1, "payloadBytes": 0, "unit": "customer"}, "surface": "Bytes", "kind": "length", "what": "five bytes", "outcome": "Crashed", "bytes": 5, "deflated": "Y2RgYGgAAA=="}
        """;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_may_be_left_out_is_empty()
    {
        SavedInput input = Load(Input);

        Assert.Equal(("", 0), (input.Detail, input.StackBytes));
        Assert.Equal([1, 0, 0, 0, 0x80], input.Payload());
    }

    [Theory]
    [InlineData("\"a\"", "null", "holds no saved input. Name a file of the folder")]
    [InlineData("\"length\"", "null", "holds no saved input. Name a file of the folder")]
    [InlineData("\"kind\"", "\"kinds\"", "holds no saved input (")]
    [InlineData("\"bytes\": 5", "\"bytes\": 6", "is damaged. Name a file of the folder")]
    [InlineData("Y2Rg", "////", "is damaged. Name a file of the folder")]
    public void What_cannot_be_fed_is_refused_in_a_sentence(string old, string other, string sentence) =>
        Assert.Contains(sentence, Assert.Throws<BadInputException>(() => Load(Input.Replace(old, other, StringComparison.Ordinal))).Message, StringComparison.Ordinal);

    private SavedInput Load(string text)
    {
        File.WriteAllText(folder.File("input.json"), text);
        return SavedInputs.Load(folder.File("input.json"));
    }
}
