using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>Makes the checks of rows with cases.</summary>
internal sealed class CaseTasks(RunPlan plan, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds)
{
    /// <summary>The program of a row; null where there is none.</summary>
    public AdapterProgram? ProgramOf(SelectedRow row) => builds.GetValueOrDefault(row.Build)?.Program;

    /// <summary>What became of the row's program with the new versions of types; null where there is none to build.</summary>
    public BuildOutcome? NewBuildOf(SelectedRow row) => plan.NewBuildOf(row) is BuildRequest build ? builds.GetValueOrDefault(build) : null;

    /// <summary>A case that the row writes and reads.</summary>
    public CheckTask TaskOf(SelectedRow row, AdapterProgram program, WorkloadOptions workload) =>
        new(row.Definition, program, workload, row.Definition.SurfaceFor(plan.Options.Surface))
        {
            Name = row.Name,
            Framework = row.Target.Framework,
            Exercise = CaseCatalogue.Find(workload.DataSet)?.Exercise,
        };
}
