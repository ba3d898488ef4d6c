using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>What a row does in an operation beside serialize and deserialize, observed before it is timed.</summary>
/// <param name="Operation">The operation.</param>
/// <param name="Verdict">What was observed.</param>
public sealed record OperationCheck(Operation Operation, Verdict Verdict)
{
    /// <summary>The member that is read alone, such as <c>BookShelf.Secret</c>; empty where the operation reads no single one.</summary>
    public string Member { get; init; } = "";

    /// <summary>The first line of the cause of anything but supported and lossy.</summary>
    public string Cause { get; init; } = "";

    /// <summary>Differences as path and kind, never a value.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];
}
