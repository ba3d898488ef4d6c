using System.Collections;
using System.Collections.Specialized;

namespace Assay.Worker.Graphs;

/// <summary>Types of the runtime's own around another object, whose fields say nothing.</summary>
internal static class WrapperTypes
{
    /// <summary>Whether a type is such a wrapper.</summary>
    public static bool IsWrapper(Type type) => typeof(NameValueCollection).IsAssignableFrom(type) || IsStructCollection(type)
        || (type.IsGenericType && IsGenericWrapper(type.GetGenericTypeDefinition()));

    /// <summary>What is looked at in its place. Null for a default that holds nothing.</summary>
    public static object? Unwrap(object wrapper)
    {
        Type type = wrapper.GetType();
        if (wrapper is NameValueCollection names)
            return Array.ConvertAll(names.AllKeys, key => new KeyValuePair<string?, string[]?>(key, names.GetValues(key)));
        if (IsStructCollection(type))
            return wrapper.Equals(Activator.CreateInstance(type)) ? null : ((IEnumerable)wrapper).Cast<object?>().ToArray();
        Type open = type.GetGenericTypeDefinition();
        return open == typeof(Lazy<>) ? type.GetProperty("Value")!.GetValue(wrapper)
            : open == typeof(PriorityQueue<,>) ? type.GetProperty("UnorderedItems")!.GetValue(wrapper)
            : type.GetMethod("ToArray", Type.EmptyTypes)!.Invoke(wrapper, null);
    }

    // The default of such a structure (ImmutableArray, ArraySegment) cannot even be enumerated.
    private static bool IsStructCollection(Type type) => type.IsValueType && CollectionTypes.FindOwn(type) == type;

    private static bool IsGenericWrapper(Type open) => open == typeof(Lazy<>) || open == typeof(PriorityQueue<,>)
        || open == typeof(Memory<>) || open == typeof(ReadOnlyMemory<>);
}
