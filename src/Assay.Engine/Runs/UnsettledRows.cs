using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>The rows of one table's operation that need more blocks.</summary>
/// <param name="Workload">Data set and size.</param>
/// <param name="Operation">What is timed.</param>
/// <param name="Labels">Labels of the rows.</param>
public sealed record UnsettledRows(WorkloadOptions Workload, Operation Operation, IReadOnlySet<string> Labels);
