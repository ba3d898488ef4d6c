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
