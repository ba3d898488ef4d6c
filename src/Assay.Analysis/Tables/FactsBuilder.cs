using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>Compares what the processes of a row were like.</summary>
internal static class FactsBuilder
{
    private const int Page = 4096;
    private const int Thousand = 1000;

    /// <summary>A row's processes with the samples of each.</summary>
    /// <param name="Blocks">Their samples, one for each process.</param>
    public sealed record Measured(IReadOnlyList<DeepProcess> Processes, IReadOnlyList<BlockSamples> Blocks);

    /// <summary>
    /// The processes of rows that are the same program, each row's with their facts, and what the slower ones of all of them have in
    /// common.
    /// </summary>
    public static (IReadOnlyList<IReadOnlyList<DeepProcess>> Processes, IReadOnlyList<DeepSeparation> Separations) Compare(
        IReadOnlyList<Measured> rows)
    {
        List<(DeepProcess Process, BlockSamples Block)> known =
            [.. rows.SelectMany(row => row.Processes.Zip(row.Blocks)).Where(pair => pair.Second.Process is not null)];
        if (known.Count == 0)
            return ([.. rows.Select(row => row.Processes)], []);
        ProcessTraits traits = new([.. known.Select(pair => pair.Block.Process!)]);
        Dictionary<BlockSamples, DeepFacts> facts = new(ReferenceEqualityComparer.Instance);
        for (var i = 0; i < known.Count; i++)
            facts.Add(known[i].Block, FactsOf(known[i].Block, traits, i));
        return (
            [.. rows.Select(
                row => row.Processes.Zip(
                    row.Blocks,
                    (process, block) => facts.TryGetValue(block, out var own) ? process with { Facts = own } : process).ToList())],
            Separations.In(traits, [.. known.Select(pair => Math.Log(pair.Process.Deviation ?? pair.Process.NanosecondsPerOperation))]));
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
