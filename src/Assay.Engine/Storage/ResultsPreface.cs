using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Storage;

/// <summary>What stands before a report whose rows are not all there, or not of one machine.</summary>
public static class ResultsPreface
{
    /// <summary>The sentences; none where results are whole.</summary>
    public static IEnumerable<string> Of(ResultsFile file)
    {
        if (file.Options.Shard is { IsOfRows: true } shard && RowsOfShard.Count(file.Options) is var rows)
            yield return $"SHARD {Text(shard.Number)} of {Text(shard.Count)}: a part of a run, with {Text(rows.Own)} of its "
                + $"{Counted.Of(rows.All, "row")}. Merge all parts with: assay merge part*.json --out whole.json";
        if (file.Parts.Count > 0 && file.Parts[0].Shard.IsOfRows)
        {
            string[] missing = [.. Shard.Missing(file.Parts.Select(part => part.Shard)).Select(Text)];
            if (missing.Length > 0)
                yield return $"{Text(file.Parts.Count)} of {Text(file.Parts[0].Shard.Count)} shards: "
                    + $"{(missing.Length == 1 ? "shard" : "shards")} {string.Join(", ", missing)} {(missing.Length == 1 ? "is" : "are")} "
                    + "missing, and so are the rows.";
            if (Machines.Of(file.Parts).Count is > 1 and var machines)
                yield return $"The rows were measured on {Text(machines)} machines of one kind. A small difference between two rows may be "
                    + "one between machines.";
        }

        if (IsBudgetSpent(file) && KnownExperiments.Of(file.Options).GapsOf(file) is { Length: > 0 } gaps)
            yield return gaps;
    }

    private static bool IsBudgetSpent(ResultsFile file) =>
        !file.IsComplete && file.Options.BudgetNanoseconds is long budget && file.Times.Measuring >= budget;

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
