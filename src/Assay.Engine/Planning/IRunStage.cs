using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Engine.Planning;

/// <summary>What a run measures once its rows are built and checked.</summary>
public interface IRunStage
{
    /// <summary>Blocks, or processes, measured so far.</summary>
    int Measured { get; }

    /// <summary>Measures what is not measured yet; false when the budget was spent before everything was.</summary>
    /// <exception cref="UserCodeFailedException">A user's factory failed; what was measured before is kept.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled; what was measured before is kept.</exception>
    bool Run(RunStageInput input, CancellationToken cancellation);
}

/// <summary>What a stage measures with.</summary>
/// <param name="Checks">What the checks found.</param>
/// <param name="MemoryBytes">Memory of the machine, in bytes.</param>
public sealed record RunStageInput(
    IReadOnlyList<CheckedRow> Checks, IReadOnlyDictionary<BuildRequest, BuildOutcome> Builds, long MemoryBytes)
{
    /// <summary>What the checks found of every row and workload, with all that libraries said.</summary>
    public IReadOnlyList<RowVerdict> Verdicts { get; init; } = [];
}

/// <summary>What a stage stands on.</summary>
/// <param name="Save">Writes the results so far.</param>
/// <param name="ResultsPath">Where they are written.</param>
public sealed record RunStageContext(RunPlan Plan, RunServices Services, RunRecord Record, Action Save, string ResultsPath);
