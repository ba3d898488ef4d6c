using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Reading;

namespace Assay.Engine.Runs;

/// <summary>What must hold in a results file between its parts, beyond what its records say of themselves.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file) =>
        DocumentRules.FirstBroken(file, ResultsJson.Default.ResultsFile)
        ?? OptionsRules.FirstBroken(file.Options)
        ?? ShardRules.FirstBroken(file)
        ?? file.Cells.SelectMany(cell => cell.Blocks).Select(of => SamplesRules.FirstBroken(of, file.Options)).FirstOrDefault(IsBroken)
        ?? file.Conditions.Select(conditions => SamplesRules.FirstBroken(conditions, file)).FirstOrDefault(IsBroken)
        ?? VerdictRules.FirstBroken(file)
        ?? file.Startups.Select(CostRules.FirstBroken).FirstOrDefault(IsBroken)
        ?? file.Memories.SelectMany(memory => memory.Processes).Select(CostRules.FirstBroken).FirstOrDefault(IsBroken);

    private static bool IsBroken(string? broken) => broken is not null;
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
        if (options.Kind == RunKind.Prediction != options.Predicted is not null)
            return "it does not say what is predicted";
        var isIo = options.Io is { } io && io.Compressions.All(codec => CompressionCodec.Parse(codec) is not null);
        if (options.Kind == RunKind.Io && !isIo)
            return "its options do not say what values pass through";
        if (options.Kind == RunKind.Hostile && options.Hostile is null)
            return "its options do not say what is fed";
        if (options.Kind == RunKind.Memory != (options.Memory is { } memory && CostRules.DoAscend(memory.Threads)))
            return "its options do not say how memory is measured";
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
    public static bool IsPossible(Shard shard, RunOptions options) =>
        shard.Number >= 1 && shard.Number <= shard.Count && shard.Count <= options.Blocks && options.Looks.Count == 0;
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

/// <summary>What must hold in verdicts on cases.</summary>
internal static class VerdictRules
{
    /// <summary>The first rule that verdicts break: each is on a case that the file describes, and there is one of a row.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        HashSet<(string, string)> cases = [.. file.FormatCases.Select(of => (of.Format, of.Name))];
        if (!file.FormatChecks.All(check => cases.Contains((check.Format, check.Case))))
            return "it has verdicts on an unknown format case";
        var different = file.Checks.DistinctBy(check => (check.Row, check.Workload.DataSet)).Count();
        return file.Options.Kind == RunKind.Conformance && different < file.Checks.Count ? "it has two verdicts on a row and case" : null;
    }
}

/// <summary>What must hold in other costs than warm operations.</summary>
internal static class CostRules
{
    /// <summary>The first rule that first calls break: each process has a figure for each of the types.</summary>
    public static string? FirstBroken(StartupResult startup)
    {
        var types = startup.Workloads.Count;
        return startup.Processes.All(HasAll) ? null : "lists that belong together differ in length";

        bool HasAll(StartupProcess process) =>
            process.PrepareNanoseconds.Count == types && process.FirstNanoseconds.Count == types && process.MethodsCompiled.Count == types
            && process.AssembliesLoaded.Count == types && process.LaterNanoseconds.Count % types == 0;
    }

    /// <summary>The first rule that calls without a break break.</summary>
    public static string? FirstBroken(MemoryProcess process)
    {
        if (process.Spans.Any(span => span.HeldBytes.Count != (span.HeldCalls.Count > 0 ? span.HeldCalls.Count + 1 : 0)))
            return "lists that belong together differ in length";
        return DoAscend([.. process.Spans.Select(span => span.Threads)]) ? null : "its numbers of threads do not ascend from 1";
    }

    /// <summary>Whether numbers of threads ascend from 1.</summary>
    public static bool DoAscend(IReadOnlyList<int> threads) =>
        threads.Count == 0 || (threads[0] == 1 && threads.Zip(threads.Skip(1)).All(pair => pair.First < pair.Second));
}
