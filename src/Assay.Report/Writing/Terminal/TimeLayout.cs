namespace Assay.Report.Writing.Terminal;

/// <summary>How wide the columns of the first table are.</summary>
/// <param name="Label">Width of the labels' column.</param>
/// <param name="Bar">Width of the bars; 0 where there is no room for any.</param>
/// <param name="HasIntervals">Whether there is room for intervals.</param>
internal readonly record struct TimeLayout(int Label, int Bar, bool HasIntervals)
{
    /// <summary>Width of a time such as <c>12.34 us</c>.</summary>
    public const int TimeWidth = 8;

    private const int LongestBar = 14;
    private const int UsefulBar = 7;
    private const int ComfortableLabel = 26;

    /// <summary>Width of the column of a time and its bar.</summary>
    public int Cell => Math.Max("deserialize".Length, Bar == 0 ? TimeWidth : TimeWidth + 1 + Bar);

    /// <summary>
    /// Shares out what is left beside times and ratios. Labels up to a comfortable length come first, then bars of a useful length, then longer
    /// labels (they can be broken), then longer bars. Where there is not even room for labels, intervals go.
    /// </summary>
    /// <param name="width">Columns of the output.</param>
    /// <param name="longestLabel">Length of the longest label.</param>
    /// <param name="operations">Operations side by side.</param>
    /// <param name="gaps">Columns between the columns, and those of the surface letter.</param>
    /// <param name="ratios">Width of all ratio columns with intervals, and without.</param>
    public static TimeLayout Of(int width, int longestLabel, int operations, int gaps, (int Full, int Short) ratios)
    {
        var cells = operations * Math.Max(TimeWidth, "deserialize".Length);
        var hasIntervals = width - gaps - cells - ratios.Full >= Math.Min(longestLabel, Writing.Terminal.Label.Narrowest);
        var rest = width - gaps - (operations * TimeWidth) - (hasIntervals ? ratios.Full : ratios.Short);
        var wanted = Math.Min(longestLabel, ComfortableLabel);
        var bar = BarBeside(rest, wanted, operations);
        if (bar > UsefulBar)
            bar = Math.Clamp(BarBeside(rest, longestLabel, operations), UsefulBar, LongestBar);
        bar = bar < "deserialize".Length - TimeWidth ? 0 : bar;
        var taken = operations * (bar == 0 ? "deserialize".Length - TimeWidth : bar + 1);
        return new TimeLayout(Math.Clamp(longestLabel, 1, Math.Max(rest - taken, 1)), bar, hasIntervals);
    }

    private static int BarBeside(int rest, int label, int operations) => ((rest - label) / operations) - 1;
}
