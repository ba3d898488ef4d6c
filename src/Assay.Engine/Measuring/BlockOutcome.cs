using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>What one block brought.</summary>
/// <param name="Rows">Its rows, in the order of the plan.</param>
/// <param name="Conditions">What the machine was like meanwhile, and where the time went.</param>
public sealed record BlockOutcome(IReadOnlyList<RowOutcome> Rows, BlockConditions Conditions);
