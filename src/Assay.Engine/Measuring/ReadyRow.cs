using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Measuring;

/// <summary>A row that passed its check and can be timed.</summary>
/// <param name="Label">The label of tables.</param>
/// <param name="Program">Its program.</param>
/// <param name="Job">Its job; the operation is set.</param>
/// <param name="PeakResidentBytes">What its workers take, from the check, in bytes.</param>
public sealed record ReadyRow(string Label, AdapterProgram Program, JobFrame Job, long PeakResidentBytes)
{
    /// <summary>What its check found different in this operation.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];

    /// <summary>The mean length of a payload, from the check, in bytes; 0 where it is not known.</summary>
    public double PayloadBytes { get; init; }

    /// <summary>What one operation takes at most, from the check.</summary>
    public TimeSpan OperationTime { get; init; }
}
