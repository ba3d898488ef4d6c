using System.Collections;
using System.Globalization;

namespace Assay.Worker.Graphs;

/// <summary>Both values of a difference as text, for whoever has the data.</summary>
internal static class ShownValues
{
    private const int Longest = 60;

    /// <summary>What was meant and what came back; empty where neither is a value that a text shows.</summary>
    public static string Of(object? expected, object? actual)
    {
        if (!IsShown(expected) && !IsShown(actual))
            return "";
        (var meant, var came) = (TextOf(expected), TextOf(actual));
        return meant == came ? $"expected {meant} ({BitsOf(expected)}), got {came} ({BitsOf(actual)})" : $"expected {meant}, got {came}";
    }

    private static bool IsShown(object? value) => value is not null && TypeFacts.Of(value).Kind == NodeKind.Value;

    private static string TextOf(object? value) => value switch
    {
        null => "null",
        string text => Quoted(text),
        char letter => Quoted(letter.ToString()),
        bool flag => flag ? "true" : "false",
        DateTime time => time.ToString("O", CultureInfo.InvariantCulture),
        DateTimeOffset time => time.ToString("O", CultureInfo.InvariantCulture),
        TimeOnly time => time.ToString("O", CultureInfo.InvariantCulture),
        double number => number.ToString("R", CultureInfo.InvariantCulture),
        float number => number.ToString("R", CultureInfo.InvariantCulture),
        _ when !IsShown(value) => Wording.Describe(value),
        _ when TypeFacts.Of(value) is { IsText: true } facts => Quoted(TextOfObjects.Read(facts.Type, value)),
        Enum named => $"{TypeNames.Short(named.GetType())}.{named}",
        IFormattable other => Cut(other.ToString(null, CultureInfo.InvariantCulture)),
        _ => Cut(value.ToString() ?? ""),
    };

    // Of values with one text the bits differ, such as those of NaN, or the kind of a time.
    private static string BitsOf(object? value) => value switch
    {
        double number => $"0x{BitConverter.DoubleToInt64Bits(number):X}",
        float number => $"0x{BitConverter.SingleToInt32Bits(number):X}",
        Half number => $"0x{BitConverter.HalfToInt16Bits(number):X}",
        decimal number => $"0x{decimal.GetBits(number)[3]:X}",
        DateTime time => time.Kind.ToString(),
        null => "null",
        string text => $"{text.Length} characters",
        ICollection all => Wording.Elements(all.Count),
        _ => TypeNames.Short(value.GetType()),
    };

    private static string Quoted(string text) => $"\"{Cut(text)}\"";

    private static string Cut(string text)
    {
        var line = string.Concat(text.Take(Longest).Select(Visible));
        return text.Length > Longest ? string.Create(CultureInfo.InvariantCulture, $"{line}... ({text.Length} characters)") : line;
    }

    private static string Visible(char letter) => letter switch
    {
        '"' => "\\\"",
        '\\' => "\\\\",
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        _ when char.IsControl(letter) || char.IsSurrogate(letter) => string.Create(CultureInfo.InvariantCulture, $"\\u{(int)letter:X4}"),
        _ => letter.ToString(),
    };
}
