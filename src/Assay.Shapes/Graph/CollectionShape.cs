namespace Assay.Shapes.Graph;

/// <summary>A sequence of elements.</summary>
public sealed class CollectionShape(TypeName typeName, CollectionKind kind, bool isValueType) : Shape(typeName)
{
    /// <summary>Which collection.</summary>
    public CollectionKind Kind { get; } = kind;

    /// <summary>Shape of an element.</summary>
    public Shape Element { get; internal set; } = null!;

    /// <summary>Whether an element's reference may be null by annotation or by missing annotation.</summary>
    public bool IsElementNullable { get; internal set; }

    /// <summary>Dimensions of an array; 1 elsewhere.</summary>
    public int Rank { get; init; } = 1;

    /// <inheritdoc/>
    public override bool IsValueType { get; } = isValueType;
}

#pragma warning disable CS1591 // Each member is the BCL type of its name.
/// <summary>The collections, each named as its BCL type; <see cref="Array"/> is <c>T[]</c> and <c>T[,]</c>.</summary>
public enum CollectionKind
{
    Array,
    List,
    IEnumerable,
    ICollection,
    IList,
    IReadOnlyCollection,
    IReadOnlyList,
    ISet,
    HashSet,
    SortedSet,
    LinkedList,
    Queue,
    Stack,
    Collection,
    ObservableCollection,
    ReadOnlyCollection,
    ConcurrentQueue,
    ConcurrentStack,
    ConcurrentBag,
    ImmutableArray,
    ImmutableList,
    ImmutableHashSet,
    ImmutableSortedSet,
    ImmutableQueue,
    ImmutableStack,
    FrozenSet,
}

/// <summary>A map from keys to values.</summary>
public sealed class DictionaryShape(TypeName typeName, DictionaryKind kind) : Shape(typeName)
{
    /// <summary>Which dictionary.</summary>
    public DictionaryKind Kind { get; } = kind;

    /// <summary>Shape of a key.</summary>
    public Shape Key { get; internal set; } = null!;

    /// <summary>Shape of a value.</summary>
    public Shape Value { get; internal set; } = null!;

    /// <summary>Whether a value's reference may be null by annotation or by missing annotation.</summary>
    public bool IsValueNullable { get; internal set; }

    /// <inheritdoc/>
    public override bool IsValueType => false;
}

#pragma warning disable CS1591 // Each member is the BCL type of its name.
/// <summary>The dictionaries, each named as its BCL type.</summary>
public enum DictionaryKind
{
    Dictionary,
    IDictionary,
    IReadOnlyDictionary,
    SortedDictionary,
    SortedList,
    ReadOnlyDictionary,
    ConcurrentDictionary,
    ImmutableDictionary,
    ImmutableSortedDictionary,
    FrozenDictionary,
}
