namespace Assay.Worker.Mapping;

/// <summary>Enums that C# cannot name, on one side or both.</summary>
internal sealed class ReflectedEnumMap(Type source, Type target) : TypeMap(source)
{
    internal override object Create(object source) => Enum.ToObject(target, source);

    internal override bool IsLeaf => true;

    internal override object ByValue(object source, MapRun run) => Create(source);
}
