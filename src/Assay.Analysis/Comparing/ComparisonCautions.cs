using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>What makes the comparison of two runs weaker than that of one.</summary>
internal static class ComparisonCautions
{
    /// <summary>A sentence each; none where nothing speaks against it.</summary>
    /// <param name="lacksAnchors">Whether a row that is compared has no unchanged row beside it.</param>
    public static IEnumerable<string> Of(ResultsFile before, ResultsFile after, bool lacksAnchors)
    {
        if (MachineOf(before) != MachineOf(after))
            yield return $"The runs are of different machines: {MachineOf(before)} and {MachineOf(after)}.";
        if (before.Machine.Runtime != after.Machine.Runtime)
            yield return $"The runs are of different runtimes: {before.Machine.Runtime} and {after.Machine.Runtime}.";
        if (before.AssayVersion != after.AssayVersion)
            yield return $"The runs are of different versions of Assay: {before.AssayVersion} and {after.AssayVersion}.";
        if (before.Options.Profile != after.Options.Profile)
            yield return "The runs are of different profiles.";
        if (new[] { before, after }.MinBy(MeasuredBlocks.MostValues) is { } shorter
            && MeasuredBlocks.MostValues(shorter) is var values && values < Looks.FewestForRanks)
            yield return FewValues(values, IndependentValues.Of(shorter).Kind);
        if (lacksAnchors)
            yield return "Some rows have no unchanged row in both runs to compare them with. A faster or slower machine looks like a "
                + "faster or slower library then. Measure both versions in one run: --with PACKAGE@old,new.";
    }

    private static string FewValues(int values, IndependentKind kind) => kind switch
    {
        IndependentKind.Block =>
            $"K = {values}: with so few blocks only large changes show. Measure both with --processes {Looks.FewestForRanks} or more, or "
                + "with --budget 10m.",
        IndependentKind.Shard => $"{values} shards: with so few only large changes show. Measure both in {Looks.FewestForRanks} or more.",
        _ => $"{values} machines: with so few only large changes show. Measure both on {Looks.FewestForRanks} or more.",
    };

    private static string MachineOf(ResultsFile results) =>
        string.Join(" and ",
            results.Parts.Select(part => part.Machine).DefaultIfEmpty(results.Machine)
                .Select(machine => $"{machine.LogicalProcessors} x {machine.Processor}").Distinct().Order(StringComparer.Ordinal));
}
