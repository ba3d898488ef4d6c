namespace Neutral;

// What the classes' marks mean where a library has no attribute for them: nothing.

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

[AttributeUsage(AttributeTargets.Class)]
internal sealed class OldAttribute : Attribute;
