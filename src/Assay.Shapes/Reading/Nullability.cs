using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Nullable annotations as the compiler stores them: one byte for each reference in a type, in pre-order (0 unknown, 1 not null, 2 nullable).
/// See "Nullable Metadata" in the compiler's documentation.
/// </summary>
internal sealed class Nullability
{
    private const byte NotNull = 1;
    private readonly byte[] _flags;
    private int _next;

    private Nullability(byte[] flags) => _flags = flags;

    /// <summary>Nothing is known: every reference may be null.</summary>
    public static Nullability Unknown => new([0]);

    /// <summary>What stands in the place of a type parameter: its annotations are not known here, and none is worse than a false one.</summary>
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
        if (declared.IsPointer || declared.IsByRef || (declared.IsValueType && !declared.IsGenericType) || TypeNaming.DefinitionNameOf(declared) == "System.Nullable`1")
            return false;
        var flag = _flags.Length == 1 ? _flags[0] : _next < _flags.Length ? _flags[_next] : (byte)0;
        _next++;
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
