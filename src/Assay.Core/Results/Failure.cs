namespace Assay.Core.Results;

/// <summary>Why something of a row was not measured.</summary>
/// <param name="Verdict">
/// What that says about the row. An error in Assay, or a kill from outside, says nothing: a run that goes on tries again.
/// </param>
/// <param name="Cause">The first line of why.</param>
public sealed record Failure(Verdict Verdict, string Cause);

/// <summary>Questions about a failure, where there is one.</summary>
public static class FailureMeaning
{
    /// <summary>Whether the row is lost for it, so that nobody tries again.</summary>
    public static bool IsLasting(this Failure? failure) => failure is { Verdict: not Verdict.AssayError };

    /// <summary>What is left of it where a run goes on: a failure that says nothing about the row is forgotten.</summary>
    public static Failure? AsLasting(this Failure? failure) => failure.IsLasting() ? failure : null;
}
