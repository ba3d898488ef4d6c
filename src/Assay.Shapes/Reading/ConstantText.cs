using System.Globalization;
using Assay.Core.CSharp;

namespace Assay.Shapes.Reading;

/// <summary>Constants of metadata as C# writes them. An integer has no type: whoever writes it casts it to what it is for.</summary>
internal static class ConstantText
{
    /// <summary>The text, or null for what is no constant in C#.</summary>
    public static string? Of(object? value) => value switch
    {
        null => "default",
        string text => CSharpText.Literal(text),
        char character => CSharpText.Literal(character),
        bool flag => flag ? "true" : "false",
        float or double => Real(value),
        decimal number => $"{number.ToString(CultureInfo.InvariantCulture)}m",
        byte or sbyte or short or ushort or int or uint or long or ulong => Convert.ToString(value, CultureInfo.InvariantCulture),
        _ => null,
    };

    private static string Real(object number)
    {
        var (type, value) = number is float ? ("float", (double)(float)number) : ("double", (double)number);
        return double.IsNaN(value) ? $"{type}.NaN"
            : double.IsInfinity(value) ? $"{type}.{(value > 0 ? "Positive" : "Negative")}Infinity"
            : $"{((IFormattable)number).ToString("R", CultureInfo.InvariantCulture)}{type[0]}";
    }
}
