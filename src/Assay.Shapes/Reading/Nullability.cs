using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Nullable annotations as the compiler stores them: one byte for each reference in a type, in pre-order (0 unknown, 1 not null, 2
/// nullable). See "Nullable Metadata" in the compiler's documentation.
/// </summary>
internal sealed class Nullability
{
    private const byte NotNull = 1;
    private readonly byte[] flags;
    private int next;

    private Nullability(byte[] flags) => this.flags = flags;

    /// <summary>Nothing is known: every reference may be null.</summary>
    public static Nullability Unknown => new([0]);

    /// <summary>
    /// What stands in the place of a type parameter: its annotations are not known here, and none is worse than a false one.
    /// </summary>
    public static Nullability NeverNull => new([NotNull]);

    /// <summary>Annotations of a field, property or type (of its base type).</summary>
    public static Nullability Of(MemberInfo member) =>
        new(FlagsOf(member.GetCustomAttributesData()) ?? [member is Type ? (byte)0 : ContextOf(member.DeclaringType)]);

    /// <summary>Annotations of a constructor's parameter.</summary>
    public static Nullability Of(ParameterInfo parameter) =>
        new(FlagsOf(parameter.GetCustomAttributesData())
            ?? [ContextOf(parameter.Member.GetCustomAttributesData()) ?? ContextOf(parameter.Member.DeclaringType)]);

    /// <summary>Takes the byte of a type as it is written in its declaration, and says whether its reference may be null.</summary>
    public bool Next(Type declared)
    {
        if (declared.IsPointer
            || declared.IsByRef
            || (declared.IsValueType && !declared.IsGenericType) || TypeNaming.DefinitionNameOf(declared) == "System.Nullable`1")
            return false;
        var flag = flags.Length == 1 ? flags[0] : next < flags.Length ? flags[next] : (byte)0;
        next++;
        return !declared.IsValueType && flag != NotNull;
    }

    private static byte[]? FlagsOf(IEnumerable<CustomAttributeData> attributes) =>
        Argument(attributes, "System.Runtime.CompilerServices.NullableAttribute") switch
        {
            byte flag => [flag],
            IReadOnlyCollection<CustomAttributeTypedArgument> flags => [.. flags.Select(flag => (byte)flag.Value!)],
            _ => null,
        };

    private static byte ContextOf(Type? type)
    {
        for (; type is not null; type = type.DeclaringType)
        {
            if (ContextOf(type.GetCustomAttributesData()) is { } flag)
                return flag;
        }
        return 0;
    }

    private static byte? ContextOf(IEnumerable<CustomAttributeData> attributes) =>
        Argument(attributes, "System.Runtime.CompilerServices.NullableContextAttribute") as byte?;

    private static object? Argument(IEnumerable<CustomAttributeData> attributes, string name) =>
        attributes.FirstOrDefault(attribute => attribute.AttributeType.FullName == name)?.ConstructorArguments[0].Value;
}

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
