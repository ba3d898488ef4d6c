namespace Assay.Report.Building;

/// <summary>What a failed process or build left behind.</summary>
internal static class Cause
{
    /// <summary>The first line: what went wrong, without the stack below it.</summary>
    public static string FirstLine(string text)
    {
        var start = text.AsSpan().TrimStart();
        var end = start.IndexOfAny('\r', '\n');
        return (end < 0 ? start : start[..end]).TrimEnd().ToString();
    }
}
