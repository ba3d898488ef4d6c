using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>What must hold in a results file beyond its schema, so that nothing later stumbles over a file that somebody changed.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (HoldsNull(file))
            return "a list is missing or holds null";
        if (file.Options.Workloads.Count == 0 || file.Options.Rows.Count == 0)
            return "it names no rows or data sets";
        if (file.Options.Workloads.Any(workload => workload.Size < 1 || workload.PayloadBytes < 0))
            return "a size is below 1";
        if (file.Cells.Select(cell => (cell.Row, cell.Workload, cell.Surface, cell.Operation)).Distinct().Count() < file.Cells.Count)
            return "it holds a cell twice";
        return FirstBroken(file.Options)
            ?? file.Cells.SelectMany(cell => cell.Blocks).Select(FirstBroken).Concat(file.Conditions.Select(conditions => FirstBroken(conditions, file)))
                .FirstOrDefault(broken => broken is not null);
    }

    private static string? FirstBroken(BlockSamples block)
    {
        int rounds = block.ElapsedNanoseconds.Count;
        int[] lengths =
        [
            block.Position.Count, block.CpuNanoseconds.Count, block.PauseNanoseconds.Count, block.Gen0Collections.Count, block.Gen1Collections.Count,
            block.Gen2Collections.Count, block.MethodsCompiled.Count,
        ];
        bool isUneven = Array.Exists(lengths, length => length != rounds) || (block.InvoluntarySwitches.Count > 0 && block.InvoluntarySwitches.Count != rounds);
        if (rounds == 0 || isUneven)
            return "the lists of a block are of unequal length";
        if (block.OperationsPerBatch < 1)
            return "a batch holds no operation";
        return block.FirstRound >= 0 && block.FirstRound < rounds ? null : "the first round of a block is none of its rounds";
    }

    private static string? FirstBroken(RunOptions options)
    {
        if (options.SettlingRounds < 0 || options.Looks.Any(look => look < 1) || !(options.Precision > 0))
            return "its options hold a number that no run has";
        return options.InjectedSlowdowns.Values.All(slowdown => slowdown >= 0 && double.IsFinite(slowdown)) ? null : "a slowdown is no share";
    }

    /// <summary>Conditions of a block are those of its rounds, or unknown.</summary>
    private static string? FirstBroken(BlockConditions conditions, ResultsFile file)
    {
        int rounds = conditions.RoundNanoseconds.Count;
        int[] lengths =
        [
            conditions.Integer.ElapsedNanoseconds.Count, conditions.Integer.CpuNanoseconds.Count, conditions.Memory.ElapsedNanoseconds.Count,
            conditions.Memory.CpuNanoseconds.Count, conditions.Allocation.ElapsedNanoseconds.Count, conditions.Allocation.CpuNanoseconds.Count,
            conditions.InvoluntarySwitches.Count, conditions.StealNanoseconds.Count,
        ];
        if (Array.Exists(lengths, length => length != rounds) || (conditions.IdleNanoseconds.Count > 0 && conditions.IdleNanoseconds.Count != rounds))
            return "the lists of a block's conditions are of unequal length";
        bool isOfBlock = rounds == 0 || file.Cells.Where(cell => cell.Workload == conditions.Workload && cell.Operation == conditions.Operation)
            .SelectMany(cell => cell.Blocks).Where(block => block.Block == conditions.Block && block.Group == conditions.Group)
            .All(block => block.ElapsedNanoseconds.Count == rounds);
        return isOfBlock ? null : "the conditions of a block are not those of its rounds";
    }

    private static bool HoldsNull(ResultsFile file) =>
        HasNull(file.Rows) || HasNull(file.Checks) || HasNull(file.Cells) || HasNull(file.Conditions) || file.Cells.Any(cell => HasNull(cell.Blocks) || cell.Blocks.Any(block => HasNull(block.CompiledMethods)))
        || file.Times is null || file.Options.Looks is null || file.Options.InjectedSlowdowns is null || file.Conditions.Any(conditions => conditions.IdleNanoseconds is null)
        || file.Cells.Any(cell => cell.Blocks.Any(block => block.InvoluntarySwitches is null))
        || file.Checks.Any(check => HasNull(check.Differences) || HasNull(check.ConvertedMembers))
        || (file.Options.Types is { } types && HasNull(types.Known)) || (file.Values is { } values && HasNull(values.Notes))
        || HasNull(file.Options.Rows) || HasNull(file.Options.Workloads) || HasNull(file.Machine.WorkerSettings);

    // The serializer leaves a list that a file does not have null, whatever its type says.
    private static bool HasNull<T>(IReadOnlyList<T>? list)
        where T : class => list is null || list.Any(item => item is null);
}
