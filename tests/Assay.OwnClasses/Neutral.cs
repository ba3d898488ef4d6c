namespace OwnClasses;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class AdoptAttribute : Attribute;

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class ItemAttribute(int number) : Attribute
{
    public int Number => number;
}

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class DatumAttribute : Attribute;

[AttributeUsage(AttributeTargets.Constructor)]
internal sealed class MakerAttribute : Attribute;

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class SkipAttribute : Attribute;
