using System.Globalization;

namespace Assay.Validation;

/// <summary>Numbers as people read them.</summary>
internal static class FigureText
{
    /// <summary>Such as <c>3 of 240 pairs (1.3 %)</c>.</summary>
    public static string Of(int count, int all, string noun) => Of(count, all, noun, noun + "s");

    /// <summary>The same with a plural of its own.</summary>
    public static string Of(int count, int all, string noun, string plural) => all == 0
        ? $"0 of 0 {plural}"
        : string.Create(CultureInfo.InvariantCulture, $"{count} of {all} {(all == 1 ? noun : plural)} ({Percent((double)count / all)})");

    /// <summary>Such as <c>1.3 %</c>, of a share from 0 to 1.</summary>
    public static string Percent(double share) => string.Create(CultureInfo.InvariantCulture, $"{share * 100:0.#} %");

    /// <summary>Such as <c>+0.8 %</c>, of a ratio less 1.</summary>
    public static string Difference(double share) => string.Create(CultureInfo.InvariantCulture, $"{share * 100:+0.0;-0.0;0.0} %");

    /// <summary>Such as <c>1.052</c>.</summary>
    public static string Ratio(double ratio) => ratio.ToString(ratio < 10 ? "0.000" : "0.00", CultureInfo.InvariantCulture);

    /// <summary>Such as <c>45 s</c> or <c>12 min</c>.</summary>
    public static string Duration(double seconds) => seconds switch
    {
        < 9.5 => string.Create(CultureInfo.InvariantCulture, $"{seconds:0.#} s"),
        < 119.5 => string.Create(CultureInfo.InvariantCulture, $"{seconds:0} s"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{seconds / 60:0.0} min"),
    };
}
