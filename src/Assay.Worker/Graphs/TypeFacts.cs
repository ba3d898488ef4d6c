using System.Collections;
using System.Collections.Concurrent;
using System.Numerics;

namespace Assay.Worker.Graphs;

/// <summary>What hash and comparer know about the objects of one runtime type.</summary>
internal sealed class TypeFacts
{
    private static readonly ConcurrentDictionary<Type, TypeFacts> Found = new();
    private static readonly HashSet<Type> ValueTypes =
    [
        typeof(string), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Guid),
        typeof(Half), typeof(Int128), typeof(UInt128), typeof(BigInteger),
    ];

    private TypeFacts(Type type)
    {
        Type? known = TextOfObjects.FindClass(type);
        Type? collection = CollectionTypes.FindOwn(type);
        IsText = known is not null;
        Kind = IsText || IsValue(type) ? NodeKind.Value
            : type.IsArray ? NodeKind.Array
            : WrapperTypes.IsWrapper(type) ? NodeKind.Wrapper
            : collection is not null ? CollectionTypes.KindOf(collection)
            : NodeKind.Members;
        Type = known ?? CollectionTypes.PublicClass(type);
        Collection = Kind is NodeKind.Sequence or NodeKind.Bag or NodeKind.Map ? collection : null;
        Members = Kind is NodeKind.Value or NodeKind.Array or NodeKind.Wrapper ? [] : [.. MembersOf(type, Collection)];
        CanonicalName = TypeNames.Canonical(Type);
    }

    /// <summary>The type that is compared: the runtime type, or the public class that the runtime hides it behind.</summary>
    public Type Type { get; }

    /// <summary>How objects of the type are looked into.</summary>
    public NodeKind Kind { get; }

    /// <summary>Whether a value of the kind <see cref="NodeKind.Value"/> is known by its text.</summary>
    public bool IsText { get; }

    /// <summary>The collection class of the runtime's own that the type is or derives from; null for all that is no such collection.</summary>
    public Type? Collection { get; }

    /// <summary>
    /// Fields of value kind before all others, so that what a node lost is told before what its children lost; among them those of base classes first.
    /// Of a class derived from a collection of the runtime's own only the ones added to it.
    /// </summary>
    public IReadOnlyList<Member> Members { get; }

    /// <summary>The type's name in the content hash.</summary>
    public string CanonicalName { get; }

    /// <summary>The facts of an object's runtime type.</summary>
    public static TypeFacts Of(object value) => Found.GetOrAdd(value.GetType(), static type => new TypeFacts(type));

    /// <summary>Whether it matters if two places hold the same object. Not for values and boxes, nor for empty collections that nobody can change and everybody shares.</summary>
    public bool HasIdentity(object value) => Kind switch
    {
        NodeKind.Value or NodeKind.Wrapper => false,
        NodeKind.Array => ((Array)value).Length > 0,
        NodeKind.Members => !Type.IsValueType,
        _ => !Type.IsValueType && !(CollectionTypes.IsReadOnly(Collection!) && CollectionReading.Count((IEnumerable)value) == 0),
    };

    private static bool IsValue(Type type) => type.IsPrimitive || type.IsEnum || ValueTypes.Contains(type);

    private static IEnumerable<Member> MembersOf(Type type, Type? end)
    {
        Stack<Type> chain = new();
        for (Type? current = type; current is not null && current != end; current = current.BaseType)
            chain.Push(current);
        return chain.SelectMany(Member.DeclaredIn).OrderBy(member => IsValue(member.Field.FieldType) ? 0 : 1);
    }
}
