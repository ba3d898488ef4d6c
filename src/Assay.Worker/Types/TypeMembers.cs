using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>All members that store something, base classes first, in the order of declaration.</summary>
internal static class TypeMembers
{
    /// <summary>
    /// The members of a class or struct; none of a class of the runtime that it derives from, which has made them itself.
    /// </summary>
    public static IReadOnlyList<Member> Of(Type type) => [.. ChainOf(type).SelectMany(Member.DeclaredIn)];

    /// <summary>The pointers among them, which are no members: what they point to is not the object's.</summary>
    public static IReadOnlyList<Member> PointersOf(Type type) => [.. ChainOf(type).SelectMany(Member.PointersIn)];

    private static Stack<Type> ChainOf(Type type)
    {
        Stack<Type> chain = new();
        for (var current = type; current is not null && (current == type || !CollectionTypes.IsOwn(current)); current = current.BaseType)
            chain.Push(current);
        return chain;
    }
}

/// <summary>Types whose objects cannot be made from members, for the reasons that shapes give too.</summary>
internal static class UnreadableTypes
{
    /// <summary>
    /// Why a type that is neither a value nor a collection has no members to fill, such as <c>is a delegate</c>; null where it has.
    /// </summary>
    public static string? Reason(Type type)
    {
        if (type.IsPointer
            || type.IsByRef
            || type.IsFunctionPointer || type == typeof(nint) || type == typeof(nuint) || typeof(SafeHandle).IsAssignableFrom(type))
            return "is a pointer or a native handle";
        if (typeof(Delegate).IsAssignableFrom(type))
            return "is a delegate";
        if (type.IsByRefLike)
            return "is a ref struct";
        if (type.IsDefined(typeof(InlineArrayAttribute), inherit: false))
            return "is an inline array";
        if (IsTuple(type))
            return null;
        if (CollectionTypes.IsOwn(type))
            return "is a type of the runtime that Assay does not look into";
        return RuntimeBases.Of(type) is not { } foreign ? null
            : !RuntimeBases.IsComparable(foreign)
            ? $"derives from {TypeNames.Short(foreign)}, a type of the runtime that Assay does not look into"
            : RuntimeBases.CanMake(type) ? null
            : $"derives from {TypeNames.Short(foreign)} and has no constructor without parameters";
    }

    private static bool IsTuple(Type type) => typeof(ITuple).IsAssignableFrom(type)
        || (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>));
}
