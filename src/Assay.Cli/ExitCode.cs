namespace Assay.Cli;

/// <summary>What the program's exit code says.</summary>
public static class ExitCode
{
    /// <summary>Done.</summary>
    public const int Done = 0;

    /// <summary>Nothing was measured, results could not be written, or the program failed.</summary>
    public const int NothingMeasured = 1;

    /// <summary>Bad input.</summary>
    public const int BadInput = 2;

    /// <summary>Ctrl-C; what was measured is kept.</summary>
    public const int Interrupted = 130;
}
