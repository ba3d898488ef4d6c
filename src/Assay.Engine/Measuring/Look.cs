using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Measuring;

/// <summary>
/// A look at a sequential run: which rows are settled, so that what is left of the time goes to the others. It sees the blocks before it
/// and nothing else, so a resumed run comes to the same answer from its file.
/// </summary>
/// <param name="Blocks">The blocks that rows may play after it.</param>
/// <param name="Number">Blocks of each cell that it sees, K.</param>
/// <param name="GoOn">Labels of the rows that are not settled everywhere.</param>
internal sealed record Look(IReadOnlyList<PlannedBlock> Blocks, int Number, IReadOnlySet<string> GoOn)
{
    /// <summary>Looks at a run.</summary>
    /// <param name="number">Blocks of each cell that it sees, K.</param>
    /// <param name="later">The blocks planned after it, with the rows that the look before let go on.</param>
    /// <param name="reference">Label of the planned reference, which plays as long as any other row does, like those that ratios refer
    /// to.</param>
    public static Look At(int number, IReadOnlyList<PlannedBlock> later, RunRecord record, string reference)
    {
        var file = UpTo(record.ToFile(isComplete: false), number);
        Dictionary<(WorkloadOptions, Operation), IReadOnlySet<string>> unsettled = Unsettled.In(file)
            .ToDictionary(rows => (rows.Workload, rows.Operation), rows => rows.Labels);
        var references = file.Options.Workloads.ToDictionary(
            workload => workload, workload => ReferenceRow.LabelsOf(file, workload).Append(reference).ToHashSet());
        List<PlannedBlock> blocks = [];
        foreach (var block in later.Select(record.WithoutFailed))
        {
            var labels = unsettled.GetValueOrDefault((block.Workload, block.Operation)) ?? new HashSet<string>();
            var left = block with
            {
                Rows = [.. block.Rows.Where(row => labels.Contains(row.Label) || references[block.Workload].Contains(row.Label))],
            };
            if (left.Rows.Any(row => labels.Contains(row.Label)))
                blocks.Add(left);
        }

        HashSet<string> goOn = [
            .. blocks.SelectMany(
                block => block.Rows.Select(row => row.Label).Where(unsettled[(block.Workload, block.Operation)].Contains))];
        return new Look(blocks, number, goOn);
    }

    /// <summary>What it found, for the progress.</summary>
    public string SentenceOf(IReadOnlyList<PlannedBlock> planned)
    {
        var rows = planned.SelectMany(block => block.Rows).Select(row => row.Label).Distinct().Count();
        var found = GoOn.Count == 0 ? $"all {rows} rows are settled" : $"{GoOn.Count} of {rows} rows continue";
        return string.Create(CultureInfo.InvariantCulture, $"look at K = {Number}: {found}");
    }

    /// <summary>What the file held when the look was due.</summary>
    private static ResultsFile UpTo(ResultsFile file, int blocks) => file with
    {
        Cells = [.. file.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Where(block => block.Block < blocks)] })],
        Conditions = [.. file.Conditions.Where(conditions => conditions.Block < blocks)],
    };
}
