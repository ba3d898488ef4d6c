using System.Runtime.InteropServices;

namespace Assay.Worker.Values.Json;

/// <summary>
/// Reads values strictly by RFC 8259 onto tapes: no comments, no comma behind the last element. It keeps its own stack, so depth is no
/// limit. Not System.Text.Json: that is among what is measured, and must stay cold until its own rows run.
/// </summary>
internal sealed class JsonParser(JsonText text)
{
    private readonly Stack<int> open = [];
    private readonly JsonScanner scanner = new(text);
    private List<JsonToken> tokens = [];

    /// <summary>Reads the value at or behind an offset.</summary>
    /// <param name="offset">Where to begin; then behind the value.</param>
    public JsonTape Read(ref int offset)
    {
        tokens = [];
        open.Clear();
        var at = offset;
        do
        {
            at = ReadBeginning(scanner.SkipSpace(at), out var isWhole);
            if (isWhole)
                at = ReadEnd(at);
        }
        while (open.Count > 0);
        offset = at;
        return new JsonTape(text, tokens);
    }

    /// <summary>Reads a scalar, an empty container or the beginning of another, with its first name.</summary>
    private int ReadBeginning(int at, out bool isWhole)
    {
        isWhole = true;
        switch (scanner.Peek(at))
        {
            case '{':
                return Open(JsonKind.Object, at, '}', out isWhole);
            case '[':
                return Open(JsonKind.Array, at, ']', out isWhole);
            case '"':
                return AddText(at);
            default:
                (var kind, var end) = scanner.ReadLiteral(at);
                tokens.Add(new JsonToken(kind, at, end - at, tokens.Count + 1));
                return end;
        }
    }

    private int Open(JsonKind kind, int at, char close, out bool isWhole)
    {
        var index = tokens.Count;
        tokens.Add(new JsonToken(kind, at, 0, 0));
        at = scanner.SkipSpace(at + 1);
        isWhole = scanner.Peek(at) == close;
        if (isWhole)
        {
            tokens[index] = tokens[index] with { Next = tokens.Count };
            return at + 1;
        }

        open.Push(index);
        return kind == JsonKind.Object ? ReadName(at) : at;
    }

    /// <summary>After a value: closes what ends here, or goes on to the next value.</summary>
    private int ReadEnd(int at)
    {
        while (open.Count > 0)
        {
            ref var container = ref CollectionsMarshal.AsSpan(tokens)[open.Peek()];
            container = container with { Length = container.Length + 1 };
            var isObject = container.Kind == JsonKind.Object;
            at = scanner.SkipSpace(at);
            var found = scanner.Peek(at);
            if (found == ',')
                return isObject ? ReadName(scanner.SkipSpace(at + 1)) : at + 1;
            if (found != (isObject ? '}' : ']'))
                throw text.Fault(at, isObject ? "A comma or a closing brace was expected" : "A comma or a closing bracket was expected");
            container = container with { Next = tokens.Count };
            open.Pop();
            at++;
        }

        return at;
    }

    private int ReadName(int at)
    {
        if (scanner.Peek(at) != '"')
            throw text.Fault(at, "The name of a member in quotation marks was expected");
        at = scanner.SkipSpace(AddText(at));
        return scanner.Peek(at) == ':' ? at + 1 : throw text.Fault(at, "A colon was expected");
    }

    private int AddText(int at)
    {
        var end = scanner.ReadText(at);
        tokens.Add(new JsonToken(JsonKind.Text, at + 1, end - at - 2, tokens.Count + 1));
        return end;
    }
}
