namespace Assay.Report.Writing.Terminal;

/// <summary>A bar inside a cell: its length is linear in the time, so half the bar is half the time.</summary>
internal static class Bar
{
    private const double LongestInMedians = 4;
    private const string Eighths = " ▏▎▍▌▋▊▉█";

    /// <summary>
    /// The value of a full bar: the largest, but no more than four medians, or one very slow row would draw all others as nothing.
    /// </summary>
    public static double Scale(IReadOnlyList<double> values)
    {
        if (values.Count == 0)
            return 0;
        double[] sorted = [.. values.Order()];
        return Math.Min(sorted[^1], LongestInMedians * sorted[sorted.Length / 2]);
    }

    /// <summary>A bar of <paramref name="width"/> columns, filled up to the share that <paramref name="value"/> has in <paramref name="maximum"/>; it ends in &gt; where it runs off the scale.</summary>
    public static string Of(double value, double maximum, int width, bool isTerminal)
    {
        if (width <= 0 || !(maximum > 0))
            return "";
        if (value > maximum)
            return new string(isTerminal ? Eighths[8] : '#', width - 1) + '>';
        var share = value / maximum;
        return (isTerminal ? Blocks(share, width) : Hashes(share, width)).PadRight(width);
    }

    private static string Blocks(double share, int width)
    {
        var eighths = Math.Max(1, (int)Math.Round(share * width * 8));
        var rest = eighths % 8;
        return new string(Eighths[8], eighths / 8) + (rest > 0 ? Eighths[rest] : "");
    }

    // Something measured is never drawn as nothing.
    private static string Hashes(double share, int width) => new('#', Math.Max(1, (int)Math.Round(share * width)));
}
