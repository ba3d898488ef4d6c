using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Checking;
using Assay.Engine.Planning;

namespace Assay.Engine.Merging;

/// <summary>A results file with its name, for sentences.</summary>
/// <param name="Path">The file, as it was given.</param>
public sealed record ShardFile(string Path, ResultsFile File)
{
    /// <summary>Which part of its run it is.</summary>
    internal Shard Shard => File.Options.Shard!;

    /// <summary>Whether it has anything that another shard has not: of rows alone also why they could not be measured.</summary>
    internal bool HasResults => File.HasSamples() || (Shard.IsOfRows && File.Rows.Count > 0);
}

/// <summary>One results file made of the shards of a run.</summary>
/// <param name="Warnings">What is missing or was seen differently by the shards, a sentence each.</param>
public sealed record MergedShards(ResultsFile File, IReadOnlyList<string> Warnings);

/// <summary>
/// Makes one results file of the shards of a run. Where they share blocks, each keeps its machine, so that what differs between machines is
/// part of every interval.
/// </summary>
public static class ShardMerger
{
    /// <summary>Merges shards.</summary>
    /// <param name="files">The shards, at least one, in any order.</param>
    /// <exception cref="BadInputException">They are not shards of one run; the sentence names what differs.</exception>
    public static MergedShards Merge(IReadOnlyList<ShardFile> files)
    {
        ShardRefusals.EnsureShards(files);
        ShardFile[] parts = [.. files.Where(part => part.HasResults).OrderBy(part => part.Shard.Number)];
        if (!files.Any(file => file.File.HasSamples()))
            throw new BadInputException(
                $"{files[0].Path} has no measurements{(files.Count > 1 ? ", nor has any other of these files" : "")}. Measure the "
                    + "shards again.");
        foreach (var part in parts.Skip(1))
            ShardRefusals.EnsureSameRun(parts[0], part);
        var experiment = KnownExperiments.Of(parts[0].File.Options);
        if (parts[0].Shard.IsOfRows)
            parts = ShardGroups.Apart(parts);
        var merged = Merge(parts, experiment, new MergedRows(parts));
        ResultsUnion union = new([.. parts.Select(part => (part.Path, part.File))]);
        return new MergedShards(experiment.Merge(merged.File, union), [.. Missing(files, parts), .. merged.Warnings, .. union.Warnings]);
    }

    private static MergedShards Merge(ShardFile[] parts, Experiment experiment, MergedRows rows)
    {
        var first = parts[0].File;
        return new MergedShards(first with
        {
            StartedAt = parts.Min(part => part.File.StartedAt),
            IsComplete = parts.Length == parts[0].Shard.Count && parts.All(part => part.File.IsComplete),
            Machine = parts[0].Shard.IsOfRows && !experiment.ChecksItself
                ? first.Machine with { Runtime = ObservedRows.RuntimesOf(rows.Rows.Select(row => row.Runtime)) }
                : first.Machine,
            Parts = experiment.GivesVerdicts ? [] : [.. parts.Select(OriginOf)],
            Options = rows.Options,
            Values = parts.Select(part => part.File.Values).FirstOrDefault(values => values is not null),
            Rows = rows.Rows,
            Checks = rows.Checks,
            Cells = rows.Cells,
            Conditions = [.. parts.SelectMany(part => part.File.Conditions).OrderBy(conditions => conditions.Block)],
            Times = new StageTimes(parts.Sum(part => part.File.Times.Building), parts.Sum(part => part.File.Times.Checking),
                parts.Sum(part => part.File.Times.Measuring)),
        }, rows.Warnings);
    }

    private static ShardOrigin OriginOf(ShardFile part) => new()
    {
        Shard = part.Shard,
        StartedAt = part.File.StartedAt,
        IsComplete = part.File.IsComplete,
        Machine = part.File.Machine,
    };

    private static IEnumerable<string> Missing(IReadOnlyList<ShardFile> files, ShardFile[] parts)
    {
        var count = parts[0].Shard.Count;
        foreach (var empty in files.Where(file => !file.HasResults))
            yield return $"{empty.Path} has no measurements, so shard {Text(empty.Shard.Number)} counts as missing.";
        string[] missing = [.. Shard.Missing(parts.Select(part => part.Shard)).Select(Text)];
        if (missing.Length > 0)
            yield return $"{Text(parts.Length)} of {Text(count)} shards: {(missing.Length == 1 ? "shard" : "shards")} "
                + $"{string.Join(", ", missing)} {(missing.Length == 1 ? "is" : "are")} missing. "
                + $"{(parts[0].Shard.IsOfRows ? "Rows are missing" : "The result rests on fewer blocks")}; "
                + "measure what is missing with --shard and merge again.";
        foreach (var part in parts.Where(part => !part.File.IsComplete))
            yield return $"{part.Path} (shard {Text(part.Shard.Number)}) is not complete. Continue it with "
                + $"'{KnownExperiments.Of(part.File.Options).ToContinue(part.Path)}' and merge again.";
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
