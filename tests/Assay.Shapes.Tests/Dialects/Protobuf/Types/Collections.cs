using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

public sealed record Word(string Text);

public sealed class Lists
{
    public List<Word>? Words { get; set; }

    public List<Word?>? Gaps { get; set; }

    public List<string?>? Texts { get; set; }

    public int?[]? Numbers { get; set; }

    public int[][]? Jagged { get; set; }

    public List<List<string>?>? Nested { get; set; }

    public byte[][]? Blobs { get; set; }

    public List<decimal>? Prices { get; set; }

    public Colour[]? Colours { get; set; }

    public List<KeyValuePair<string, double>>? Pairs { get; set; }

    public List<Pixel?>? Pixels { get; set; }

    public ImmutableArray<int> Array { get; set; }

    public ImmutableArray<Word>? MaybeArray { get; set; }
}

public sealed class Kinds
{
    public IEnumerable<int>? Enumerable { get; set; }

    public IReadOnlyList<Word>? ReadOnlyList { get; set; }

    public ISet<string>? Set { get; set; }

    public HashSet<Word>? Hash { get; set; }

    public SortedSet<int>? Sorted { get; set; }

    public LinkedList<Word>? Linked { get; set; }

    public Queue<int>? Queue { get; set; }

    public Stack<int>? Stack { get; set; }

    public Collection<Word>? Collection { get; set; }

    public ObservableCollection<int>? Observable { get; set; }

    public ReadOnlyCollection<Word>? ReadOnly { get; set; }

    public ConcurrentQueue<int>? ConcurrentQueue { get; set; }

    public ConcurrentStack<int>? ConcurrentStack { get; set; }

    public ConcurrentBag<int>? ConcurrentBag { get; set; }

    public ImmutableList<Word>? ImmutableList { get; set; }

    public ImmutableHashSet<int>? ImmutableHash { get; set; }

    public ImmutableSortedSet<string>? ImmutableSorted { get; set; }

    public ImmutableQueue<int>? ImmutableQueue { get; set; }

    public ImmutableStack<int>? ImmutableStack { get; set; }

    public FrozenSet<int>? Frozen { get; set; }
}

public sealed class Maps
{
    public Dictionary<string, int>? Counts { get; set; }

    public Dictionary<Colour, Word?>? Gaps { get; set; }

    public Dictionary<long, string>? Names { get; set; }

    public Dictionary<Guid, Word?>? ById { get; set; }

    public SortedDictionary<double, List<int>?>? Lists { get; set; }

    public SortedList<int, decimal>? Prices { get; set; }

    public IReadOnlyDictionary<string, Dictionary<string, int>>? Nested { get; set; }

    public ReadOnlyDictionary<Word, bool>? ByWord { get; set; }

    public ConcurrentDictionary<string, Word>? Concurrent { get; set; }

    public ImmutableDictionary<int, string>? Immutable { get; set; }

    public ImmutableSortedDictionary<string, int>? Sorted { get; set; }

    public FrozenDictionary<string, int>? Frozen { get; set; }
}

public sealed class Strict
{
    public List<string> Texts { get; set; } = null!;

    public Dictionary<string, Word> Words { get; set; } = null!;
}

/// <summary>Members whose types are roots of their own.</summary>
public sealed class Roots
{
    public string? Text { get; set; }

    public List<Word>? Words { get; set; }
}
