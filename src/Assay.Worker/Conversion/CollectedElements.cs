using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Assay.Worker.Conversion;

/// <summary>
/// Fills objects of classes that derive from a collection of the runtime, without running any of their code: what a collection of that
/// class itself stores is given to them.
/// </summary>
public static class CollectedElements
{
    /// <summary>Gives an object of a derived class what a collection stores.</summary>
    /// <typeparam name="TCollection">The collection's class.</typeparam>
    /// <param name="collection">The collection, used no more.</param>
    public static void Give<TCollection>(TCollection collection, TCollection target)
        where TCollection : class => Give(Fields<TCollection>.Stored, collection, target);

    /// <summary>Gives an object the values of fields of another.</summary>
    internal static void Give(FieldInfo[] stored, object collection, object target)
    {
        foreach (var field in stored)
            field.SetValue(target, field.GetValue(collection));
    }

    /// <summary>The fields of a collection's class and its bases.</summary>
    internal static FieldInfo[] StoredBy(Type collection) => [.. FieldsOf(collection)];

    [UnconditionalSuppressMessage(
        "Trimming", "IL2070", Justification = "A collection of the runtime's own keeps the fields that its code uses.")]
    private static IEnumerable<FieldInfo> FieldsOf(Type? type)
    {
        for (; type is not null; type = type.BaseType)
        {
            foreach (var field in type.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                yield return field;
        }
    }

    private static class Fields<TCollection>
    {
        public static FieldInfo[] Stored { get; } = StoredBy(typeof(TCollection));
    }
}
