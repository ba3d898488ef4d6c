using System.Collections;
using System.Collections.Specialized;
using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Core.Workloads;

namespace Assay.Worker.Graphs;

/// <summary>Objects of the runtime's own that are known by a text; their fields are caches and handles.</summary>
internal static class TextOfObjects
{
    private static readonly Dictionary<Type, Func<object, string>> Known = new()
    {
        [typeof(Uri)] = value => ((Uri)value).OriginalString,
        [typeof(Version)] = value => value.ToString()!,
        [typeof(Type)] = value => TypeNames.Canonical((Type)value),
        [typeof(MemberInfo)] = value => value.ToString()!,
        [typeof(Assembly)] = value => ((Assembly)value).GetName().Name!,

        // A delegate is there or not; no serializer here carries code.
        [typeof(Delegate)] = _ => "",
    };

    /// <summary>The class under which a type is known by its text; null for all others.</summary>
    public static Type? FindClass(Type type)
    {
        if (RuntimeText.Find(type) is not null)
            return RuntimeValues.ClassOf(type);
        for (var candidate = type; candidate is not null; candidate = candidate.BaseType)
            if (Known.ContainsKey(candidate) || IsXml(candidate))
                return candidate;
        return RuntimeComparers.FindClass(type);
    }

    /// <summary>The text of an object of such a class.</summary>
    public static string Read(Type knownClass, object value) => Known.TryGetValue(knownClass, out var text)
        ? text(value)
        : RuntimeText.Find(knownClass) is { } known ? known.Of(value)
        : RuntimeComparers.FindClass(knownClass) is not null ? RuntimeComparers.Name(value)
        : knownClass.GetProperty("OuterXml")?.GetValue(value) as string ?? value.ToString() ?? "";

    // By name: a worker does not load the XML libraries for data sets that have none.
    private static bool IsXml(Type type) => type.FullName is "System.Xml.XmlNode" or "System.Xml.Linq.XObject";
}

/// <summary>Types of the runtime's own around another object, whose fields say nothing.</summary>
internal static class WrapperTypes
{
    /// <summary>Whether a type is such a wrapper.</summary>
    public static bool IsWrapper(Type type) => typeof(NameValueCollection).IsAssignableFrom(type) || IsStructCollection(type)
        || (type.IsGenericType && IsGenericWrapper(type.GetGenericTypeDefinition()));

    /// <summary>What is looked at in its place. Null for a default that holds nothing.</summary>
    public static object? Unwrap(object wrapper)
    {
        var type = wrapper.GetType();
        if (wrapper is NameValueCollection names)
            return Array.ConvertAll(names.AllKeys, key => new KeyValuePair<string?, string[]?>(key, names.GetValues(key)));
        if (IsStructCollection(type))
            return wrapper.Equals(Activator.CreateInstance(type)) ? null : ((IEnumerable)wrapper).Cast<object?>().ToArray();
        var open = type.GetGenericTypeDefinition();
        return open == typeof(Lazy<>) ? type.GetProperty("Value")!.GetValue(wrapper)
            : open == typeof(PriorityQueue<,>) ? type.GetProperty("UnorderedItems")!.GetValue(wrapper)
            : type.GetMethod("ToArray", Type.EmptyTypes)!.Invoke(wrapper, null);
    }

    // The default of such a structure (ImmutableArray, ArraySegment) cannot even be enumerated.
    private static bool IsStructCollection(Type type) => type.IsValueType && CollectionTypes.FindOwn(type) == type;

    private static bool IsGenericWrapper(Type open) => open == typeof(Lazy<>) || open == typeof(PriorityQueue<,>)
        || open == typeof(Memory<>) || open == typeof(ReadOnlyMemory<>);
}

/// <summary>Arrays of numbers as the bytes they are.</summary>
internal static class PrimitiveArrays
{
    /// <summary>All elements of an array whose elements are primitive, as they lie in memory.</summary>
    public static ReadOnlySpan<byte> Bytes(Array array)
    {
#if NET
        return MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array));
#else
        byte[] bytes = new byte[Buffer.ByteLength(array)];
        Buffer.BlockCopy(array, 0, bytes, 0, bytes.Length);
        return bytes;
#endif
    }

    /// <summary>The first element that is not the same bit by bit, as a position in memory order; -1 where all are.</summary>
    public static int FirstDifference(Array expected, Array actual)
    {
        var bytes = Bytes(expected);
        var same = bytes.CommonPrefixLength(Bytes(actual));
        return same == bytes.Length ? -1 : same / (bytes.Length / expected.Length);
    }
}
