using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>
/// SHA-256 over the content of graphs: types, fields, elements and which places share an object, never addresses or hash codes. The walk
/// keeps its own stack, so depth is no limit.
/// </summary>
internal sealed class GraphHash : IDisposable
{
    private const byte Null = 0, Known = 1, Node = 2;
    private readonly ContentWriter writer = new();
    private readonly Stack<IEnumerator<object?>> open = new();
    private Dictionary<object, int> known = new(ReferenceEqualityComparer.Instance);

    /// <summary>
    /// Strings in the graph that was added last, each as often as it stands there; those inside keys of unordered collections count too.
    /// </summary>
    public long StringCount { get; private set; }

    /// <summary>The hash of one graph alone.</summary>
    public static string Of(object? root)
    {
        using GraphHash hash = new();
        hash.Append(root);
        return hash.ToHex();
    }

    /// <summary>Adds a graph to the content.</summary>
    /// <returns>Objects in the graph: its root and every other object and collection; strings and other values do not count.</returns>
    public long Append(object? root)
    {
        known = new Dictionary<object, int>(ReferenceEqualityComparer.Instance);
        StringCount = 0;
        Visit(root);
        while (open.Count > 0)
        {
            var children = open.Peek();
            if (children.MoveNext())
                Visit(children.Current);
            else
                open.Pop().Dispose();
        }

        long objects = Math.Max(1, known.Count);
        known.Clear();
        return objects;
    }

    /// <summary>Ends the content.</summary>
    /// <returns>The hash in lower-case hex.</returns>
    public string ToHex() => Convert.ToHexString(writer.Finish()).ToLowerInvariant();

    /// <inheritdoc/>
    public void Dispose() => writer.Dispose();

    private void Visit(object? value)
    {
        if (value is null)
        {
            writer.Write(Null);
            return;
        }

        if (value is string)
            StringCount++;
        var facts = TypeFacts.Of(value);
        if (facts.HasIdentity(value) && !known.TryAdd(value, known.Count))
        {
            writer.Write(Known);
            writer.Write(known[value]);
            return;
        }

        writer.Write(Node);
        writer.Write(facts.CanonicalName);
        if (facts.Kind == NodeKind.Value)
            writer.WriteValue(value, facts);
        else if (facts.Kind == NodeKind.Array)
            VisitArray((Array)value);
        else
            open.Push(Children(value, facts));
    }

    private void VisitArray(Array array)
    {
        for (var dimension = 0; dimension < array.Rank; dimension++)
        {
            writer.Write(array.GetLowerBound(dimension));
            writer.Write(array.GetLength(dimension));
        }

        if (array.GetType().GetElementType()!.IsPrimitive)
            writer.Write(PrimitiveArrays.Bytes(array));
        else
            open.Push(array.Cast<object?>().GetEnumerator());
    }

    private IEnumerator<object?> Children(object value, TypeFacts facts)
    {
        if (facts.Kind == NodeKind.Wrapper)
        {
            yield return WrapperTypes.Unwrap(value);
            yield break;
        }

        if (facts.Collection is not null)
        {
            var entries = InOrder((IEnumerable)value, facts);
            writer.Write((long)entries.Count);
            foreach (var entry in entries)
            {
                yield return entry.Key;
                if (facts.Kind == NodeKind.Map)
                    yield return entry.Value;
            }
        }

        foreach (var member in facts.Members)
            yield return member.Field.GetValue(value);
    }

    private static List<Entry> InOrder(IEnumerable collection, TypeFacts facts)
    {
        var entries = CollectionReading.Entries(collection, facts.Kind);
        return CollectionTypes.IsUnordered(facts.Collection!)
            ? [.. entries.OrderBy(entry => Of(entry.Key), StringComparer.Ordinal)]
            : entries;
    }
}
