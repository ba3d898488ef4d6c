using System.Reflection;

namespace Assay.Worker.Graphs;

/// <summary>Reads every public property of a graph's objects, as a serializer may.</summary>
internal static class PropertyReading
{
    // A property that makes a new object of the same type each time has no end.
    private const int MostObjects = 1 << 20;

    /// <summary>Reads all properties of all objects; what a getter throws says nothing here.</summary>
    public static void ReadAll(object? root)
    {
        HashSet<object> met = new(ReferenceEqualityComparer.Instance);
        Stack<object?> open = new([root]);
        while (open.Count > 0 && met.Count < MostObjects)
        {
            if (open.Pop() is not { } value || TypeFacts.Of(value) is not { Kind: not NodeKind.Value } facts || !met.Add(value))
                continue;
            foreach (var child in HeldObjects.Of(value, facts, MembersOf(value, facts)))
                open.Push(child);
        }
    }

    // Properties of the runtime's own collections show their elements again.
    private static IEnumerable<object?> MembersOf(object value, TypeFacts facts)
    {
        var fields = facts.Members.Select(member => member.Field.GetValue(value));
        return CollectionTypes.IsOwn(facts.Type)
            ? fields
            : facts.Type.GetProperties(BindingFlags.Instance | BindingFlags.Public).Select(property => Read(property, value))
                .Concat(fields);
    }

    private static object? Read(PropertyInfo property, object value)
    {
        if (!property.CanRead || property.GetIndexParameters().Length > 0)
            return null;
        try
        {
            return property.GetValue(value);
        }
        catch (Exception exception) when (exception is TargetInvocationException or NotSupportedException)
        {
            return null;
        }
    }
}
