using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Showing;

/// <summary>What a row writes of one small instance.</summary>
/// <param name="Row">The row, and whether it is available here.</param>
/// <param name="Workload">What the instance is.</param>
/// <param name="Surface">How the bytes passed.</param>
/// <param name="Obstacle">Why there are no bytes, as one line; empty where there are.</param>
/// <param name="Shown">The bytes and the values that went in; null where there are none.</param>
public sealed record ShownRow(RowResult Row, WorkloadOptions Workload, Surface Surface, string Obstacle, ShownFrame? Shown);
