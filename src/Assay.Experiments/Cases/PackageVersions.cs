using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>
/// What versions of one package read of each other: a case that both carry alone is written by one and read by the other.
/// </summary>
internal sealed class PackageVersions(CaseTasks tasks)
{
    /// <summary>The checks of a run, in groups of the same programs.</summary>
    /// <param name="rows">The rows of the run.</param>
    /// <param name="results">What is known of them so far.</param>
    public IEnumerable<IReadOnlyList<CheckTask>> Of(IReadOnlyList<SelectedRow> rows, ResultsFile results)
    {
        var carried = results.Checks.Where(
            check => check.Verdict == Verdict.Supported && CaseCatalogue.Find(check.Workload.DataSet) is null or { Kind: CaseKind.Values })
            .ToLookup(check => check.Row, check => check.Workload);
        HashSet<(string, string, WorkloadOptions)> known = [
            .. results.SamplesOf<CaseSamples>().CrossChecks.Where(check => check.Verdict != Verdict.AssayError)
                .Select(check => (check.WrittenBy, check.Row, check.Workload))];
        return from writer in rows
               from reader in rows
               where AreVersions(writer, reader)
               let programs = (Writer: tasks.ProgramOf(writer), Reader: tasks.ProgramOf(reader))
               where programs.Writer is not null && programs.Reader is not null
               let open = carried[writer.Name].Intersect(carried[reader.Name])
                   .Where(workload => !known.Contains((writer.Name, reader.Name, workload))).ToList()
               where open.Count > 0
               select TasksOf(reader, programs.Reader, new PayloadWriter(programs.Writer, writer.Name), open);
    }

    private List<CheckTask> TasksOf(SelectedRow reader, AdapterProgram program, PayloadWriter writer, List<WorkloadOptions> workloads) =>
        [.. workloads.Select(workload => tasks.TaskOf(reader, program, workload) with { Writer = writer })];

    private static bool AreVersions(SelectedRow one, SelectedRow other) =>
        one.Definition == other.Definition
            && one.Target.PackageVersion != other.Target.PackageVersion
            && one.Target with { PackageVersion = null } == other.Target with { PackageVersion = null };
}
