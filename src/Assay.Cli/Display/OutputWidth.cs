using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>How wide answers may be.</summary>
internal static class OutputWidth
{
    private const int OfFiles = 120;
    private const int OfUnknownTerminals = 80;

    /// <summary>The terminal's width, or a fixed one where the answer goes to a pipe or a file, in characters. A terminal narrower than the narrowest table wraps its lines itself.</summary>
    public static int Columns => Console.IsOutputRedirected ? OfFiles : Math.Max(OutputStyle.MinimumWidth, OfTerminal() - 1);

    /// <summary>How wide a table of a list may be; null in a pipe or a file, where a row is one line.</summary>
    public static int? OfTables => Console.IsOutputRedirected ? null : OfTerminal();

    /// <summary>How reports are laid out for standard output.</summary>
    public static OutputStyle Style => Console.IsOutputRedirected ? OutputStyle.Plain : new OutputStyle(Math.Max(OutputStyle.MinimumWidth, OfTerminal()), true);

    private static int OfTerminal()
    {
        try
        {
            return Console.WindowWidth is > 0 and var width ? width : OfUnknownTerminals;
        }
        catch (Exception exception) when (exception is IOException or PlatformNotSupportedException or ArgumentOutOfRangeException)
        {
            return OfUnknownTerminals;
        }
    }
}
