using System.Collections;
using System.Collections.Concurrent;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Workloads;

namespace Assay.Worker.Graphs;

/// <summary>What hash and comparer know about the objects of one runtime type.</summary>
internal sealed class TypeFacts
{
    private static readonly ConcurrentDictionary<Type, TypeFacts> Found = new();
    private static readonly HashSet<Type> ValueTypes =
    [
        typeof(string), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly),
        typeof(Guid),
        typeof(Half), typeof(Int128), typeof(UInt128), typeof(BigInteger),
    ];

    private TypeFacts(Type type)
    {
        var known = TextOfObjects.FindClass(type);
        var collection = CollectionTypes.FindOwn(type);
        IsText = known is not null;
        Kind = IsText || IsValue(type) ? NodeKind.Value
            : type.IsArray ? NodeKind.Array
            : WrapperTypes.IsWrapper(type) ? NodeKind.Wrapper
            : collection is not null ? CollectionTypes.KindOf(collection)
            : NodeKind.Members;
        Type = known ?? CollectionTypes.PublicClass(type);
        Collection = Kind is NodeKind.Sequence or NodeKind.Bag or NodeKind.Map ? collection : null;
        Members = Kind is NodeKind.Value or NodeKind.Array or NodeKind.Wrapper ? [] : [.. MembersOf(type, Collection)];
        Pointers = Kind == NodeKind.Members ? [.. ChainOf(type, null).SelectMany(Member.PointersIn)] : [];
        CanonicalName = TypeNames.Canonical(Type);
        EnsureKnown(type);
    }

    /// <summary>The type that is compared: the runtime type, or the public class that the runtime hides it behind.</summary>
    public Type Type { get; }

    /// <summary>How objects of the type are looked into.</summary>
    public NodeKind Kind { get; }

    /// <summary>Whether a value of the kind <see cref="NodeKind.Value"/> is known by its text.</summary>
    public bool IsText { get; }

    /// <summary>
    /// The collection class of the runtime's own that the type is or derives from; null for all that is no such collection.
    /// </summary>
    public Type? Collection { get; }

    /// <summary>
    /// Fields of value kind before all others, so that what a node lost is told before what its children lost; among them those of base
    /// classes first. Of a class derived from a collection of the runtime's own only the ones added to it.
    /// </summary>
    public IReadOnlyList<Member> Members { get; }

    /// <summary>Fields of pointers: what they point to is not the object's, but where they point is its value.</summary>
    public IReadOnlyList<Member> Pointers { get; }

    /// <summary>The type's name in the content hash.</summary>
    public string CanonicalName { get; }

    /// <summary>The facts of an object's runtime type.</summary>
    public static TypeFacts Of(object value) => Found.GetOrAdd(value.GetType(), static type => new TypeFacts(type));

    /// <summary>
    /// Whether it matters if two places hold the same object. Not for values and boxes, nor for empty collections that nobody can change
    /// and everybody shares.
    /// </summary>
    public bool HasIdentity(object value) => Kind switch
    {
        NodeKind.Value or NodeKind.Wrapper => false,
        NodeKind.Array => ((Array)value).Length > 0,
        NodeKind.Members => !Type.IsValueType,
        _ => !Type.IsValueType && !(CollectionTypes.IsReadOnly(Collection!) && CollectionReading.Count((IEnumerable)value) == 0),
    };

    /// <summary>
    /// Refuses a class of the runtime's own that nobody looks into: its fields are caches and handles. And one whose fields were trimmed:
    /// its values would all be equal.
    /// </summary>
    private void EnsureKnown(Type type)
    {
        if (Kind == NodeKind.Members && ClosedClasses.Has(type))
            throw new LimitOfAssayException(
                $"Assay cannot compare this: the value holds a {TypeNames.Short(type)}, a type of the runtime that Assay does not look "
                    + "into.");
        if (NativeProgram.IsThis && Kind == NodeKind.Members && Members.Count == 0 && type != typeof(object) && CollectionTypes.IsOwn(type))
            throw new LimitOfAssayException(
                $"Values of {type} cannot be compared in a native program: its fields are trimmed. Add it to "
                    + "eng/Assay.Adapter.Native.xml.");
    }

    private static bool IsValue(Type type) => type.IsPrimitive || type.IsEnum || ValueTypes.Contains(type);

    private static Stack<Type> ChainOf(Type type, Type? end)
    {
        Stack<Type> chain = new();
        for (var current = type; current is not null && current != end; current = current.BaseType)
            chain.Push(current);
        return chain;
    }

    private static IEnumerable<Member> MembersOf(Type type, Type? end)
    {
        Member[] members = [.. ChainOf(type, end).SelectMany(Member.DeclaredIn)];
        return members.Select(
            (member, index) => IsHidden(member, members.Skip(index + 1))
                ? member with { Name = $"{TypeNames.Short(member.Field.DeclaringType!)}.{member.Name}" }
                : member)
            .OrderBy(member => IsValue(member.Field.FieldType) ? 0 : 1);
    }

    // Paths name the declaring type where a derived class has the name again.
    private static bool IsHidden(Member member, IEnumerable<Member> later) =>
        later.Any(other => other.Name == member.Name && other.Field.DeclaringType != member.Field.DeclaringType);
}

