using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Checking;

/// <summary>What a check found.</summary>
/// <param name="Task">What was checked.</param>
/// <param name="Result">The verdict and the sizes.</param>
/// <param name="Job">The job whose payload file is written, for the workers that time it.</param>
/// <param name="Runtime">The runtime that answered; empty where none did.</param>
public sealed record CheckedRow(CheckTask Task, CheckResult Result, JobFrame Job, string Runtime)
{
    /// <summary>Informational version of the library's assembly that was loaded; empty for the box's own, and where no worker answered.</summary>
    public string LibraryVersion { get; init; } = "";

    /// <summary>What one operation took at most, with all that a check does around it; zero where none ended.</summary>
    public TimeSpan OperationTime { get; init; }

    /// <summary>Whether the row is timed: it gives an answer, whole or lossy.</summary>
    public bool IsTimed => IsAnswer(Result.Verdict);

    /// <summary>Whether the row is timed in an operation: serialize and deserialize share the row's check, others have one of their own.</summary>
    public bool IsTimedIn(Operation operation) => IsTimed
        && (!OperationChecker.IsNeeded(operation) || Result.Operations.Any(check => check.Operation == operation && IsAnswer(check.Verdict)));

    private static bool IsAnswer(Verdict verdict) => verdict is Verdict.Supported or Verdict.Lossy;
}
