using System.Collections;
using System.Collections.Concurrent;

namespace Assay.Worker.Graphs;

/// <summary>
/// Where a member is declared as an interface of collections, its author leaves the implementation open: one may stand for another. It must
/// do what the interface promises, so a collection that can be changed is not replaced by one that cannot, and keys are found as before.
/// Where a collection of .NET was meant, one of a class that derives from it is one, too.
/// </summary>
internal static class OtherImplementation
{
    private static readonly HashSet<Type> Faces =
    [
        typeof(IEnumerable), typeof(ICollection), typeof(IList), typeof(IDictionary), typeof(IEnumerable<>), typeof(ICollection<>),
        typeof(IList<>), typeof(ISet<>),
        typeof(IDictionary<,>), typeof(IReadOnlyCollection<>), typeof(IReadOnlyList<>), typeof(IReadOnlySet<>),
        typeof(IReadOnlyDictionary<,>),
    ];

    // What promises no Add.
    private static readonly HashSet<Type> ReadOnlyFaces =
    [
        typeof(IEnumerable), typeof(ICollection), typeof(IEnumerable<>), typeof(IReadOnlyCollection<>), typeof(IReadOnlyList<>),
        typeof(IReadOnlySet<>), typeof(IReadOnlyDictionary<,>),
    ];

    /// <summary>How the elements of both are compared; null where the one may not stand for the other.</summary>
    /// <param name="declared">The type that the place declares; null where nothing says it.</param>
    /// <param name="expected">The collection that was meant.</param>
    /// <param name="actual">The collection that came back.</param>
    public static NodeKind? KindOf(Type? declared, object expected, object actual)
    {
        if (actual.GetType().IsSubclassOf(expected.GetType()))
            return TypeFacts.Of(expected) is { Collection: not null, Members.Count: 0 } facts
                && (facts.Kind == NodeKind.Sequence || FindAlike(expected, actual)) ? facts.Kind : null;
        if (declared is not { IsInterface: true }
            || Open(declared) is not Type face || !Faces.Contains(face) || !declared.IsInstanceOfType(actual))
            return null;
        if (ElementsOf(expected) is not NodeKind kind || ElementsOf(actual) is not NodeKind other)
            return null;
        var isReadOnlyFace = ReadOnlyFaces.Contains(face);
        if (!isReadOnlyFace && IsReadOnly(actual) && !IsReadOnly(expected))
            return null;
        // Of a set behind an interface that promises neither order nor uniqueness the elements count.
        if (kind == NodeKind.Bag && other == NodeKind.Sequence && isReadOnlyFace)
            return NodeKind.Bag;
        return kind == other && (kind == NodeKind.Sequence || FindAlike(expected, actual)) ? kind : null;
    }

    private static NodeKind? ElementsOf(object value) => TypeFacts.Of(value) switch
    {
        { Kind: NodeKind.Array } => ((Array)value).Rank == 1 ? NodeKind.Sequence : null,
        { Collection: not null, Members.Count: 0 } facts => facts.Kind,
        _ => IsMadeByCompiler(value) ? NodeKind.Sequence : null,
    };

    // What a collection expression makes where an interface without Add is asked for: <>z__ReadOnlyArray`1 and its like.
    private static bool IsMadeByCompiler(object value) =>
        value is IEnumerable && value.GetType().Name.StartsWith("<>z__ReadOnly", StringComparison.Ordinal);

    private static bool IsReadOnly(object value) =>
        value is Array || IsMadeByCompiler(value) || CollectionTypes.IsReadOnly(TypeFacts.Of(value).Type);

    private static bool FindAlike(object expected, object actual)
    {
        var meant = CollectionReading.Comparer(expected, TypeFacts.Of(expected).Collection!);
        var found = CollectionReading.Comparer(actual, TypeFacts.Of(actual).Collection!);
        return ComparerComparison.Agree(meant, found) || (meant is null && IsOrdinary(found)) || (found is null && IsOrdinary(meant));
    }

    // A view, such as ReadOnlyDictionary, does not say what it compares by.
    private static bool IsOrdinary(object? comparer) =>
        comparer is IEqualityComparer && comparer.GetType().Namespace == "System.Collections.Generic";

    private static Type Open(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;
}

/// <summary>The types that a collection declares for what it holds.</summary>
/// <param name="Element">That of elements; null where nothing says it.</param>
/// <param name="Key">That of keys; null for what is no dictionary.</param>
/// <param name="Value">That of values; null for what is no dictionary.</param>
internal readonly record struct ElementTypes(Type? Element, Type? Key, Type? Value)
{
    private static readonly ConcurrentDictionary<Type, ElementTypes> Found = new();

    /// <summary>Those of a collection's runtime type.</summary>
    public static ElementTypes Of(IEnumerable collection) => Found.GetOrAdd(collection.GetType(), static type => Find(type));

    private static ElementTypes Find(Type type)
    {
        var element = type.IsArray
            ? type.GetElementType()
            : type.GetInterfaces()
                .FirstOrDefault(
                    face => face.IsGenericType && face.GetGenericTypeDefinition() == typeof(IEnumerable<>))?.GetGenericArguments()[0];
        return element is { IsGenericType: true } && element.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
            ? new ElementTypes(element, element.GetGenericArguments()[0], element.GetGenericArguments()[1])
            : new ElementTypes(element, null, null);
    }
}
