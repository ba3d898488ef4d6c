using System.Globalization;

namespace Assay.Worker.Conversion;

/// <summary>Values as texts, and back without loss.</summary>
public static class Texts
{
    /// <summary>A decimal with all its decimal places, zeros at the end included.</summary>
    public static string Of(decimal value) => value.ToString(CultureInfo.InvariantCulture);

    /// <summary>The decimal of a text; zero for none.</summary>
    /// <exception cref="FormatException">The text is no decimal.</exception>
    public static decimal ToDecimal(string text) =>
        string.IsNullOrEmpty(text) ? 0 : decimal.Parse(text, NumberStyles.Number, CultureInfo.InvariantCulture);

    /// <summary>The address of a text, absolute or relative.</summary>
    public static Uri ToUri(string text) => new(text, UriKind.RelativeOrAbsolute);
}
