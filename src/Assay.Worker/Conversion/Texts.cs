using System.Globalization;

namespace Assay.Worker.Conversion;

/// <summary>Values as texts, and back without loss.</summary>
public static class Texts
{
    /// <summary>A decimal with all its decimal places, zeros at the end included, and with the sign of a negative zero, which .NET leaves out.</summary>
    public static string Of(decimal value)
    {
        var text = value.ToString(CultureInfo.InvariantCulture);
        return value == 0 && decimal.IsNegative(value) && text[0] != '-' ? $"-{text}" : text;
    }

    /// <summary>The decimal of a text; zero for none.</summary>
    /// <exception cref="FormatException">The text is no decimal.</exception>
    public static decimal ToDecimal(string text)
    {
        if (string.IsNullOrEmpty(text))
            return 0;
        var value = decimal.Parse(text, NumberStyles.Number, CultureInfo.InvariantCulture);
        return value == 0 && text[0] == '-' && !decimal.IsNegative(value) ? decimal.Negate(value) : value;
    }

    /// <summary>The address of a text, absolute or relative.</summary>
    public static Uri ToUri(string text) => new(text, UriKind.RelativeOrAbsolute);
}
