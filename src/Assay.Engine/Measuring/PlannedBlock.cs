using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>One block to measure: fresh workers of all its rows, interleaved.</summary>
/// <param name="Workload">Data set and size.</param>
/// <param name="Operation">What is timed.</param>
/// <param name="Number">Number of the block, from 0.</param>
/// <param name="Group">Group within the block, from 0.</param>
/// <param name="Rows">The rows that are measured together.</param>
public sealed record PlannedBlock(WorkloadOptions Workload, Operation Operation, int Number, int Group, IReadOnlyList<ReadyRow> Rows);
