using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;
using Assay.Worker.Values.Scalars;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads numbers, texts, dates and all that one text makes.</summary>
internal sealed class ScalarReader(Scalar scalar) : ValueReader(scalar.Type), ITextReader
{
    public object ReadText(JsonValue text, GraphPath path)
    {
        object? value = scalar.Parse(text.Text);
        string hint = scalar.Hint.Length == 0 ? "" : $", such as {scalar.Hint}";
        return value ?? throw text.Fault($"{path}: {text.Words} was found that is not {Wording.Name(Type)}{hint}");
    }

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        ScalarForms form = json.Kind switch
        {
            JsonKind.Number => ScalarForms.Number,
            JsonKind.Text => ScalarForms.Text,
            JsonKind.True or JsonKind.False => ScalarForms.Boolean,
            _ => ScalarForms.None,
        };
        if ((scalar.Forms & form) != 0)
            return ReadText(json, path);

        // {"$type": "System.Guid", "$value": "..."}
        return json.Kind == JsonKind.Object && Metadata.Of(json, isAnywhere: true).Content is { } content && content.Kind != JsonKind.Object
            ? Read(content, path, run)
            : throw Unfit(json, path);
    }
}
