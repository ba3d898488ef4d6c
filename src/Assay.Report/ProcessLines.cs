using System.Text;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;

namespace Assay.Report;

/// <summary>One line for each process of a row: its cost, and what it did over time.</summary>
internal sealed class ProcessLines
{
    private readonly DeepRow row;
    private readonly Sparkline line;
    private readonly int width;
    private readonly IReadOnlyList<string> heads;

    /// <summary>Lays the lines out.</summary>
    /// <param name="width">Columns of the output.</param>
    /// <param name="isUnicode">Whether block characters may be drawn.</param>
    public ProcessLines(DeepRow row, int width, bool isUnicode)
    {
        this.row = row;
        var median = Center.UpperMedian([.. row.Processes.Select(process => process.NanosecondsPerOperation)]);
        heads = [
            .. row.Processes.Select(
                process =>
                $"{Name(process),-9} {Units.Time(process.NanosecondsPerOperation),8} "
                    + $"{Units.Change(process.NanosecondsPerOperation / median),8}  ")];
        this.width = Math.Max(10, width - heads.Max(head => head.Length) - 1);
        // One scale for all processes, so that they can be compared: that of the distribution. Dearer rounds run off its top.
        line = new Sparkline(row.Histogram.LowerNanoseconds, row.Histogram.UpperNanoseconds, isUnicode);
    }

    /// <summary>The scale of all lines.</summary>
    public string Scale => $"{Units.Time(line.Lower)} to {Units.Time(line.Upper)}";

    /// <summary>The lines, with a line of marks below where a cost changed.</summary>
    public IEnumerable<string> Draw()
    {
        for (var i = 0; i < row.Processes.Count; i++)
        {
            var process = row.Processes[i];
            var settling = process.Rounds.Take(process.FirstRound).ToList();
            var counting = process.Rounds.Skip(process.FirstRound).ToList();
            var before = Sparkline.Shorten(settling, Math.Min(settling.Count, width * settling.Count / process.Rounds.Count));
            var after = Sparkline.Shorten(counting, width - before.Count);
            yield return $"{heads[i]}{line.Draw(before)}|{line.Draw(after)}";
            if (process.Changes.Count > 0)
                yield return Marks(process, heads[i].Length + before.Count + 1, counting.Count, width - before.Count);
        }
    }

    /// <summary>The changes of all processes in words.</summary>
    public IEnumerable<string> Changes() => row.Processes
        .Where(process => process.Changes.Count > 0)
        .Select(process => $"{Name(process)} {string.Join(", ", process.Changes.Select(ChangeOf))}");

    private static string ChangeOf(DeepChange change) => $"{Units.Change(change.Ratio)} from round {change.Round}";

    /// <summary>What a process is called.</summary>
    public static string Name(DeepProcess process) =>
        process.Group == 0 ? $"block {process.Block}" : $"block {process.Block}.{process.Group}";

    private static string Marks(DeepProcess process, int start, int count, int width)
    {
        var marks = new string(' ', start + Math.Min(width, count)).ToCharArray();
        foreach (var change in process.Changes)
            marks[start + Sparkline.StretchOf(change.Round - process.FirstRound, count, width)] = '^';
        return new string(marks).TrimEnd();
    }
}

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
        return [.. Enumerable.Range(0, stretches)
            .Select(i => Center.UpperMedian(
                [.. values.Skip(Start(i, stretches, values.Count))
                .Take(Start(i + 1, stretches, values.Count) - Start(i, stretches, values.Count))]))];
    }

    /// <summary>The stretch that a value falls into.</summary>
    public static int StretchOf(int index, int count, int width)
    {
        var stretches = Math.Min(width, count);
        return Enumerable.Range(0, stretches).Last(i => Start(i, stretches, count) <= index);
    }

    private static int Start(int stretch, int stretches, int count) => (int)((long)stretch * count / stretches);
}
