using System.Reflection;

namespace Assay.Worker.Mapping;

/// <summary>Finds fields by name.</summary>
internal static class ReflectedFields
{
    /// <summary>Finds the field that the type itself declares.</summary>
    /// <exception cref="MissingFieldException">The type declares no such field.</exception>
    public static FieldInfo Find(Type type, string name) =>
        type.GetField(name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
        ?? throw new MissingFieldException(type.FullName, name);
}
