using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Growth;

/// <summary>Builds the report of a run of growth.</summary>
public static class GrowthBuilder
{
    /// <summary>How results name the experiment.</summary>
    public const string Kind = "growth";

    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static GrowthReport? Build(ResultsFile file)
    {
        if (file.Options.Kind != Kind)
            return null;
        var evidence = file.Options.Workloads.ToDictionary(workload => workload, workload => new WorkloadEvidence(file, workload));
        return new GrowthReport(file.Options.Blocks,
        [
            .. from dataSet in file.Options.Workloads.GroupBy(workload => workload.DataSet)
               from operation in file.Options.Operations
               select TableOf(file, [.. dataSet.OrderBy(workload => workload.Size)], operation, evidence),
        ]);
    }

    private static GrowthTable TableOf(ResultsFile file, IReadOnlyList<WorkloadOptions> workloads, Operation operation,
        Dictionary<WorkloadOptions, WorkloadEvidence> evidence)
    {
        AllocationFloors floors = new(operation == Operation.Deserialize ? file.Rows : [], row => new GrowthCosts(PaceOf(row), workloads));
        var lines = file.Rows.Select(LineOf).OfType<GrowthLine>()
            .OrderBy(line => line.IsReference).ThenBy(line => line.Keeps).ThenByDescending(line => line.Points[^1].Size)
            .ThenBy(line => line.Points[^1].Nanoseconds).ToList();
        var measured = lines.Select(line => line.Label).ToHashSet();
        var missing = file.Rows.Where(row => !measured.Contains(row.Label) && !row.IsReference)
            .GroupBy(row => GrowthLineBuilder.CauseOf(file, row, workloads[0], operation))
            .Select(rows => new Unmeasured(rows.Key, [.. rows.Select(row => row.Label)]));
        return new GrowthTable(
            workloads[0].DataSet, workloads[0].Unit, operation, [.. workloads.Select(workload => workload.Size)], lines, [.. missing]);

        FastPace PaceOf(RowResult row) => new(workloads.Select(workload => evidence[workload]), row, operation);

        GrowthLine? LineOf(RowResult row)
        {
            var pace = PaceOf(row);
            return new GrowthLineBuilder(file, row, workloads, operation, new GrowthCosts(pace, workloads)).Build(pace.SlowSizes,
                floors.Of(row));
        }
    }
}
