using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Results;

namespace Assay.Validation.Judging;

/// <summary>Results put together anew from measured blocks, so that the report judges them as it judges any run.</summary>
internal static class Regrouped
{
    /// <summary>The same run with the labels of each block shuffled: whatever one label then has before another is chance.</summary>
    /// <param name="results">A run of one operation, in which every row has every block.</param>
    public static ResultsFile WithPermutedLabels(ResultsFile results, Random random)
    {
        CellResult[] cells = [.. results.Cells];
        List<BlockSamples>[] blocks = [.. cells.Select(_ => new List<BlockSamples>())];
        foreach (var block in cells[0].Blocks.Select(samples => samples.Block))
        {
            BlockSamples[] samples = [.. cells.SelectMany(cell => cell.Blocks.Where(samples => samples.Block == block))];
            random.Shuffle(samples);
            for (var i = 0; i < samples.Length; i++)
                blocks[i].Add(samples[i]);
        }

        return results with { Cells = [.. cells.Select((cell, i) => cell with { Blocks = blocks[i] })] };
    }

    /// <summary>A run of these blocks.</summary>
    /// <param name="blocks">Blocks of runs of the same rows and operation; each holds every row.</param>
    /// <param name="looks">The looks of the run; empty for a fixed number of blocks.</param>
    public static ResultsFile FromBlocks(IReadOnlyList<(ResultsFile Run, int Block)> blocks, IReadOnlyList<int> looks)
    {
        var first = blocks[0].Run;
        return first with
        {
            Options = first.Options with { Blocks = blocks.Count, Looks = looks },
            Cells = [.. first.Cells.Select(cell => cell with
            {
                Blocks = [
                    .. blocks.SelectMany((block, number) => SamplesOf(block, cell.Row).Select(samples => samples with { Block = number }))],
            })],
            Conditions = [
                .. blocks.SelectMany(
                    (block, number) => block.Run.Conditions.Where(of => of.Block == block.Block).Select(of => of with { Block = number }))],
        };
    }

    /// <summary>The blocks of a run in which every row was measured.</summary>
    public static IEnumerable<(ResultsFile Run, int Block)> CompleteBlocks(ResultsFile results) =>
        from block in results.Cells.SelectMany(cell => cell.Blocks).Select(samples => samples.Block).Distinct().Order()
        where results.Options.Rows.All(row => SamplesOf((results, block), row.ToString()).Any())
        select (results, block);

    /// <summary>
    /// Two runs of the same rows as one: the second one's rows under labels of their own, in a second group of each block, with a reference
    /// row in either group. So each row of one run is compared with itself in the other.
    /// </summary>
    /// <param name="other">Another of the same rows, reference and number of blocks.</param>
    /// <param name="renamed">What a row of the other is called then.</param>
    public static ResultsFile SideBySide(ResultsFile one, ResultsFile other, Func<RowId, RowId> renamed)
    {
        var reference = one.Options.Reference;
        var labels = other.Rows.ToDictionary(row => row.Label, row => renamed(row.Id).ToString());
        return one with
        {
            Options = one.Options with
            {
                Rows = [.. one.Options.Rows, .. other.Options.Rows.Where(row => row.ToString() != reference).Select(renamed)],
            },
            Rows = [.. one.Rows, .. other.Rows.Where(row => row.Label != reference).Select(row => row with { Id = renamed(row.Id) })],
            Cells =
            [
                .. one.Cells.Select(
                    cell => cell.Row == reference ? cell with { Blocks = [.. cell.Blocks, .. InSecondGroup(other, cell)] } : cell),
                .. other.Cells.Where(cell => cell.Row != reference).Select(cell => cell with
                {
                    Row = labels[cell.Row],
                    Blocks = [.. InSecondGroup(other, cell)],
                }),
            ],
            Conditions = [.. one.Conditions, .. other.Conditions.Select(of => of with { Group = 1 })],
        };
    }

    private static IEnumerable<BlockSamples> InSecondGroup(ResultsFile results, CellResult like) => results.Cells
        .Where(cell => cell.Row == like.Row
            && cell.Workload == like.Workload && cell.Surface == like.Surface && cell.Operation == like.Operation)
        .SelectMany(cell => cell.Blocks)
        .Select(samples => samples with { Group = 1 });

    private static IEnumerable<BlockSamples> SamplesOf((ResultsFile Run, int Block) block, string row) =>
        block.Run.Cells.Where(cell => cell.Row == row).SelectMany(cell => cell.Blocks).Where(samples => samples.Block == block.Block);
}

/// <summary>What the tables of a run would say: the report's own judgment, so that what is validated is what is printed.</summary>
internal static class Verdicts
{
    /// <summary>The ranking of the only operation of a run's only table.</summary>
    public static OperationRanking RankingOf(ResultsFile results) => RankingsOf(results).Single();

    /// <summary>The rankings of a run's only table, one for each operation.</summary>
    public static IReadOnlyList<OperationRanking> RankingsOf(ResultsFile results) => ReportBuilder.Build(results).Tables.Single().Rankings;
}
