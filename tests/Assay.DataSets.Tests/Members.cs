using System.Collections.Concurrent;
using System.Reflection;

namespace Assay.DataSets.Tests;

/// <summary>The members of an object, private ones included, in the order of their declaration.</summary>
internal static class Members
{
    private static readonly ConcurrentDictionary<Type, IReadOnlyList<FieldInfo>> Known = new();

    public static IReadOnlyList<FieldInfo> Of(Type type) => Known.GetOrAdd(type, static type =>
        [.. type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).OrderBy(static field => field.MetadataToken)]);
}
