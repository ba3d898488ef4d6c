namespace Assay.Report;

/// <summary>Where a report is written to.</summary>
/// <param name="Width">Columns of the output; lines are never wider.</param>
/// <param name="IsTerminal">Whether a person's terminal shows it, with colour and block characters; otherwise it is plain ASCII.</param>
public readonly record struct OutputStyle(int Width, bool IsTerminal)
{
    /// <summary>The narrowest output that a table is laid out for.</summary>
    public const int MinimumWidth = 40;

    /// <summary>The narrowest output in which two operations stand side by side.</summary>
    internal const int WidthOfTwoOperations = 60;

    /// <summary>A pipe or a file: plain, 100 columns.</summary>
    public static OutputStyle Plain { get; } = new(100, false);
}
