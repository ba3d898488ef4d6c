using System.Reflection;

namespace Assay.DataSets.Tests;

/// <summary>The members of an object, private ones included, in the order of their declaration.</summary>
internal static class Members
{
    public static IEnumerable<FieldInfo> Of(Type type) => type
        .GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
        .OrderBy(static field => field.MetadataToken);
}
