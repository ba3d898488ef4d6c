using Assay.Core.Naming;

namespace Assay.Report.Terminal;

/// <summary>Lines of a fixed width, collected before any is printed, so that they can be counted.</summary>
internal sealed class ScreenLines(int width, bool isTerminal)
{
    private const string Cut = " ...";
    private readonly List<string> lines = [];

    /// <summary>The lines so far.</summary>
    public IReadOnlyList<string> Lines => lines;

    public void Blank() => lines.Add("");

    /// <summary>A paragraph; nothing where the text is empty.</summary>
    /// <param name="indent">Blanks before all lines but the first.</param>
    /// <param name="most">Lines after which it is cut.</param>
    /// <param name="isStrong">Whether a terminal shows it in bold.</param>
    public void Add(string text, int indent = 2, int most = int.MaxValue, bool isStrong = false)
    {
        if (text.Length == 0)
            return;
        List<string> wrapped = [.. Plain.Wrap(text, width, indent)];
        if (wrapped.Count > most)
        {
            wrapped.RemoveRange(most, wrapped.Count - most);
            wrapped[^1] = wrapped[^1][..Math.Min(wrapped[^1].Length, width - Cut.Length)].TrimEnd() + Cut;
        }

        foreach (var line in wrapped)
            Drawn(line, isStrong);
    }

    /// <summary>A line that fits.</summary>
    public void Drawn(string line, bool isStrong) =>
        lines.Add(isStrong && isTerminal ? $"\u001b[1m{OneLine.Of(line)}\u001b[0m" : OneLine.Of(line));
}
