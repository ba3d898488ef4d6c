using System.Globalization;
using System.Reflection;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads enums.</summary>
internal static class EnumReader
{
    public static EnumShape Read(Type type, TypeName name)
    {
        var underlying = type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)[0].FieldType;
        RuntimeTypes.IsPrimitive(underlying.FullName ?? "", out var kind);
        var isFlags = type.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == "System.FlagsAttribute");
        var values = type.GetFields(BindingFlags.Static | BindingFlags.Public)
            .OrderBy(field => field.MetadataToken)
            .Select(field => new EnumValue(field.Name, Convert.ToString(field.GetRawConstantValue(), CultureInfo.InvariantCulture)!));
        return new EnumShape(name, kind, isFlags, Accessibility.Of(type), [.. values]) { IsNameable = type.IsVisible, Attributes = AttributeNames.Of(type) };
    }
}
