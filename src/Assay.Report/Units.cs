using System.Globalization;

namespace Assay.Report;

/// <summary>
/// Figures for people: a unit that fits, and enough digits to recompute a ratio to a tenth of a per cent. The HTML page rounds in the same
/// way (<c>web/src/words/units.ts</c>).
/// </summary>
internal static class Units
{
    private static readonly (double Factor, string Name)[] TimeUnits = [(1, "ns"), (1e3, "us"), (1e6, "ms"), (1e9, "s")];
    private static readonly (double Factor, string Name)[] SizeUnits = [(1, "B"), (1e3, "kB"), (1e6, "MB"), (1e9, "GB")];

    /// <summary>A time: <c>12.34 us</c>.</summary>
    public static string Time(double nanoseconds) => Scaled(nanoseconds, TimeUnits);

    /// <summary>A time and its interval in one unit, three digits of the time: <c>36.3 ms [34.6, 96.4]</c>.</summary>
    public static string Time(double nanoseconds, double lower, double upper)
    {
        var unit = UnitOf(nanoseconds, TimeUnits);
        var format = ThreeDigits(nanoseconds / unit.Factor);
        string Text(double value) => (value / unit.Factor).ToString(format, CultureInfo.InvariantCulture);
        return $"{Text(nanoseconds)} {unit.Name} [{Text(lower)}, {Text(upper)}]";
    }

    /// <summary>Two times in one unit, three digits of the longer: <c>1.25 / 0.90 us</c>; a dash for what is not known.</summary>
    public static string Times(double? one, double? other)
    {
        if (Math.Max(one ?? 0, other ?? 0) is not (> 0 and var longest))
            return "-";
        var unit = UnitOf(longest, TimeUnits);
        string Text(double? value) =>
            value is { } known ? (known / unit.Factor).ToString(ThreeDigits(longest / unit.Factor), CultureInfo.InvariantCulture) : "-";
        return $"{Text(one)} / {Text(other)} {unit.Name}";
    }

    /// <summary>A size: bytes in full below 10,000, then <c>12.35 kB</c> of 1,000 bytes.</summary>
    public static string Size(double bytes) => bytes < 9999.5
        ? Invariant($"{Math.Round(bytes):N0} B")
        : Scaled(bytes, SizeUnits);

    /// <summary>A size where one is known, else a dash.</summary>
    public static string Size(double? bytes) => bytes is { } known ? Size(known) : "-";

    /// <summary>A ratio of three digits: <c>1.31</c>.</summary>
    public static string Ratio(double ratio) => ratio.ToString(RatioFormat(ratio), CultureInfo.InvariantCulture);

    /// <summary>A ratio to three decimals, where small differences count: <c>1.013</c>.</summary>
    public static string FineRatio(double ratio) => ratio < 9.9995 ? Invariant($"{ratio:0.000}") : Ratio(ratio);

    /// <summary>A ratio and its interval, with equal decimals: <c>1.31 [1.29, 1.33]</c>.</summary>
    public static string Ratio(double ratio, double? lower, double? upper)
    {
        var format = RatioFormat(ratio);
        string Text(double value) => value.ToString(format, CultureInfo.InvariantCulture);
        return lower is { } low && upper is { } high ? $"{Text(ratio)} [{Text(low)}, {Text(high)}]" : Text(ratio);
    }

    /// <summary>A share as a percentage: <c>12 %</c>; below one per cent with a decimal.</summary>
    public static string Share(double share) => share switch
    {
        0 => "0 %",
        < 0.001 => "<0.1 %",
        < 0.01 => Invariant($"{share * 100:0.0} %"),
        _ => Invariant($"{share * 100:0} %"),
    };

    /// <summary>A small share to a hundredth of a per cent: <c>0.45 %</c>.</summary>
    public static string FineShare(double share) => share < 0.0995 ? Invariant($"{share * 100:0.00} %") : Share(share);

    /// <summary>A ratio as a change: <c>+3.1 %</c>.</summary>
    public static string Change(double ratio) => Invariant($"{(ratio - 1) * 100:+0.0;-0.0;0.0} %");

    /// <summary>Shares as percentages beside each other: <c>3 / 12 %</c>; a dash where none is known.</summary>
    public static string Shares(IReadOnlyList<double?> shares) => shares.All(share => share is null)
        ? "-"
        : $"{string.Join(" / ", shares.Select(share => share is { } known ? Share(known)[..^2] : "-"))} %";

    /// <summary>A large count with thousands separated and four digits: <c>1,234</c>, <c>12.35 M</c>.</summary>
    public static string Count(double count) => count switch
    {
        0 => "0",
        < 100 => count.ToString("0.##", CultureInfo.InvariantCulture),
        < 9999.5 => Invariant($"{count:N0}"),
        < 999.95e3 => Invariant($"{count / 1e3:0.0} k"),
        < 999.95e6 => Invariant($"{count / 1e6:0.00} M"),
        _ => Invariant($"{count / 1e9:0.00} G"),
    };

    /// <summary>A span of time as people say it: <c>9 min 12 s</c>, <c>4.2 s</c>.</summary>
    public static string Span(double nanoseconds) => (nanoseconds / 1e9) switch
    {
        < 10 => Invariant($"{nanoseconds / 1e9:0.0} s"),
        < 59.5 => Invariant($"{nanoseconds / 1e9:0} s"),
        var seconds => Invariant($"{Math.Floor(Math.Round(seconds) / 60):0} min {Math.Round(seconds) % 60:0} s"),
    };

    /// <summary>A whole number with thousands separated.</summary>
    public static string Whole(long number) => Invariant($"{number:N0}");

    private static string Scaled(double value, (double Factor, string Name)[] units)
    {
        var unit = UnitOf(value, units);
        var scaled = value / unit.Factor;
        return $"{scaled.ToString(FourDigits(scaled), CultureInfo.InvariantCulture)} {unit.Name}";
    }

    private static (double Factor, string Name) UnitOf(double value, (double Factor, string Name)[] units) =>
        Array.FindLast(units, candidate => value >= candidate.Factor * 0.99995) is { Name: not null } unit ? unit : units[0];

    private static string ThreeDigits(double value) => value switch
    {
        < 9.995 => "0.00",
        < 99.95 => "0.0",
        _ => "N0",
    };

    private static string FourDigits(double value) => value switch
    {
        < 9.9995 => "0.000",
        < 99.995 => "0.00",
        < 999.95 => "0.0",
        _ => "N0",
    };

    private static string RatioFormat(double ratio) => ratio switch
    {
        < 0.00995 => "0.0000",
        < 0.0995 => "0.000",
        < 9.995 => "0.00",
        < 99.95 => "0.0",
        _ => "N0",
    };

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
