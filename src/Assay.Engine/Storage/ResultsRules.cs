using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Reading;

namespace Assay.Engine.Storage;

/// <summary>What must hold in a results file between its parts, beyond what its records say of themselves.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file) =>
        DocumentRules.FirstBroken(file, ResultsJson.Whole)
        ?? ExperimentRules.FirstBroken(file)
        ?? OptionsRules.FirstBroken(file.Options)
        ?? ShardRules.FirstBroken(file)
        ?? file.Cells.SelectMany(cell => cell.Blocks).Select(of => SamplesRules.FirstBroken(of, file.Options)).FirstOrDefault(IsBroken)
        ?? file.Conditions.Select(conditions => SamplesRules.FirstBroken(conditions, file)).FirstOrDefault(IsBroken)
        ?? file.Samples?.FirstBroken(file);

    private static bool IsBroken(string? broken) => broken is not null;
}

/// <summary>What must hold between the name of an experiment and what it keeps of its own.</summary>
internal static class ExperimentRules
{
    /// <summary>The first rule that is broken, as part of a sentence; null when none is.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        var (options, samples) = (file.Options.Own, file.Samples);
        return KnownExperiments.Find(file.Options.Kind) is not { } experiment ? "options.kind is unknown"
            : experiment.OptionsType != options?.GetType() ? $"its options are not those of 'assay {experiment.Command}'"
            : experiment.NewSamples()?.GetType() != samples?.GetType() ? $"its samples are not those of 'assay {experiment.Command}'"
            : experiment.FirstBroken(file.Options);
    }
}

/// <summary>What must hold in the options of a results file.</summary>
internal static class OptionsRules
{
    /// <summary>The first rule that options break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(RunOptions options)
    {
        if (!options.Rows.Any(row => row.ToString() == options.Reference))
            return "options.reference is not one of options.rows";
        if (options.SettlingRounds >= options.Rounds)
            return "its options have no round that counts";
        if (options.Looks.Any(look => look > options.Blocks))
            return "its options look after more blocks than there are";
        return options.Shard is { } shard && !ShardRules.IsPossible(shard, options) ? "its shard is impossible" : null;
    }
}

/// <summary>What must hold in the parts of a merged file.</summary>
internal static class ShardRules
{
    /// <summary>The first rule that the parts of a file break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (file.Parts.Count == 0)
            return null;
        Shard[] shards = [.. file.Parts.Select(part => part.Shard)];
        var arePossible = shards.All(shard => IsPossible(shard, file.Options) && shard.Count == shards[0].Count);
        if (file.Options.Shard is not null || !arePossible || shards.Distinct().Count() < shards.Length)
            return "its shards do not fit together";
        return file.Cells.SelectMany(cell => cell.Blocks).Any(block => !Array.Exists(shards, shard => shard.Holds(block.Block)))
            ? "a block belongs to none of its shards"
            : null;
    }

    /// <summary>Whether a run of such options has such a part.</summary>
    public static bool IsPossible(Shard shard, RunOptions options)
    {
        var experiment = KnownExperiments.Of(options);
        return shard.Number >= 1 && shard.Number <= shard.Count && shard.IsOfRows != experiment.SharesBlocks && (shard.IsOfRows
            ? shard.Count <= RowsOfShard.Most(experiment, options)
            : shard.Count <= options.Blocks && options.Looks.Count == 0);
    }
}

/// <summary>What must hold in the samples of a block and in its conditions.</summary>
internal static class SamplesRules
{
    /// <summary>The first rule that a row's samples break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(BlockSamples block, RunOptions options)
    {
        var rounds = block.ElapsedNanoseconds.Count;
        if (!options.Holds(block.Block))
            return "a block number is out of range";
        if (block.FirstRound >= rounds)
            return "the first round of a block is out of range";
        if (block.Position.Any(position => position >= options.Rows.Count))
            return "a row has an invalid position in a round";
        return block.CompiledMethods.Any(method => method.Round >= rounds) ? "a method was compiled in an unknown round" : null;
    }

    /// <summary>The first rule that conditions break: they are those of the block's rounds, or unknown.</summary>
    public static string? FirstBroken(BlockConditions conditions, ResultsFile file)
    {
        var rounds = conditions.RoundNanoseconds.Count;
        KernelSamples[] kernels = [conditions.Integer, conditions.Memory, conditions.Allocation];
        if (Array.Exists(kernels, kernel => kernel.ElapsedNanoseconds.Count != rounds))
            return "the lists of a block's conditions differ in length";
        var isOfBlock = rounds == 0 || file.Cells
            .Where(cell => cell.Workload == conditions.Workload && cell.Operation == conditions.Operation)
            .SelectMany(cell => cell.Blocks).Where(block => block.Block == conditions.Block && block.Group == conditions.Group)
            .All(block => block.ElapsedNanoseconds.Count == rounds);
        return isOfBlock ? null : "the conditions of a block do not match its rounds";
    }
}
