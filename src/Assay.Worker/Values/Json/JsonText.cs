using System.Text;
using Assay.Core.Workloads;

namespace Assay.Worker.Values.Json;

/// <summary>The bytes of a sample, and where in it something is wrong. Lines and columns are counted only for what is reported.</summary>
/// <param name="name">The file's name, for messages.</param>
internal sealed class JsonText(string name, byte[] bytes)
{
    public byte[] Bytes { get; } = bytes;

    /// <summary>The file's name.</summary>
    public string Name { get; } = name;

    /// <summary>Where the text begins: behind a byte order mark.</summary>
    public int Start { get; } = bytes.AsSpan().StartsWith(Encoding.UTF8.Preamble) ? Encoding.UTF8.Preamble.Length : 0;

    /// <summary>The sentence about a place.</summary>
    /// <param name="what">What is wrong there, without a full stop; never a value.</param>
    public BadValuesException Fault(int offset, string what) => new($"{what} ({Name}, {Position(offset)}).");

    /// <summary>A place for people: <c>line 3, column 14</c>, both from 1; columns count UTF-16 characters.</summary>
    public string Position(int offset)
    {
        ReadOnlySpan<byte> before = Bytes.AsSpan(Start, Math.Clamp(offset, Start, Bytes.Length) - Start);
        var line = 1 + before.Count((byte)'\n');
        var column = 1 + Encoding.UTF8.GetCharCount(before[(before.LastIndexOf((byte)'\n') + 1)..]);
        return FormattableString.Invariant($"line {line}, column {column}");
    }
}

/// <summary>Finds where the values of a sample begin.</summary>
internal sealed class ValueSplitter(JsonText text, int depth)
{
    private readonly JsonScanner scanner = new(text);
    private readonly JsonParser parser = new(text);

    /// <summary>The offsets of all values, in order.</summary>
    public List<int> Split()
    {
        var first = scanner.SkipSpace(text.Start);
        if (Brackets(first) > depth)
            return SplitArray(first);
        var starts = SplitLines(first);
        return starts.Count == 1 && depth == 0 ? Unwrap(starts) : starts;
    }

    // How many brackets open before the first element: one more than a value has of its own means an array of values.
    private int Brackets(int at)
    {
        var brackets = 0;
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

        var end = scanner.SkipSpace(at + 1);
        return scanner.Peek(end) < 0 ? starts : throw text.Fault(end, "Text was found after the end of the array");
    }

    // References kept by a serializer wrap the array: {"$id": "1", "$values": [...]}.
    private List<int> Unwrap(List<int> starts)
    {
        var offset = starts[0];
        var root = parser.Read(ref offset).Root;
        if (root.Kind != JsonKind.Object)
            return starts;
        foreach ((var name, var value) in root.Members())
        {
            if (name.Raw.SequenceEqual("$values"u8) && value.Kind == JsonKind.Array)
                return [.. value.Elements().Select(element => element.Start)];
        }

        return starts;
    }
}
