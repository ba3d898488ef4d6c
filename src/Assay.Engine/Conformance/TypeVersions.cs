using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Engine.Conformance;

/// <summary>
/// What the old and the new version of types read of each other. First each version is written and read alone: where that fails, nothing can be learned of versions, and the case is not tried.
/// </summary>
/// <param name="tasks">Makes checks.</param>
/// <param name="row">The row.</param>
/// <param name="older">Its program with the old versions.</param>
/// <param name="newer">Its program with the new versions.</param>
/// <param name="check">Checks cases that have the same programs.</param>
internal sealed class TypeVersions(CaseTasks tasks, SelectedRow row, AdapterProgram older, AdapterProgram newer, Func<IReadOnlyList<CheckTask>, IEnumerable<CheckedRow>> check)
{
    /// <summary>How the reason of a case that is not tried begins: the report then counts it as a limit of Assay.</summary>
    private const string NotTried = "Assay compares versions only where the row carries each alone, and";

    /// <summary>Gives the verdicts.</summary>
    /// <param name="workloads">Cases with versions.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<CheckedRow> Check(IEnumerable<WorkloadOptions> workloads)
    {
        (WorkloadOptions Workload, CaseDescription Case)[] cases = [.. workloads.Select(workload => (workload, CaseCatalogue.Find(workload.DataSet)!))];
        CheckTask[] alone = [.. cases.DistinctBy(one => one.Case.DataSet).Select(one => tasks.TaskOf(row, older, one.Workload) with { DataSet = one.Case.DataSet })];
        Dictionary<string, CheckedRow> ofOld = check(alone).ToDictionary(found => found.Task.DataSet);
        Dictionary<string, CheckedRow> ofNew = check([.. alone.Select(task => task with { Program = newer })]).ToDictionary(found => found.Task.DataSet);
        foreach (IGrouping<DataVersion, (WorkloadOptions Workload, CaseDescription Case)> direction in cases.GroupBy(one => one.Case.Data!.Value))
        {
            List<CheckTask> carried = [];
            foreach ((WorkloadOptions workload, CaseDescription described) in direction)
            {
                CheckTask task = TaskOf(workload, described);
                if ((Missing(ofOld[described.DataSet], "old") ?? Missing(ofNew[described.DataSet], "new")) is CheckedRow missing)
                    yield return missing with { Task = task, Result = missing.Result with { Workload = workload } };
                else
                    carried.Add(task);
            }

            foreach (CheckedRow found in check(carried))
                yield return found;
        }
    }

    /// <summary>The verdict that a case is not tried; null where the row carries the version.</summary>
    private static CheckedRow? Missing(CheckedRow alone, string version) => alone.Result.Verdict == Verdict.Supported ? null : UntriedCase.Of(alone, $"{NotTried} the {version} version is");

    private CheckTask TaskOf(WorkloadOptions workload, CaseDescription described)
    {
        (AdapterProgram writer, AdapterProgram reader) = described.Data == DataVersion.Old ? (older, newer) : (newer, older);
        return tasks.TaskOf(row, reader, workload) with
        {
            Writer = new PayloadWriter(writer, row.Name),
            DataSet = described.DataSet,
            Ways = described.Ways.Count > 0 ? described.Ways : [""],
            MustFail = described.Expected == Expected.Rejected,
        };
    }
}
