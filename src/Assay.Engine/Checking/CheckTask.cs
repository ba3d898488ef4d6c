using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Checking;

/// <summary>One row to check against one workload.</summary>
/// <param name="Row">The row.</param>
/// <param name="Program">Its built program.</param>
/// <param name="Workload">Data set and size.</param>
/// <param name="Surface">How bytes pass.</param>
public sealed record CheckTask(RowDefinition Row, AdapterProgram Program, WorkloadOptions Workload, Surface Surface)
{
    /// <summary>The name under which results keep it: the row's, or that of a variant of it. Workers know the row's alone.</summary>
    public string Name { get; init; } = Row.Name;
}
