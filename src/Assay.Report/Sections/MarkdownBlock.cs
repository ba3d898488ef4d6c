namespace Assay.Report.Sections;

/// <summary>Parts of a page in Markdown that a blank line separates from what stands above.</summary>
internal static class MarkdownBlock
{
    private const char Tick = '`';
    private const int ShortestFence = 3;

    /// <summary>One line.</summary>
    /// <param name="markdown">The line; texts of others in it are escaped.</param>
    public static void Write(string markdown, TextWriter output)
    {
        output.WriteLine();
        output.WriteLine(markdown);
    }

    /// <summary>Lines as they are, between fences that none of them can close.</summary>
    /// <param name="language">What they are written in.</param>
    /// <param name="lines">The lines, each visible as it is.</param>
    public static void Fence(string language, IReadOnlyList<string> lines, TextWriter output)
    {
        var fence = new string(Tick, Math.Max(ShortestFence, lines.Select(LongestTicks).DefaultIfEmpty().Max() + 1));
        Write(fence + language, output);
        foreach (var line in lines)
            output.WriteLine(line);
        output.WriteLine(fence);
    }

    private static int LongestTicks(string line)
    {
        var (longest, run) = (0, 0);
        foreach (var character in line)
        {
            run = character == Tick ? run + 1 : 0;
            longest = Math.Max(longest, run);
        }

        return longest;
    }
}
