using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>What one block brought.</summary>
/// <param name="Rows">Its rows, in the order of the plan.</param>
/// <param name="Conditions">What the machine was like meanwhile, and where the time went.</param>
public sealed record BlockOutcome(IReadOnlyList<RowOutcome> Rows, BlockConditions Conditions)
{
    /// <summary>What code of the user's did after the last round, such as their factory when values were made that no row had yet; empty where it did nothing wrong.</summary>
    public string UsersFailure { get; init; } = "";
}
