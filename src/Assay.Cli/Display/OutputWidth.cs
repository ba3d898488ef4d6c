namespace Assay.Cli.Display;

/// <summary>How wide answers may be.</summary>
internal static class OutputWidth
{
    private const int OfFiles = 120;
    private const int Least = 60;

    /// <summary>The terminal's width, or a fixed one where the answer goes to a pipe or a file, in characters.</summary>
    public static int Columns => Console.IsOutputRedirected ? OfFiles : Math.Max(Least, Console.WindowWidth - 1);
}
