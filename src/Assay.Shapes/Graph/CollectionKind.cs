namespace Assay.Shapes.Graph;

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
