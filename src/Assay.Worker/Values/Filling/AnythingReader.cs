using System.Globalization;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>
/// Reads members declared as <see cref="object"/>: a string, a bool, an <c>int</c> (else a <c>long</c>, else a <c>double</c>), or what
/// <c>$type</c> says.
/// </summary>
internal sealed class AnythingReader(ReaderCatalogue catalogue) : ValueReader(typeof(object)), ITextReader
{
    public object ReadText(JsonValue text, GraphPath path) => text.Text;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) => json.Kind switch
    {
        JsonKind.Text => json.Text,
        JsonKind.True => true,
        JsonKind.False => false,
        JsonKind.Number => Number(json, path),
        JsonKind.Object => ReadObject(json, path, run),
        _ => throw json.Fault(
            $"{path}: an array was found in a member declared as object, so its type is unknown; wrap it in an object with \"$type\" "
                + "and \"$values\""),
    };

    private object? ReadObject(JsonValue json, GraphPath path, FillRun run)
    {
        var about = Metadata.Of(json, isAnywhere: true);
        if (about.Reference is { } reference)
            return run.Resolve(reference, Type, path);
        if (about.Type is not { } named)
            throw json.Fault($"{path}: an object was found in a member declared as object; give its type with \"$type\"");
        if (about.Content is { } content && Scalar.Named(named.Text) is { } scalar)
            return catalogue.Find(scalar.Type).Read(content, path, run);
        var concrete = TypeChoice.Choose(catalogue.Pool, Type, json, about, path);
        return catalogue.Find(concrete).Read(about.Content ?? json, path, run);
    }

    private static object Number(JsonValue json, GraphPath path)
    {
        var text = json.Text;
        if (int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var small))
            return small;
        if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var large))
            return large;
        return NumberTexts.ToFloating<double>(text) ?? throw json.Fault($"{path}: a number was found that does not fit a double");
    }
}
