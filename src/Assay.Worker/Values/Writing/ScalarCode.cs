using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Assay.Core.CSharp;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>Writes numbers, texts, dates and what else is one value.</summary>
internal static class ScalarCode
{
    private static readonly CultureInfo Any = CultureInfo.InvariantCulture;

    /// <summary>The expression.</summary>
    /// <param name="declared">The type of the place where it stands: a number needs no suffix where that is its own type.</param>
    /// <exception cref="NoCodeException">No expression makes it.</exception>
    public static string Of(object value, Type declared)
    {
        if (value is Enum named)
            return OfEnum(named);
        var isPlain = (Nullable.GetUnderlyingType(declared) ?? declared) == value.GetType();
        return OfWhole(value, isPlain) ?? OfNumber(value) ?? OfDate(value) ?? OfObject(value);
    }

    private static string OfEnum(Enum value)
    {
        var type = value.GetType();
        var name = value.ToString();
        return Enum.GetNames(type).Contains(name) && CSharpIdentifier.IsValid(name)
            ? $"{TypeCode.Of(type)}.{CSharpIdentifier.Escape(name)}"
            : $"({TypeCode.Of(type)})({value.ToString("D")})";
    }

    private static string? OfWhole(object value, bool isPlain) => value switch
    {
        bool truth => truth ? "true" : "false",
        int number => number.ToString(Any),
        long number => number.ToString(Any) + (isPlain && number is > int.MinValue and < int.MaxValue ? "" : "L"),
        byte or sbyte or short or ushort =>
            isPlain ? ((IFormattable)value).ToString(null, Any)
                : $"({TypeNames.Short(value.GetType())})({((IFormattable)value).ToString(null, Any)})",
        uint number => number.ToString(Any) + (isPlain ? "" : "U"),
        ulong number => number.ToString(Any) + (isPlain ? "" : "UL"),
        nint number => $"(nint)({number.ToString(Any)})",
        nuint number => $"(nuint)({number.ToString(Any)})",
        char letter => CSharpText.Literal(letter),
        string text => CSharpText.Literal(text),
        _ => null,
    };

    private static string? OfNumber(object value) => value switch
    {
        double number when double.IsFinite(number) =>
            number.ToString("R", Any) + (BitConverter.DoubleToInt64Bits(number) == long.MinValue ? ".0" : "") + "d",
        double number => $"global::System.BitConverter.Int64BitsToDouble({BitConverter.DoubleToInt64Bits(number).ToString(Any)}L)",
        float number when float.IsFinite(number) =>
            number.ToString("R", Any) + (BitConverter.SingleToInt32Bits(number) == int.MinValue ? ".0" : "") + "f",
        float number => $"global::System.BitConverter.Int32BitsToSingle({BitConverter.SingleToInt32Bits(number).ToString(Any)})",
        decimal number => number.ToString(Any) + "m",
        Half number => $"global::System.BitConverter.UInt16BitsToHalf({BitConverter.HalfToUInt16Bits(number).ToString(Any)})",
        Int128 or UInt128 or BigInteger =>
            $"{TypeCode.Of(value.GetType())}.Parse({CSharpText.Literal(((IFormattable)value).ToString(null, Any))})",
        _ => null,
    };

    private static string? OfDate(object value) => value switch
    {
        DateTime time when time.Ticks % TimeSpan.TicksPerSecond == 0 => string.Create(
            Any, $"new global::System.DateTime({time.Year}, {time.Month}, {time.Day}, {time.Hour}, {time.Minute}, {time.Second}, "
                + $"global::System.DateTimeKind.{time.Kind})"),
        DateTime time => string.Create(Any, $"new global::System.DateTime({time.Ticks}L, global::System.DateTimeKind.{time.Kind})"),
        DateTimeOffset time => string.Create(Any, $"new global::System.DateTimeOffset({time.Ticks}L, {OfDate(time.Offset)})"),
        TimeSpan span => string.Create(Any, $"new global::System.TimeSpan({span.Ticks}L)"),
        DateOnly day => string.Create(Any, $"new global::System.DateOnly({day.Year}, {day.Month}, {day.Day})"),
        TimeOnly time => string.Create(Any, $"new global::System.TimeOnly({time.Ticks}L)"),
        Guid id => $"new global::System.Guid({CSharpText.Literal(id.ToString())})",
        _ => null,
    };

    private static string OfObject(object value) => value switch
    {
        Uri address => $"new global::System.Uri({CSharpText.Literal(address.OriginalString)}, global::System.UriKind.RelativeOrAbsolute)",
        Version version => $"new global::System.Version({CSharpText.Literal(version.ToString())})",
        StringBuilder text => $"new global::System.Text.StringBuilder({CSharpText.Literal(text.ToString())})",
        CultureInfo culture => $"global::System.Globalization.CultureInfo.GetCultureInfo({CSharpText.Literal(culture.Name)})",
        TimeZoneInfo zone => $"global::System.TimeZoneInfo.FindSystemTimeZoneById({CSharpText.Literal(zone.Id)})",
        IPAddress address => $"global::System.Net.IPAddress.Parse({CSharpText.Literal(address.ToString())})",
        Type type => $"typeof({TypeCode.Of(type)})",
        _ => throw new NoCodeException($"holds {Wording.Name(TypeFacts.Of(value).Type)}"),
    };
}
