using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>Compares what the processes of a row were like.</summary>
internal static class FactsBuilder
{
    private const int Page = 4096;
    private const int Thousand = 1000;

    /// <summary>The processes with their facts, and what the slower ones have in common.</summary>
    /// <param name="processes">The processes.</param>
    /// <param name="blocks">Their samples, in any order.</param>
    public static (IReadOnlyList<DeepProcess> Processes, IReadOnlyList<DeepSeparation> Separations) Compare(IReadOnlyList<DeepProcess> processes, IReadOnlyList<BlockSamples> blocks)
    {
        var samples = blocks.ToDictionary(block => (block.Block, block.Group));
        List<DeepProcess> known = [.. processes.Where(process => samples[(process.Block, process.Group)].Process is not null)];
        if (known.Count == 0)
            return (processes, []);
        ProcessTraits traits = new([.. known.Select(process => samples[(process.Block, process.Group)].Process!)]);
        var places = known.Select((process, i) => (process.Block, process.Group, Place: i)).ToDictionary(at => (at.Block, at.Group), at => at.Place);
        List<DeepProcess> compared = [.. processes.Select(process => places.TryGetValue((process.Block, process.Group), out var place) ? process with { Facts = FactsOf(samples[(process.Block, process.Group)], traits, place) } : process)];
        return (compared, Separations.In(traits, [.. known.Select(process => Math.Log(process.Deviation ?? process.NanosecondsPerOperation))]));
    }

    private static DeepFacts FactsOf(BlockSamples block, ProcessTraits traits, int place)
    {
        var facts = block.Process!;
        var collections = block.Gen0Collections.Sum() + block.Gen1Collections.Sum() + block.Gen2Collections.Sum();
        return new DeepFacts
        {
            HotMethods = facts.Methods.Count,
            CodeBytes = facts.Methods.Sum(method => (long)method.CodeBytes),
            Differences = [.. traits.DifferencesOf(place).Select(method => new DeepDifference(method.Method, method.Code, method.Usual))],
            BatchesOfProcessors = facts.BatchesOfProcessors,
            StackOffset = (int)(facts.StackAddress % Page),
            DataOffset = (int)(facts.DataAddress % Page),
            CollectionsPerThousand = (double)Thousand * collections / Math.Max(1, block.ElapsedNanoseconds.Count),
            ResidentBytes = facts.ResidentBytes,
            HugePageBytes = facts.HugePageBytes,
        };
    }
}
