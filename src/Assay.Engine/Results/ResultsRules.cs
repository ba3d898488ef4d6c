using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>What must hold in a results file beyond its schema, so that nothing later stumbles over a file that somebody changed.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (HoldsNull(file))
            return "a list holds null";
        if (file.Options.Workloads.Count == 0 || file.Options.Rows.Count == 0)
            return "it names no rows or data sets";
        if (file.Options.Workloads.Any(workload => workload.Size < 1 || workload.PayloadBytes < 0))
            return "a size is below 1";
        if (file.Cells.Select(cell => (cell.Row, cell.Workload, cell.Surface, cell.Operation)).Distinct().Count() < file.Cells.Count)
            return "it holds a cell twice";
        return file.Cells.SelectMany(cell => cell.Blocks).Select(FirstBroken).FirstOrDefault(broken => broken is not null);
    }

    private static string? FirstBroken(BlockSamples block)
    {
        int rounds = block.ElapsedNanoseconds.Count;
        int[] lengths =
        [
            block.Position.Count, block.CpuNanoseconds.Count, block.PauseNanoseconds.Count, block.Gen0Collections.Count, block.Gen1Collections.Count,
            block.Gen2Collections.Count, block.MethodsCompiled.Count,
        ];
        if (rounds == 0 || Array.Exists(lengths, length => length != rounds))
            return "the lists of a block are of unequal length";
        if (block.OperationsPerBatch < 1)
            return "a batch holds no operation";
        return block.FirstRound >= 0 && block.FirstRound < rounds ? null : "the first round of a block is none of its rounds";
    }

    private static bool HoldsNull(ResultsFile file) =>
        HasNull(file.Rows) || HasNull(file.Checks) || HasNull(file.Cells) || file.Cells.Any(cell => HasNull(cell.Blocks))
        || file.Checks.Any(check => HasNull(check.Differences) || HasNull(check.ConvertedMembers))
        || HasNull(file.Options.Rows) || HasNull(file.Options.Workloads) || HasNull(file.Machine.WorkerSettings);

    private static bool HasNull<T>(IReadOnlyList<T> list)
        where T : class => list.Any(item => item is null);
}
