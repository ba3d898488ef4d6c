using System.Reflection;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Mapping;

/// <summary>Classes, structs and tuples that C# cannot name, on one side or both: every field by reflection.</summary>
internal sealed class ReflectedMap(Type source, Type target, IReadOnlyList<(FieldInfo From, FieldInfo To)> fields) : TypeMap(source)
{
    internal override object Create(object source) => RuntimeHelpers.GetUninitializedObject(target);

    internal override void Fill(object source, object target, MapRun run)
    {
        foreach (var (from, to) in fields)
        {
            var value = from.GetValue(source);
            to.SetValue(target, from.FieldType.IsValueType ? run.ByValue(value) : run.Reference<object>(value));
        }
    }

    internal override object ByValue(object source, MapRun run)
    {
        var box = Create(source);
        Fill(source, box, run);
        return box;
    }
}

/// <summary>
/// A field that emitted code reaches by reflection, looked up once: of a closed generic type, where unsafe accessors do not work on every
/// runtime, or of a type that C# cannot name.
/// </summary>
/// <typeparam name="TOwner">The type that declares the field.</typeparam>
/// <typeparam name="TField">The field's type, or <see cref="object"/> where C# cannot name it.</typeparam>
public sealed class ReflectedField<TOwner, TField>(string name)
{
    private readonly FieldInfo reflected = ReflectedFields.Find(typeof(TOwner), name);

    /// <summary>Whether the field holds a value type.</summary>
    internal bool IsValueType => reflected.FieldType.IsValueType;

    /// <summary>Reads the field.</summary>
    public TField Get(in TOwner owner) => (TField)reflected.GetValue(owner)!;

    /// <summary>Writes the field of an object.</summary>
    public void Set(TOwner owner, TField value) => reflected.SetValue(owner, value);

    /// <summary>Writes the field of a struct.</summary>
    public void Set(ref TOwner owner, TField value)
    {
        object box = owner!;
        reflected.SetValue(box, value);
        owner = (TOwner)box;
    }

    /// <summary>Maps the field's value, whose type only reflection knows.</summary>
    public object? Map(in TOwner owner, MapRun run)
    {
        var value = reflected.GetValue(owner);
        return IsValueType ? run.ByValue(value) : run.Reference<object>(value);
    }
}

/// <summary>Finds fields by name.</summary>
internal static class ReflectedFields
{
    /// <summary>Finds the field that the type itself declares.</summary>
    public static FieldInfo Find(Type type, string name) =>
        type.GetField(name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
        ?? throw new MissingFieldException(type.FullName, name);
}

/// <summary>Element maps for elements that only reflection can name.</summary>
internal static class ReflectedValues
{
    /// <summary>Makes the <see cref="ValueMap{TSource, TTarget}"/> of two types.</summary>
    public static Delegate MapOf(Type source, Type target) => typeof(ReflectedValues)
        .GetMethod(nameof(Map), BindingFlags.Static | BindingFlags.NonPublic)!
        .MakeGenericMethod(source, target)
        .CreateDelegate(typeof(ValueMap<,>).MakeGenericType(source, target));

    private static TTarget Map<TSource, TTarget>(TSource source, MapRun run) =>
        (TTarget)(typeof(TSource).IsValueType ? run.ByValue(source) : run.Reference<object>(source))!;
}

/// <summary>Enums that C# cannot name, on one side or both.</summary>
internal sealed class ReflectedEnumMap(Type source, Type target) : TypeMap(source)
{
    internal override object Create(object source) => Enum.ToObject(target, source);

    internal override bool IsLeaf => true;

    internal override object ByValue(object source, MapRun run) => Create(source);
}
