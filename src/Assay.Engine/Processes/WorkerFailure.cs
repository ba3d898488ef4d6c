using Assay.Core.Results;

namespace Assay.Engine.Processes;

/// <summary>Why a worker gave no answer.</summary>
/// <param name="Verdict">What that says about the row: rejected, crash, hang or Assay's own error.</param>
/// <param name="Cause">The first line of the cause.</param>
/// <param name="Log">Everything known, for the log: a stack trace or the worker's standard error.</param>
public sealed record WorkerFailure(Verdict Verdict, string Cause, string Log);
