using System.Collections;
using System.Collections.Specialized;
using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>Classes of the runtime that a user's class derives from: only their own constructors make them usable.</summary>
internal static class RuntimeBases
{
    private const BindingFlags Constructors = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private static readonly Type[] Comparable = [typeof(Exception), typeof(EventArgs), typeof(IList), typeof(IDictionary),
        typeof(NameValueCollection), typeof(Queue), typeof(Stack)];

    /// <summary>
    /// The nearest class of the runtime that a user's type derives from; null for <see cref="object"/> and <see cref="ValueType"/>.
    /// </summary>
    public static Type? Of(Type type)
    {
        var foreign = type.BaseType;
        while (foreign is not null && !CollectionTypes.IsOwn(foreign))
            foreign = foreign.BaseType;
        return foreign is null || foreign == typeof(object) || foreign == typeof(ValueType) ? null : foreign;
    }

    /// <summary>Whether what such a class holds is compared.</summary>
    public static bool IsComparable(Type foreign) => foreign == typeof(MarshalByRefObject) || Array.Exists(
        Comparable, known => known.IsAssignableFrom(foreign)) || CollectionTypes.FindOwn(foreign) is not null;

    /// <summary>Whether an object of a class that derives from one of them, or from the class where it is abstract, can be made.</summary>
    public static bool CanMake(Type type) => type.IsAbstract || IsWithoutState(type) || Without(type) is not null;

    /// <summary>
    /// Makes an object: by the constructor without parameters where a class of the runtime has state of its own, otherwise without running
    /// code.
    /// </summary>
    public static object Make(Type type) =>
        Of(type) is null || IsWithoutState(type) ? RuntimeHelpers.GetUninitializedObject(type) : Without(type)!.Invoke(null);

    private static bool IsWithoutState(Type type) =>
        Of(type) is { } foreign && (foreign == typeof(EventArgs) || foreign == typeof(MarshalByRefObject));

    private static ConstructorInfo? Without(Type type) => type.GetConstructor(Constructors, null, Type.EmptyTypes, null);
}
