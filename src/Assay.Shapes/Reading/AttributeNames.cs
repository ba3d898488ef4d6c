using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>Names the attributes that source code has written; three of them metadata keeps as flags.</summary>
internal static class AttributeNames
{
    private const FieldAttributes NotSerialized = (FieldAttributes)0x80;
    private const TypeAttributes Serializable = (TypeAttributes)0x2000;

    public static IReadOnlyList<string> Of(Type type) =>
        [.. Written(type).Concat(type.Attributes.HasFlag(Serializable) ? ["System.SerializableAttribute"] : []).Distinct()];

    public static IReadOnlyList<string> Of(FieldInfo field, PropertyInfo? property) =>
        [.. Written(field).Concat(property is null ? [] : Written(property)).Concat(Flags(field.Attributes)).Distinct()];

    private static IEnumerable<string> Flags(FieldAttributes flags)
    {
        if (flags.HasFlag(NotSerialized))
            yield return "System.NonSerializedAttribute";
        if (flags.HasFlag(FieldAttributes.HasFieldMarshal))
            yield return "System.Runtime.InteropServices.MarshalAsAttribute";
    }

    private static IEnumerable<string> Written(MemberInfo member) =>
        member.GetCustomAttributesData().Select(attribute => attribute.AttributeType.FullName ?? attribute.AttributeType.Name);
}
