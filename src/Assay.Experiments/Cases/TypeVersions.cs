using Assay.Conformance;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>
/// What the old and the new version of types read of each other. First each version is written and read alone: where that fails, nothing
/// can be learned of versions, and the case is not judged.
/// </summary>
internal sealed class TypeVersions(CaseTasks tasks, SelectedRow row, AdapterProgram older, AdapterProgram newer)
{
    /// <summary>How the reason of a case begins that is not judged.</summary>
    private const string NotJudged = "Assay compares versions only where the row carries each alone, and";

    /// <summary>
    /// What the conversion of a generated class to the user's type throws for a value that is none of that type, such as 14 bytes for a
    /// <see cref="Guid"/>.
    /// </summary>
    private static readonly string?[] Unconverted = [typeof(ArgumentException).FullName, typeof(FormatException).FullName,
        typeof(InvalidDataException).FullName, typeof(OverflowException).FullName];

    /// <summary>What is checked: each version alone, and the directions, each of which needs both versions.</summary>
    public IReadOnlyList<CheckTask> Of(IEnumerable<WorkloadOptions> workloads) =>
    [
        .. from same in workloads.GroupBy(workload => CaseCatalogue.Find(workload.DataSet)!.DataSet)
           let alone = tasks.TaskOf(row, older, same.First()) with { DataSet = same.Key }
           let needs = (CheckTask[])[alone, alone with { Program = newer }]
           from task in same.Select(workload => TaskOf(workload, needs)).Concat(needs)
           select task,
    ];

    /// <summary>The verdicts, in which versions alone have none: a direction that was not judged says which version is missing.</summary>
    public static IEnumerable<CheckedRow> Judge(IEnumerable<CheckTask> directions, IReadOnlyDictionary<CheckTask, CheckedRow> found) =>
        from task in directions
        let missing = Missing(found[task.Needs[0]], "old") ?? Missing(found[task.Needs[1]], "new")
        select missing is null ? Converted(found[task]) : missing with
        {
            Task = task,
            Result = missing.Result with { Workload = task.Workload },
        };

    /// <summary>
    /// Both versions convert their own data, so a value that does not convert is the other version's, and any program that converts it
    /// refuses it, too.
    /// </summary>
    private static CheckedRow Converted(CheckedRow check)
    {
        if (check.Fault is not { Phase: WorkerPhase.Mapping } fault || !Unconverted.Contains(fault.ExceptionType))
            return check;
        var cause = $"what it reads does not convert to the type: {fault.ExceptionType}: {fault.Message}";
        return check with
        {
            Result = check.Result with { Verdict = Verdict.Rejected, Judge = Core.Results.Judge.Library, Cause = cause },
        };
    }

    /// <summary>The verdict that a case is not judged; null where the row carries the version.</summary>
    private static CheckedRow? Missing(CheckedRow alone, string version) =>
        alone.Result.Verdict == Verdict.Supported ? null : UntriedCase.Of(alone, $"{NotJudged} the {version} version is");

    private CheckTask TaskOf(WorkloadOptions workload, IReadOnlyList<CheckTask> needs)
    {
        var described = CaseCatalogue.Find(workload.DataSet)!;
        (var writer, var reader) = described.Data == DataVersion.Old ? (older, newer) : (newer, older);
        return tasks.TaskOf(row, reader, workload) with
        {
            Writer = new PayloadWriter(writer, row.Name),
            DataSet = described.DataSet,
            Ways = described.Ways.Count > 0 ? described.Ways : [""],
            MustFail = described.Expected == Expected.Rejected,
            Needs = needs,
        };
    }
}
