using System.Buffers.Text;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What must hold in a results file beyond its schema, so that nothing later stumbles over a file that is damaged or that somebody changed.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (HoldsNull(file))
            return "a list is missing or holds null";
        return OptionsRules.FirstBroken(file.Options)
            ?? ShardRules.FirstBroken(file)
            ?? FirstUnknown(file)
            ?? FirstDouble(file)
            ?? file.Cells.SelectMany(cell => cell.Blocks.Select(block => SamplesRules.FirstBroken(block, file.Options))).FirstOrDefault(broken => broken is not null)
            ?? file.Conditions.Select(conditions => SamplesRules.FirstBroken(conditions, file)).FirstOrDefault(broken => broken is not null)
            ?? StartupRules.FirstBroken(file)
            ?? ProtocolRules.FirstBroken(file)
            ?? MemoryRules.FirstBroken(file)
            ?? IoRules.FirstBroken(file)
            ?? HostileRules.FirstBroken(file)
            ?? FirstBroken(file.Checks)
            ?? FirstBroken(file.CrossChecks)
            ?? FirstBroken(file.Times);
    }

    /// <summary>Everything that is measured is of a row and of a data set that the file names.</summary>
    private static string? FirstUnknown(ResultsFile file)
    {
        HashSet<string> labels = [.. file.Options.Rows];
        HashSet<string> names = [.. file.Rows.Select(row => row.Name)];
        HashSet<WorkloadOptions> workloads = [.. file.Options.Workloads];
        if (file.Rows.Any(row => !labels.Contains(row.Label)))
            return "it has a row that is not in its options";
        if (file.Cells.Any(cell => !labels.Contains(cell.Row)) || (names.Count > 0 && file.Checks.Concat(file.CrossChecks).Any(check => !names.Contains(check.Row))))
            return "it has figures of an unknown row";
        return file.Cells.Any(cell => !workloads.Contains(cell.Workload)) || file.Checks.Concat(file.CrossChecks).Any(check => !workloads.Contains(check.Workload)) || file.Conditions.Any(of => !workloads.Contains(of.Workload))
            ? "it has figures of an unknown data set"
            : null;
    }

    private static string? FirstDouble(ResultsFile file)
    {
        if (file.Rows.Select(row => row.Label).Distinct().Count() < file.Rows.Count)
            return "it has a row twice";
        if (file.Cells.Select(cell => (cell.Row, cell.Workload, cell.Surface, cell.Operation)).Distinct().Count() < file.Cells.Count)
            return "it has a cell twice";
        return file.Cells.Any(cell => cell.Blocks.Select(block => (block.Block, block.Group)).Distinct().Count() < cell.Blocks.Count) ? "it has a block twice" : null;
    }

    private static string? FirstBroken(IReadOnlyList<CheckResult> checks)
    {
        bool isBroken = checks.Any(check => check.PayloadBytes < 0 || check.DeflateBytes < 0 || check.BrotliBytes < 0 || check.CorpusBytes < 0 || check.ObjectCount < 0 || check.StringCount < 0 || check.Instances < 0
            || check.PeakResidentBytes < 0);
        if (isBroken)
            return "a size is negative";
        if (checks.SelectMany(check => new[] { check.DeflateTime, check.BrotliTime }).OfType<CompressionTime>().Any(time => !(time.CompressNanoseconds >= 0 && time.DecompressNanoseconds >= 0)))
            return "a time is negative";
        return checks.Any(check => !Base64.IsValid(check.PayloadHead)) ? "the beginning of a payload is not Base64" : null;
    }

    private static string? FirstBroken(StageTimes times) => times.Building < 0 || times.Checking < 0 || times.Measuring < 0 ? "a time is negative" : null;

    private static bool HoldsNull(ResultsFile file) =>
        HasNull(file.Rows) || HasNull(file.Checks) || HasNull(file.Cells) || HasNull(file.Conditions) || file.Cells.Any(cell => HasNull(cell.Blocks) || cell.Blocks.Any(block => HasNull(block.CompiledMethods) || block.Process is { } process && (HasNull(process.Methods) || process.BatchesOfProcessors is null)))
        || file.Times is null || file.Options.Looks is null || file.Options.InjectedSlowdowns is null || file.Conditions.Any(conditions => conditions.IdleNanoseconds is null)
        || file.Cells.Any(cell => cell.Blocks.Any(block => block.InvoluntarySwitches is null))
        || HasNull(file.CrossChecks)
        || file.Checks.Concat(file.CrossChecks).Any(check => HasNull(check.Differences) || HasNull(check.ConvertedMembers) || HasNull(check.Operations))
        || (file.Options.Types is { } types && HasNull(types.Known)) || (file.Values is { } values && HasNull(values.Notes))
        || HasNull(file.FormatCases) || HasNull(file.FormatChecks) || HasNull(file.AcrossRows) || file.AcrossRows.Any(result => HasNull(result.Shapes))
        || HasNull(file.Options.Rows) || HasNull(file.Options.Workloads) || HasNull(file.Machine.WorkerSettings);

    // The serializer leaves a list that a file does not have null, whatever its type says.
    private static bool HasNull<T>(IReadOnlyList<T>? list)
        where T : class => list is null || list.Any(item => item is null);
}

