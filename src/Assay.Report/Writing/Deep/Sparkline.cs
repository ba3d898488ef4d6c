using System.Text;

namespace Assay.Report.Writing.Deep;

/// <summary>A row of characters whose heights are values.</summary>
/// <param name="Lower">The value of the lowest character.</param>
/// <param name="Upper">The value of the highest one.</param>
/// <param name="IsUnicode">Whether block characters may be drawn; otherwise plain ASCII of growing weight.</param>
internal readonly record struct Sparkline(double Lower, double Upper, bool IsUnicode)
{
    private const string Blocks = "▁▂▃▄▅▆▇█";
    private const string Ascii = "_.-:=+*#";

    /// <summary>Draws values.</summary>
    public string Draw(IEnumerable<double> values)
    {
        var ramp = IsUnicode ? Blocks : Ascii;
        var text = new StringBuilder();
        foreach (var value in values)
        {
            var share = Upper > Lower ? (value - Lower) / (Upper - Lower) : 0;
            text.Append(ramp[Math.Clamp((int)(share * ramp.Length), 0, ramp.Length - 1)]);
        }

        return text.ToString();
    }

    /// <summary>Values in at most <paramref name="width"/> stretches, each with its median.</summary>
    public static IReadOnlyList<double> Shorten(IReadOnlyList<double> values, int width)
    {
        var stretches = Math.Min(width, values.Count);
        return [.. Enumerable.Range(0, stretches).Select(i => Median([.. values.Skip(Start(i, stretches, values.Count)).Take(Start(i + 1, stretches, values.Count) - Start(i, stretches, values.Count))]))];
    }

    /// <summary>The stretch that a value falls into.</summary>
    public static int StretchOf(int index, int count, int width)
    {
        var stretches = Math.Min(width, count);
        return Enumerable.Range(0, stretches).Last(i => Start(i, stretches, count) <= index);
    }

    private static int Start(int stretch, int stretches, int count) => (int)((long)stretch * count / stretches);

    private static double Median(double[] values)
    {
        Array.Sort(values);
        return values[values.Length / 2];
    }
}
