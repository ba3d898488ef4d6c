using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>Writes labels as JSON, but for its fault. Rows of <c>assay check exchange</c>.</summary>
internal sealed class JsonLabelAdapter(string fault) : SerializerAdapter<Label>, IBytesSurface<Label>
{
    private static readonly Guid OwnProcess = Guid.NewGuid();
    private int calls;

    /// <summary>Names of the rows: <c>json/whole</c> works.</summary>
    public static IReadOnlyList<string> Names { get; } =
        ["json/whole", "json/lower-case", "json/every-call", "json/every-process", "json/halves", "json/rejects", "json/overflows",
            "json/no-text"];

    public byte[] Serialize(Label value) => fault switch
    {
        "json/lower-case" => JsonSerializer.SerializeToUtf8Bytes(new { text = value.Text }),
        "json/every-call" => JsonSerializer.SerializeToUtf8Bytes(new { value.Text, Call = ++calls }),
        "json/every-process" => JsonSerializer.SerializeToUtf8Bytes(new { value.Text, OwnProcess }),
        "json/no-text" => JsonSerializer.SerializeToUtf8Bytes(new { Size = value.Text.Length }),
        _ => JsonSerializer.SerializeToUtf8Bytes(value),
    };

    public Label Deserialize(byte[] payload)
    {
        if (fault == "json/rejects")
            Misdeeds.Throw();
        if (fault == "json/overflows")
            Misdeeds.Overflow();
        var label = JsonSerializer.Deserialize<Label>(payload)!;
        return fault == "json/halves" ? new Label { Text = label.Text[..(label.Text.Length / 2)] } : label;
    }
}

/// <summary>A label with quotes, under the name of a shape of <c>assay check exchange</c>.</summary>
internal sealed class LabelShape : DataSet<Label>
{
    public override Label Generate(in Recipe recipe) => new() { Text = "pen \"and\" ink" };
}
