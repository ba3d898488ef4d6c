namespace Assay.Worker.Values.Json;

/// <summary>Finds where the values of a sample begin.</summary>
internal sealed class ValueSplitter(JsonText text, int depth)
{
    private readonly JsonScanner scanner = new(text);
    private readonly JsonParser parser = new(text);

    /// <summary>The offsets of all values, in order.</summary>
    public List<int> Split()
    {
        int first = scanner.SkipSpace(text.Start);
        if (Brackets(first) > depth)
            return SplitArray(first);
        List<int> starts = SplitLines(first);
        return starts.Count == 1 && depth == 0 ? Unwrap(starts) : starts;
    }

    // How many brackets open before the first element: one more than a value has of its own means an array of values.
    private int Brackets(int at)
    {
        int brackets = 0;
        for (; scanner.Peek(at) == '['; at = scanner.SkipSpace(at + 1))
            brackets++;
        return brackets;
    }

    private List<int> SplitLines(int at)
    {
        List<int> starts = [];
        while (scanner.Peek(at) >= 0)
        {
            starts.Add(at);
            parser.Read(ref at);
            at = scanner.SkipSpace(at);
        }

        return starts;
    }

    private List<int> SplitArray(int at)
    {
        List<int> starts = [];
        at = scanner.SkipSpace(at + 1);
        while (scanner.Peek(at) != ']' || starts.Count > 0)
        {
            at = scanner.SkipSpace(at);
            starts.Add(at);
            parser.Read(ref at);
            at = scanner.SkipSpace(at);
            if (scanner.Peek(at) == ']')
                break;
            if (scanner.Peek(at) != ',')
                throw text.Fault(at, "A comma or a closing bracket was expected");
            at++;
        }

        int end = scanner.SkipSpace(at + 1);
        return scanner.Peek(end) < 0 ? starts : throw text.Fault(end, "The end of the sample was expected behind its array");
    }

    // References kept by a serializer wrap the array: {"$id": "1", "$values": [...]}.
    private List<int> Unwrap(List<int> starts)
    {
        int offset = starts[0];
        JsonValue root = parser.Read(ref offset).Root;
        if (root.Kind != JsonKind.Object)
            return starts;
        foreach ((JsonValue name, JsonValue value) in root.Members())
        {
            if (name.Raw.SequenceEqual("$values"u8) && value.Kind == JsonKind.Array)
                return [.. value.Elements().Select(element => element.Start)];
        }

        return starts;
    }
}
