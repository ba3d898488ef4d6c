using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Merging;

/// <summary>
/// Makes one results file of several files of verdicts of one kind: one matrix of their rows and cases. Verdicts need no clock, so machines
/// may differ.
/// </summary>
public static class VerdictMerger
{
    /// <summary>Merges files.</summary>
    /// <param name="files">The files, at least one.</param>
    /// <exception cref="BadInputException">They are of different kinds, cases or versions; the sentence names what differs.</exception>
    public static MergedShards Merge(IReadOnlyList<ShardFile> files)
    {
        var first = files[0];
        EnsureOneKind(files);
        foreach (var other in files)
            EnsureAlike(first, other);
        ResultsUnion parts = new([.. files.Select(part => (part.Path, part.File))]);
        var merged = first.File with
        {
            StartedAt = files.Min(part => part.File.StartedAt),
            IsComplete = files.All(part => part.File.IsComplete),
            Options = first.File.Options with
            {
                Rows = parts.All(file => file.Options.Rows, row => row),
                Shard = null,
                Workloads = parts.All(file => file.Options.Workloads, workload => workload),
            },
            Rows = [.. files.SelectMany(part => part.File.Rows).GroupBy(row => row.Label)
                .Select(rows => rows.FirstOrDefault(row => row.Status == RowStatus.Available) ?? rows.First())],
            Checks = parts.Judged(file => file.Checks, check => (check.Row, check.Workload, check.Surface),
                check => check.Verdict.ToString(), check => $"{check.Row}#{check.Workload.DataSet}"),
            Times = new StageTimes(files.Sum(part => part.File.Times.Building), files.Sum(part => part.File.Times.Checking),
                files.Sum(part => part.File.Times.Measuring)),
        };
        merged = KnownExperiments.Of(merged.Options).Merge(merged, parts);
        return new MergedShards(
            merged,
            [
                .. parts.Warnings,
                .. files.Where(part => !part.File.IsComplete)
                    .Select(part => $"{part.Path} is not complete, so rows or cases are missing."),
            ]);
    }

    private static void EnsureOneKind(IReadOnlyList<ShardFile> files)
    {
        if (files.FirstOrDefault(file => file.File.Options.Kind != files[0].File.Options.Kind) is ShardFile other)
            throw new BadInputException(
                $"{files[0].Path} and {other.Path} hold different kinds of results. Merge files of one kind, or give both to 'assay "
                    + "report --out report.html' or 'assay report --as features'.");
    }

    private static void EnsureAlike(ShardFile one, ShardFile other)
    {
        if (KnownExperiments.Of(one.File.Options).DifferenceOf(one.File, other.File) is string what)
            throw Different(one, other, what);
        foreach (var row in one.File.Rows.Where(row => row.Status == RowStatus.Available))
        {
            if (other.File.Rows.FirstOrDefault(known => known.Label == row.Label && known.Status == RowStatus.Available) is RowResult found
                && found.PackageVersion != row.PackageVersion)
                throw Different(one, other, $"versions of {row.Package} ({row.Label}): {row.PackageVersion} and {found.PackageVersion}");
        }
    }

    private static BadInputException Different(ShardFile one, ShardFile other, string what) =>
        new($"{one.Path} and {other.Path} have different {what}. Run one of them again with the other's options and version of Assay.");
}
