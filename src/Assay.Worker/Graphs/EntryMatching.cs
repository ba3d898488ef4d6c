namespace Assay.Worker.Graphs;

/// <summary>Finds for each expected entry of a dictionary or set the actual one with the same key, wherever it stands.</summary>
internal static class EntryMatching
{
    private static readonly object NullKey = new();

    /// <summary>
    /// The actual entries in the order of the expected ones; where no key is the same, those that are left over, in their order.
    /// </summary>
    public static Entry[] Align(List<Entry> expected, List<Entry> actual)
    {
        var aligned = new Entry[expected.Count];
        var isFound = new bool[expected.Count];
        var waiting = IndexByKey(actual);
        for (var i = 0; i < aligned.Length; i++)
        {
            if (!waiting.TryGetValue(Signature(expected[i].Key), out var same) || !same.TryDequeue(out aligned[i]))
                continue;
            isFound[i] = true;
        }

        using var rest = waiting.Values.SelectMany(queue => queue).GetEnumerator();
        for (var i = 0; i < aligned.Length; i++)
            if (!isFound[i] && rest.MoveNext())
                aligned[i] = rest.Current;
        return aligned;
    }

    private static Dictionary<object, Queue<Entry>> IndexByKey(List<Entry> entries)
    {
        Dictionary<object, Queue<Entry>> index = new(entries.Count);
        foreach (var entry in entries)
        {
            var signature = Signature(entry.Key);
            if (!index.TryGetValue(signature, out var same))
                index[signature] = same = new Queue<Entry>(1);
            same.Enqueue(entry);
        }

        return index;
    }

    // A key that is a value is known by itself, any other by its content: the two graphs share no objects.
    private static object Signature(object? key) => key is null ? NullKey
        : TypeFacts.Of(key) is { Kind: NodeKind.Value, IsText: false } ? key
        : new ContentSignature(GraphHash.Of(key));

    private sealed record ContentSignature(string Hash);
}

/// <summary>A key and its value, or an element of a set (the key) without one.</summary>
internal readonly record struct Entry(object? Key, object? Value);