/// <summary>Classes of the runtime's own whose fields say nothing of what a value means.</summary>
internal static class ClosedClasses
{
    private static readonly Type[] Open = [typeof(ITuple), typeof(Exception), typeof(EventArgs), typeof(SafeHandle),
        typeof(IEqualityComparer), typeof(IComparer)];

    /// <summary>Whether a type is one of them. Structs are looked into: what they refer to is asked about itself.</summary>
    public static bool Has(Type type) =>
        !type.IsValueType
            && type != typeof(object)
            && CollectionTypes.IsOwn(type) && type.IsVisible && !Array.Exists(Open, known => known.IsAssignableFrom(type));
}

/// <summary>How an object of a graph is looked into.</summary>
internal enum NodeKind
{
    /// <summary>As one value: numbers, strings, dates, and what is best known by its text.</summary>
    Value,

    /// <summary>As an array: bounds and elements.</summary>
    Array,

    /// <summary>As a collection of the runtime's own whose order counts: elements, not internals.</summary>
    Sequence,

    /// <summary>As a set or bag of the runtime's own: elements whose order does not count.</summary>
    Bag,

    /// <summary>As a dictionary of the runtime's own: keys and values.</summary>
    Map,

    /// <summary>As something around another object, which is looked at in its place.</summary>
    Wrapper,

    /// <summary>By its fields.</summary>
    Members,
}

/// <summary>A field, under the name that the user knows.</summary>
/// <param name="Name">The property's name where the field stands behind one, otherwise the field's.</param>
internal sealed record Member(string Name, FieldInfo Field)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // The others are traces of where it was thrown, and what its text is made of.
    private static readonly HashSet<string> DataOfExceptions = ["_message", "_data", "_innerException", "_helpURL", "_HResult"];

    // FieldAttributes.NotSerialized, which is obsolete as a name alone.
    private const FieldAttributes NotSerialized = (FieldAttributes)0x80;

    /// <summary>How people name it: <c>Order.Secret</c>.</summary>
    public string FullName => $"{TypeNames.Short(Field.DeclaringType!)}.{Name}";

    /// <summary>Whether everybody can read it: a public field, or one behind a property with a public getter.</summary>
    public bool IsPublic => Field.IsPublic || Array.Exists(
        Field.DeclaringType!.GetProperties(Declared), property => property.Name == Name && property.GetMethod is { IsPublic: true });

    /// <summary>
    /// All instance fields with data that a type declares itself, in the order of declaration; events and what its author excluded from
    /// serialization are none.
    /// </summary>
    public static IEnumerable<Member> DeclaredIn(Type type)
    {
        var events = type.GetEvents(Declared).Select(found => found.Name).ToHashSet(StringComparer.Ordinal);
        return type.GetFields(Declared)
            .Where(field => !field.FieldType.IsPointer
                && !field.FieldType.IsFunctionPointer && (type != typeof(Exception) || DataOfExceptions.Contains(field.Name)))
            .Where(field => !field.Attributes.HasFlag(NotSerialized)
                && !(field.FieldType.IsAssignableTo(typeof(Delegate)) && BackingField.IsOfEvent(field, events)))
            .OrderBy(PositionOf)
            .Select(Of);
    }

    /// <summary>All instance fields of a pointer that a type declares itself.</summary>
    public static IEnumerable<Member> PointersIn(Type type) =>
        type.GetFields(Declared)
            .Where(field => (field.FieldType.IsPointer || field.FieldType.IsFunctionPointer)
                && !field.Attributes.HasFlag(NotSerialized)).Select(Of);

    /// <summary>Where a field that is a pointer points, in an object.</summary>
    public nint AddressIn(object holder) => Field.GetValue(holder) switch
    {
        Pointer pointer => AddressOf(pointer),
        nint address => address,
        _ => 0,
    };

    private static unsafe nint AddressOf(Pointer pointer) => (nint)Pointer.Unbox(pointer);

    /// <summary>
    /// Where a field stands among those of its type: tokens count in the order of declaration, and without them reflection gives that order
    /// itself.
    /// </summary>
    public static int PositionOf(FieldInfo field) => NativeProgram.IsThis ? 0 : field.MetadataToken;

    private static Member Of(FieldInfo field) =>
        new((BackingField.PropertyOf(field) ?? OwnField.PropertyOf(field))?.Name ?? NameOf(field), field);

    // Names that the compiler makes: <Title>k__BackingField, <title>P of a primary constructor, <Title>i__Field of an anonymous type; and
    // those of tuples and pairs.
    private static string NameOf(FieldInfo field)
    {
        var name = field.Name;
        var end = name.LastIndexOf('>');
        if (name.StartsWith('<') && end > 1)
            return name[1..end];
        if (name.StartsWith("m_Item", StringComparison.Ordinal))
            return name[2..];
        return field.DeclaringType is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
            ? char.ToUpperInvariant(name[0]) + name[1..]
            : name;
    }
}
