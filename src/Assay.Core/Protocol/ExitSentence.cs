namespace Assay.Core.Protocol;

/// <summary>What a worker says on standard error when code in it ends the process: an exit code alone does not tell who.</summary>
public static class ExitSentence
{
    /// <summary>How the sentence begins; the method that called follows.</summary>
    public const string Beginning = "Environment.Exit was called by ";

    private const string Exit = "System.Environment.Exit(";
    private const string Frame = "at ";
    private const string Own = "Assay.Worker.";

    /// <summary>The sentence for a stack; null where nobody called <see cref="Environment.Exit"/>, or Assay did.</summary>
    /// <param name="stackTrace">The stack of the thread that ends the process.</param>
    public static string? Of(string stackTrace)
    {
        string[] frames = [.. stackTrace.Split('\n').Select(line => line.Trim()).Where(line => line.StartsWith(Frame, StringComparison.Ordinal)).Select(line => line[Frame.Length..])];
        int exit = Array.FindIndex(frames, frame => frame.StartsWith(Exit, StringComparison.Ordinal));
        if (exit < 0 || exit == frames.Length - 1 || frames[exit + 1].StartsWith(Own, StringComparison.Ordinal))
            return null;
        string caller = frames[exit + 1];
        int end = caller.IndexOf('(', StringComparison.Ordinal);
        return Beginning + (end < 0 ? caller : caller[..end]);
    }
}
