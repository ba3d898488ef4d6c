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

    /// <summary>Whether it is an array of bytes.</summary>
    public bool IsBytes => this is { Kind: CollectionKind.Array, Rank: 1, Element: PrimitiveShape { Kind: PrimitiveKind.Byte } };

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

/// <summary>What follows from a kind alone.</summary>
public static class CollectionKinds
{
    /// <summary>The class that is usually made for an interface: a list or a set; a class itself.</summary>
    public static CollectionKind UsualOf(CollectionKind declared) => declared switch
    {
        CollectionKind.ISet => CollectionKind.HashSet,
        >= CollectionKind.IEnumerable and <= CollectionKind.IReadOnlyList => CollectionKind.List,
        _ => declared,
    };

    /// <inheritdoc cref="UsualOf(CollectionKind)"/>
    public static DictionaryKind UsualOf(DictionaryKind declared) =>
        declared is DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary ? DictionaryKind.Dictionary : declared;

    /// <summary>Whether it is a class that is made empty by its constructor and takes elements, from one thread or from several.</summary>
    public static bool IsGrown(CollectionKind kind) =>
        kind is CollectionKind.List or (>= CollectionKind.HashSet and <= CollectionKind.ObservableCollection) || IsConcurrent(kind);

    /// <inheritdoc cref="IsGrown(CollectionKind)"/>
    public static bool IsGrown(DictionaryKind kind) =>
        kind is DictionaryKind.Dictionary
            or DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ConcurrentDictionary;

    /// <summary>Whether several threads may use it.</summary>
    public static bool IsConcurrent(CollectionKind kind) => kind is >= CollectionKind.ConcurrentQueue and <= CollectionKind.ConcurrentBag;
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
