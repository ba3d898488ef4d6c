namespace Assay.Worker.Mapping;

/// <summary>Immutable values that both sides share: boxed primitives, strings, addresses, enums without a contract of their own.</summary>
internal sealed class SameMap(Type source) : TypeMap(source)
{
    public static SameMap Instance { get; } = new(typeof(string));

    internal override bool IsSame => true;
}
