using Assay.Core.Results;

namespace Assay.Engine.Processes;

/// <summary>Why a worker gave no answer.</summary>
/// <param name="Verdict">What that says about the row: rejected, crash, hang or Assay's own error.</param>
/// <param name="Cause">The first line of the cause.</param>
/// <param name="Log">Everything known, for the log: a stack trace or the worker's standard error.</param>
public sealed record WorkerFailure(Verdict Verdict, string Cause, string Log)
{
    /// <summary>Whether a user's sample, factory or type is to blame; the cause is then a sentence for the user, without a value.</summary>
    public bool IsOfInput { get; init; }

    /// <summary>The cause with a next step, for a failure <see cref="IsOfInput"/>.</summary>
    public string InputSentence => Cause.Contains(';', StringComparison.Ordinal) ? Cause : $"{Cause.TrimEnd('.')}; correct it and run again.";

    /// <summary>Whether the system or somebody else ended the worker; another attempt may go well.</summary>
    public bool IsFromOutside { get; init; }

    /// <summary>The cause without any text that may quote a value: an exception's type, a limit, an exit code.</summary>
    public string UnquotedCause { get; init; } = Cause;

    /// <summary>What of the log quotes nothing: the frames of a stack.</summary>
    public string UnquotedLog { get; init; } = "";

    /// <summary>The failure without any text that may quote a value of the user's.</summary>
    public WorkerFailure WithoutQuotes() => this with { Cause = UnquotedCause, Log = $"{UnquotedCause}{Environment.NewLine}{UnquotedLog}" };
}
