using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Conformance;

/// <summary>What rows are checked with: cases by the programs that write and read them.</summary>
/// <param name="plan">The run.</param>
/// <param name="builds">The programs.</param>
internal sealed class CaseTasks(RunPlan plan, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds)
{
    /// <summary>The program of a row; null where there is none.</summary>
    public AdapterProgram? ProgramOf(SelectedRow row) => builds.GetValueOrDefault(row.Build)?.Program;

    /// <summary>Cases of a row, in groups of the same programs.</summary>
    /// <param name="row">The row.</param>
    /// <param name="program">Its program.</param>
    /// <param name="workloads">The cases.</param>
    public IEnumerable<IReadOnlyList<CheckTask>> Of(SelectedRow row, AdapterProgram program, IEnumerable<WorkloadOptions> workloads)
    {
        AdapterProgram? newer = plan.NewBuildOf(row) is BuildRequest build ? builds.GetValueOrDefault(build)?.Program : null;
        foreach (IGrouping<DataVersion?, CaseOf> group in workloads.Select(workload => new CaseOf(workload, CaseCatalogue.Find(workload.DataSet))).GroupBy(one => one.Case?.Data))
        {
            if (group.Key is not DataVersion data)
                yield return [.. group.Select(one => TaskOf(row, program, one.Workload))];
            else if (newer is not null)
                yield return [.. group.Select(one => TaskOf(row, one, data == DataVersion.Old ? program : newer, data == DataVersion.Old ? newer : program))];
        }
    }

    /// <summary>Cases that cannot be tried because the row's program with the new versions is missing, with the reason.</summary>
    public IReadOnlyList<(CheckTask Task, string Cause)> NotTried(SelectedRow row, AdapterProgram program, IEnumerable<WorkloadOptions> workloads) =>
        plan.NewBuildOf(row) is BuildRequest build && builds.GetValueOrDefault(build) is { Program: null } failed
            ? [.. workloads.Where(workload => CaseCatalogue.Find(workload.DataSet)?.Data is not null).Select(workload => (TaskOf(row, program, workload), $"the new versions of the types were not built: {failed.Cause}"))]
            : [];

    /// <summary>A case that the row writes and reads.</summary>
    public CheckTask TaskOf(SelectedRow row, AdapterProgram program, WorkloadOptions workload) => new(row.Definition, program, workload, row.Definition.SurfaceFor(plan.Options.Surface))
    {
        Name = row.Name,
        Framework = row.Target.Framework,
    };

    private CheckTask TaskOf(SelectedRow row, CaseOf one, AdapterProgram writer, AdapterProgram reader) => TaskOf(row, reader, one.Workload) with
    {
        Writer = new PayloadWriter(writer, row.Name),
        DataSet = one.Case!.DataSet,
        Ways = one.Case.Ways.Count > 0 ? one.Case.Ways : [""],
    };

    private sealed record CaseOf(WorkloadOptions Workload, CaseDescription? Case);
}