/// <summary>What must hold in the options of a results file.</summary>
internal static class OptionsRules
{
    /// <summary>The first rule that options break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(RunOptions options)
    {
        if (options.Workloads.Count == 0 || options.Rows.Count == 0)
            return "it has no rows or data sets";
        if (options.Workloads.Any(workload => workload.Size < 1 || workload.PayloadBytes < 0))
            return "a size is below 1";
        if (options.Rows.Distinct().Count() < options.Rows.Count || options.Workloads.Distinct().Count() < options.Workloads.Count)
            return "its options contain a row or a data set twice";
        if (!options.Rows.Contains(options.Reference))
            return "its reference is not one of its rows";
        if ((options.Kind == RunKind.Prediction) != (options.Predicted is { Size: > 0, PayloadBytes: >= 0 }))
            return "it does not say what is predicted";
        if (options.Shard is { } shard && !ShardRules.IsPossible(shard, options))
            return "its shard is impossible";
        return FirstBrokenNumber(options) ?? FirstUnknownWord(options);
    }

    private static string? FirstBrokenNumber(RunOptions options)
    {
        bool isLength = options.Blocks >= 1 && options.Rounds >= 1 && options.SettlingRounds >= 0 && options.SettlingRounds < options.Rounds;
        bool areLooks = options.Looks.All(look => look >= 1 && look <= options.Blocks);
        if (!isLength || !areLooks || !(options.Precision > 0) || !double.IsFinite(options.Precision) || options.BudgetNanoseconds <= 0)
            return "its options contain an impossible number";
        return options.InjectedSlowdowns.Values.All(slowdown => slowdown >= 0 && double.IsFinite(slowdown)) ? null : "a slowdown is not a valid share";
    }

    private static string? FirstUnknownWord(RunOptions options)
    {
        bool isKnown = options.Operations.Count > 0 && options.Operations.All(Enum.IsDefined) && (options.Surface is not { } surface || Enum.IsDefined(surface)) && Enum.IsDefined(options.Profile);
        return isKnown ? null : "its options contain an unknown operation, surface or profile";
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
        if (file.Parts.Any(part => part?.Shard is null || part.Machine?.WorkerSettings is null))
            return "a shard is not described";
        Shard[] shards = [.. file.Parts.Select(part => part.Shard)];
        bool arePossible = file.Options.Shard is null && shards.All(shard => IsPossible(shard, file.Options) && shard.Count == shards[0].Count);
        if (!arePossible || shards.Distinct().Count() < shards.Length)
            return "its shards do not fit together";
        return file.Cells.SelectMany(cell => cell.Blocks).Any(block => !Array.Exists(shards, shard => shard.Holds(block.Block))) ? "a block belongs to none of its shards" : null;
    }

    /// <summary>Whether a run of such options has such a part.</summary>
    public static bool IsPossible(Shard shard, RunOptions options) => shard.Number >= 1 && shard.Number <= shard.Count && shard.Count <= options.Blocks && options.Looks.Count == 0;
}

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
            return "the lists of a block differ in length";
        if (block.OperationsPerBatch < 1)
            return "a batch has no operation";
        if (!options.Holds(block.Block) || block.Group < 0)
            return "a block number is out of range";
        return block.FirstRound < 0 || block.FirstRound >= rounds ? "the first round of a block is out of range" : FirstBrokenNumber(block, options);
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
            return "the lists of a block's conditions differ in length";
        if (conditions.RoundNanoseconds.Any(time => time <= 0) || conditions.Integer.ElapsedNanoseconds.Any(time => time < 0) || conditions.Memory.ElapsedNanoseconds.Any(time => time < 0))
            return "a round takes no time";
        bool isOfBlock = rounds == 0 || file.Cells.Where(cell => cell.Workload == conditions.Workload && cell.Operation == conditions.Operation)
            .SelectMany(cell => cell.Blocks).Where(block => block.Block == conditions.Block && block.Group == conditions.Group)
            .All(block => block.ElapsedNanoseconds.Count == rounds);
        return isOfBlock ? null : "the conditions of a block do not match its rounds";
    }

    private static string? FirstBrokenNumber(BlockSamples block, RunOptions options)
    {
        if (block.ElapsedNanoseconds.Any(time => time <= 0))
            return "a batch takes no time";
        if (block.CpuNanoseconds.Any(time => time < 0) || block.PauseNanoseconds.Any(time => time < 0) || block.WarmUpNanoseconds < 0)
            return "a time is negative";
        if (block.Gen0Collections.Concat(block.Gen1Collections).Concat(block.Gen2Collections).Concat(block.InvoluntarySwitches).Concat(block.MethodsCompiled).Any(count => count < 0))
            return "a count is negative";
        if (block.Position.Any(position => position < 0 || position >= options.Rows.Count))
            return "a row has an invalid position in a round";
        return block.CompiledMethods.Any(method => method.Round < 0 || method.Round >= block.ElapsedNanoseconds.Count) ? "a method was compiled in an unknown round" : null;
    }
}
