using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>What must hold in the samples of a block and in its conditions.</summary>
internal static class SamplesRules
{
    /// <summary>The first rule that a row's samples break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(BlockSamples block, RunOptions options)
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
        if (block.Block < 0 || block.Block >= options.Blocks || block.Group < 0)
            return "a block has a number that the run does not have";
        return block.FirstRound < 0 || block.FirstRound >= rounds ? "the first round of a block is none of its rounds" : FirstBrokenNumber(block, options);
    }

    /// <summary>The first rule that conditions break, as part of a sentence; null when they break none: they are those of the block's rounds, or unknown.</summary>
    public static string? FirstBroken(BlockConditions conditions, ResultsFile file)
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
        if (conditions.RoundNanoseconds.Any(time => time <= 0) || conditions.Integer.ElapsedNanoseconds.Any(time => time < 0) || conditions.Memory.ElapsedNanoseconds.Any(time => time < 0))
            return "a round takes no time";
        bool isOfBlock = rounds == 0 || file.Cells.Where(cell => cell.Workload == conditions.Workload && cell.Operation == conditions.Operation)
            .SelectMany(cell => cell.Blocks).Where(block => block.Block == conditions.Block && block.Group == conditions.Group)
            .All(block => block.ElapsedNanoseconds.Count == rounds);
        return isOfBlock ? null : "the conditions of a block are not those of its rounds";
    }

    private static string? FirstBrokenNumber(BlockSamples block, RunOptions options)
    {
        if (block.ElapsedNanoseconds.Any(time => time <= 0))
            return "a batch takes no time";
        if (block.CpuNanoseconds.Any(time => time < 0) || block.PauseNanoseconds.Any(time => time < 0) || block.WarmUpNanoseconds < 0)
            return "a time is below zero";
        if (block.Gen0Collections.Concat(block.Gen1Collections).Concat(block.Gen2Collections).Concat(block.InvoluntarySwitches).Concat(block.MethodsCompiled).Any(count => count < 0))
            return "a count is below zero";
        if (block.Position.Any(position => position < 0 || position >= options.Rows.Count))
            return "a row has a place in a round that there is not";
        return block.CompiledMethods.Any(method => method.Round < 0 || method.Round >= block.ElapsedNanoseconds.Count) ? "a method was compiled in a round that there is not" : null;
    }
}
