using Assay.Core.Adapters;

namespace Assay.Report.Model;

/// <summary>Blocks of one operation that are missing.</summary>
/// <param name="Operation">The operation.</param>
/// <param name="BlocksMeasured">Blocks that were measured nevertheless.</param>
/// <param name="Reason">The first line of the cause.</param>
public sealed record OperationFailure(Operation Operation, int BlocksMeasured, string Reason);
