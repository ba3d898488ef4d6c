using System.Globalization;
using System.Numerics;
using System.Text.RegularExpressions;

namespace Assay.Experiments.Formats;

/// <summary>What YAML 1.1, or the core schema of YAML 1.2, makes of a plain scalar.</summary>
internal static partial class PlainScalar
{
    private const int SexagesimalBase = 60;

    /// <summary>The value in the notation of cases; null where both make a text of it.</summary>
    public static string? Resolve(string text) => text switch
    {
        "" or "~" or "null" or "Null" or "NULL" => "null",
        "y" or "Y" or "yes" or "Yes" or "YES" or "on" or "On" or "ON" or "true" or "True" or "TRUE" => "true",
        "n" or "N" or "no" or "No" or "NO" or "off" or "Off" or "OFF" or "false" or "False" or "FALSE" => "false",
        ".nan" or ".NaN" or ".NAN" => "NaN",
        _ => Infinity().Match(text) is { Success: true } infinity
            ? $"{infinity.Groups["sign"].Value.TrimStart('+')}Infinity"
            : NumberOf(text),
    };

    private static string? NumberOf(string text)
    {
        var number = Number().Match(text.Replace("_", "", StringComparison.Ordinal));
        if (!number.Success)
            return null;
        var sign = number.Groups["sign"].Value == "-" ? "-" : "";
        if (number.Groups["sixty"] is { Success: true } sixty)
        {
            var whole = sixty.Value.Split(':').Select(part => double.Parse(part, CultureInfo.InvariantCulture))
                .Aggregate((sum, part) => (sum * SexagesimalBase) + part);
            return sign + whole.ToString("R", CultureInfo.InvariantCulture);
        }

        foreach ((var group, var radix) in ((string, int)[])[("binary", 2), ("octal", 8), ("hex", 16)])
        {
            if (number.Groups[group] is { Success: true } digits)
            {
                var whole = digits.Value.Aggregate(BigInteger.Zero, (sum, digit) => (sum * radix) + Convert.ToInt32($"{digit}", 16));
                return sign + whole.ToString(CultureInfo.InvariantCulture);
            }
        }

        return sign + number.Groups["decimal"].Value;
    }

    [GeneratedRegex(@"\A(?<sign>[-+]?)\.(inf|Inf|INF)\z")]
    private static partial Regex Infinity();

    [GeneratedRegex(
        @"\A(?<sign>[-+]?)(0b(?<binary>[01]+)|0x(?<hex>[0-9a-fA-F]+)|0o?(?<octal>[0-7]+)|(?<sixty>[0-9]+(:[0-5]?[0-9])+(\.[0-9]*)?)"
        + @"|(?<decimal>([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?))\z")]
    private static partial Regex Number();
}
