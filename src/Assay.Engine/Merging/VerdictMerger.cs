using Assay.Core.Results;

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
        List<string> warnings = [];
        var merged = first.File with
        {
            StartedAt = files.Min(part => part.File.StartedAt),
            IsComplete = files.All(part => part.File.IsComplete),
            Options = first.File.Options with
            {
                Rows = [.. files.SelectMany(part => part.File.Options.Rows).Distinct()],
                Formats = first.File.Options.Formats is null ? null : FormatsOf(files),
                Shapes = [.. files.SelectMany(part => part.File.Options.Shapes).Distinct()],
                Workloads = [.. files.SelectMany(part => part.File.Options.Workloads).Distinct()],
            },
            Rows = [.. files.SelectMany(part => part.File.Rows).GroupBy(row => row.Label)
                .Select(rows => rows.FirstOrDefault(row => row.Status == RowStatus.Available) ?? rows.First())],
            Cases = [.. files.SelectMany(part => part.File.Cases).DistinctBy(one => one.Name)],
            FormatCases = [.. files.SelectMany(part => part.File.FormatCases).DistinctBy(one => (one.Format, one.Name))],
            Checks = Distinct(files, file => file.Checks, check => (check.Row, check.Workload, check.Surface),
                check => check.Verdict.ToString(), check => $"{check.Row}#{check.Workload.DataSet}", warnings),
            CrossChecks = Distinct(files, file => file.CrossChecks, check => (check.Row, check.WrittenBy, check.Workload, check.Surface),
                check => check.Verdict.ToString(), check => $"{check.Row} reads {check.WrittenBy}#{check.Workload.DataSet}", warnings),
            AcrossRows = Distinct(files, file => file.AcrossRows, result => (result.Row, result.Case), result => result.Verdict.ToString(),
                result => $"{result.Row}#{result.Case}", warnings),
            FormatChecks = Distinct(files, file => file.FormatChecks, check => (check.Row, check.Format, check.Case),
                check => check.Verdict.ToString(), check => $"{check.Row}#{check.Format}/{check.Case}", warnings),
            HostileInputs = Distinct(files, file => file.HostileInputs, result => (result.Row, result.Workload, result.Surface), _ => "",
                result => result.Row, warnings),
            Times = new StageTimes(files.Sum(part => part.File.Times.Building), files.Sum(part => part.File.Times.Checking),
                files.Sum(part => part.File.Times.Measuring)),
        };
        warnings.AddRange(
            files.Where(part => !part.File.IsComplete).Select(part => $"{part.Path} is not complete, so rows or cases are missing."));
        return new MergedShards(merged, warnings);
    }

    /// <summary>What the files gave together; a list that one of them left open stays open.</summary>
    private static FormatOptions FormatsOf(IReadOnlyList<ShardFile> files)
    {
        FormatOptions[] all = [.. files.Select(part => part.File.Options.Formats ?? new FormatOptions())];
        return all[0] with { Formats = Union(all, options => options.Formats), Cases = Union(all, options => options.Cases) };
    }

    private static IReadOnlyList<string> Union(FormatOptions[] all, Func<FormatOptions, IReadOnlyList<string>> of) =>
        Array.Exists(all, options => of(options).Count == 0) ? [] : [.. all.SelectMany(of).Distinct()];

    private static List<T> Distinct<T, TKey>(
        IReadOnlyList<ShardFile> files, Func<ResultsFile, IReadOnlyList<T>> of, Func<T, TKey> key, Func<T, string> verdict,
        Func<T, string> name, List<string> warnings)
    {
        List<T> kept = [];
        foreach (var same in files.SelectMany(
            file => of(file.File).Select(item => (File: file, Item: item))).GroupBy(found => key(found.Item)))
        {
            (var file, var item) = same.First();
            kept.Add(item);
            if (same.FirstOrDefault(other => verdict(other.Item) != verdict(item)) is { Item: not null } differing)
                warnings.Add(
                    $"{name(item)} is {Lower(verdict(item))} in {file.Path} and {Lower(verdict(differing.Item))} in "
                        + $"{differing.File.Path}; the first counts.");
        }

        return kept;
    }

    private static void EnsureOneKind(IReadOnlyList<ShardFile> files)
    {
        if (files.FirstOrDefault(file => file.File.Options.Kind != files[0].File.Options.Kind) is ShardFile other)
            throw new BadInputException(
                $"{files[0].Path} and {other.Path} hold different kinds of results. Merge files of one kind, or give both to 'assay "
                    + "report --out report.html' or 'assay features'.");
    }

    private static void EnsureAlike(ShardFile one, ShardFile other)
    {
        if (one.File.Options.Hostile is { } hostile
            && other.File.Options.Hostile is { } others && (hostile.Seed, hostile.InputsPerKind) != (others.Seed, others.InputsPerKind))
            throw Different(one, other, "--seed or --inputs");
        if (one.File.Options.Formats?.CorpusHash != other.File.Options.Formats?.CorpusHash)
            throw Different(one, other, "files of --corpus");
        foreach (var same in one.File.Cases)
        {
            if (other.File.Cases.FirstOrDefault(known => known.Name == same.Name) is CaseResult found && found.Source != same.Source)
                throw Different(one, other, $"types or values of the case {same.Name}");
        }

        foreach (var row in one.File.Rows.Where(row => row.Status == RowStatus.Available))
        {
            if (other.File.Rows.FirstOrDefault(known => known.Label == row.Label && known.Status == RowStatus.Available) is RowResult found
                && found.PackageVersion != row.PackageVersion)
                throw Different(one, other, $"versions of {row.Package} ({row.Label}): {row.PackageVersion} and {found.PackageVersion}");
        }
    }

    private static BadInputException Different(ShardFile one, ShardFile other, string what) =>
        new($"{one.Path} and {other.Path} have different {what}. Run one of them again with the other's options and version of Assay.");

    private static string Lower(string verdict) => verdict.ToLowerInvariant();
}
