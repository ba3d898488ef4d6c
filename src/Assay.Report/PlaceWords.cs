using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Report;

/// <summary>Which machines measured, and which part of a run.</summary>
internal static class PlaceWords
{
    /// <summary>The machines: <c>2 x AMD EPYC</c>, or <c>6 machines: 4 with 2 x AMD EPYC, 2 with 4 x Intel Xeon</c>.</summary>
    public static string Of(ReportModel model)
    {
        if (model.Parts.Count == 0)
            return ProcessorOf(model.Machine);
        var machines = Machines.Of(model.Parts).Select(shards => ProcessorOf(shards[0].Machine)).ToList();
        var shards = machines.Count < model.Parts.Count ? $" ({Shards(model.Parts.Count)})" : "";
        if (machines.Count == 1)
            return $"{machines[0]}{shards}";
        var kinds = machines.GroupBy(machine => machine).ToList();
        return kinds.Count == 1
            ? $"{machines.Count} machines{shards}, each with {kinds[0].Key}"
            : $"{machines.Count} machines{shards}: {string.Join(", ", kinds.Select(kind => $"{kind.Count()} with {kind.Key}"))}";
    }

    /// <summary>The runtime, and the machines.</summary>
    public static string WithRuntime(ReportModel model) =>
        $"{(model.Machine.Runtime.Length > 0 ? $"{Plain.Line(model.Machine.Runtime)}, " : "")}{Of(model)}";

    /// <summary>Their operating systems.</summary>
    public static string Systems(ReportModel model) => string.Join(
        ", ", model.Parts.Select(part => part.Machine.OperatingSystem).DefaultIfEmpty(model.Machine.OperatingSystem).Distinct());

    /// <summary>How many independent values figures rest on: <c>K = 6</c> blocks, or <c>6 machines</c>.</summary>
    public static string Count(IndependentKind independent, int values) => independent switch
    {
        IndependentKind.Block => $"K = {values}",
        _ => $"{values} {Noun(independent, values)}",
    };

    /// <summary>What these values are: blocks, shards or machines.</summary>
    public static string Noun(IndependentKind independent, int values) => Words.Plural(values, independent switch
    {
        IndependentKind.Block => "block",
        IndependentKind.Shard => "shard",
        _ => "machine",
    });

    /// <summary>Which part of a run this is, or which parts it lacks; empty where it is a whole one.</summary>
    public static string Part(ReportModel model)
    {
        if (model.Shard is { } shard)
            return $"SHARD {shard.Number} of {shard.Count}: a part of a run, with "
                + $"{Enumerable.Range(0, model.Blocks).Count(shard.Holds)} of its {model.Blocks} blocks. Merge all parts with: assay "
                + "merge part*.json --out whole.json";
        int[] missing = model.Parts.Count == 0 ? [] : [.. Shard.Missing(model.Parts.Select(part => part.Shard))];
        return missing.Length == 0
            ? ""
            : $"{model.Parts.Count} of {model.Parts[0].Shard.Count} shards: {Words.Plural(missing.Length, "shard")} "
                + $"{Words.Labels([.. missing.Select(number => $"{number}")], missing.Length)} {(missing.Length == 1 ? "is" : "are")} "
                + "missing.";
    }

    /// <summary>Whether an incomplete file lacks shards and nothing else.</summary>
    public static bool LacksOnlyShards(ReportModel model) => model.Parts.Count > 0 && model.Parts.All(part => part.IsComplete);

    /// <summary>Numbers and name of a machine's processor.</summary>
    public static string ProcessorOf(Machine machine) =>
        $"{machine.LogicalProcessors} x {(machine.Processor.Length > 0 ? Plain.Line(machine.Processor) : machine.Architecture)}";

    private static string Shards(int count) => $"{count} {Words.Plural(count, "shard")}";
}
