using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads how a field asks to be marshalled.</summary>
internal static class MarshalReader
{
    /// <summary>What its attribute states; null where it has none.</summary>
    public static MarshalStatement? Read(FieldInfo field)
    {
        var attribute = field.GetCustomAttributesData().FirstOrDefault(found => found.AttributeType.FullName == "System.Runtime.InteropServices.MarshalAsAttribute");
        if (attribute is null)
            return null;
        return new MarshalStatement(
            NameOf(attribute.ConstructorArguments[0].Value),
            Value(attribute, nameof(MarshalAsAttribute.SizeConst)) is { } size && Number(size) > 0 ? Number(size) : null,
            Value(attribute, nameof(MarshalAsAttribute.ArraySubType)) is { } element && Number(element) > 0 ? NameOf(element) : null);
    }

    private static object? Value(CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.MemberName == name).Select(argument => argument.TypedValue.Value).FirstOrDefault();

    private static string NameOf(object? value) => ((UnmanagedType)Number(value)).ToString();

    private static int Number(object? value) => Convert.ToInt32(value, CultureInfo.InvariantCulture);
}
