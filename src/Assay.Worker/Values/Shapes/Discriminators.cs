using System.Globalization;
using System.Reflection;

namespace Assay.Worker.Values.Shapes;

/// <summary>The short names that <c>[JsonDerivedType(typeof(Card), "card")]</c> gives to derived types; read by name, so that no serializer is loaded.</summary>
internal static class Discriminators
{
    private const string Attribute = "System.Text.Json.Serialization.JsonDerivedTypeAttribute";

    /// <summary>Whether a declared type gives a derived type this name.</summary>
    public static bool Fits(Type declared, Type derived, string name) =>
        declared.GetCustomAttributesData().Where(attribute => attribute.AttributeType.FullName == Attribute)
            .Select(attribute => attribute.ConstructorArguments)
            .Any(arguments => arguments.Count == 2 && Equals(arguments[0].Value, derived) && Text(arguments[1]) == name);

    private static string? Text(CustomAttributeTypedArgument argument) => Convert.ToString(argument.Value, CultureInfo.InvariantCulture);
}
