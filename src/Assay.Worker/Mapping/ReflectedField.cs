using System.Reflection;

namespace Assay.Worker.Mapping;

/// <summary>
/// A field that emitted code reaches by reflection, looked up once: of a closed generic type, where unsafe accessors do not work on every runtime,
/// or of a type that C# cannot name.
/// </summary>
/// <typeparam name="TOwner">The type that declares the field.</typeparam>
/// <typeparam name="TField">The field's type, or <see cref="object"/> where C# cannot name it.</typeparam>
/// <param name="name">The field's name.</param>
public sealed class ReflectedField<TOwner, TField>(string name)
{
    private readonly FieldInfo _field = ReflectedFields.Find(typeof(TOwner), name);

    /// <summary>Whether the field holds a value type.</summary>
    internal bool IsValueType => _field.FieldType.IsValueType;

    /// <summary>Reads the field.</summary>
    public TField Get(in TOwner owner) => (TField)_field.GetValue(owner)!;

    /// <summary>Writes the field of an object.</summary>
    public void Set(TOwner owner, TField value) => _field.SetValue(owner, value);

    /// <summary>Writes the field of a struct.</summary>
    public void Set(ref TOwner owner, TField value)
    {
        object box = owner!;
        _field.SetValue(box, value);
        owner = (TOwner)box;
    }

    /// <summary>Maps the field's value, whose type only reflection knows.</summary>
    public object? Map(in TOwner owner, MapRun run)
    {
        var value = _field.GetValue(owner);
        return IsValueType ? run.ByValue(value) : run.Reference<object>(value);
    }
}
