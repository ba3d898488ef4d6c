namespace Assay.Core.Protocol;

/// <summary>What a worker says on standard error when code in it ends the process before its session is over: an exit code alone does not tell.</summary>
public static class ExitSentence
{
    /// <summary>The sentence. Assay itself ends no worker so while the engine lives: it is the library, on a thread of its own or not.</summary>
    public const string Text = "Environment.Exit was called";
}
