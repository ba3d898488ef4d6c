using Assay.Core.Results;

namespace Assay.Engine.Planning;

/// <summary>Files that become one. Where two judge the same differently, the first counts, and a warning says so.</summary>
/// <param name="files">The files, each with its name.</param>
public sealed class ResultsUnion(IReadOnlyList<(string Path, ResultsFile File)> files)
{
    private readonly List<string> warnings = [];

    /// <summary>What the files differ in, a sentence each.</summary>
    public IReadOnlyList<string> Warnings => warnings;

    /// <summary>The own options of each.</summary>
    public IReadOnlyList<T> OptionsOf<T>()
        where T : ExperimentOptions => [.. files.Select(part => part.File.Options.Own).OfType<T>()];

    /// <summary>What several list, each once.</summary>
    public IReadOnlyList<T> All<T, TKey>(Func<ResultsFile, IEnumerable<T>> of, Func<T, TKey> key) =>
        [.. Every(of).DistinctBy(key)];

    /// <summary>What several list, all of it.</summary>
    public IEnumerable<T> Every<T>(Func<ResultsFile, IEnumerable<T>> of) => files.SelectMany(part => of(part.File));

    /// <summary>What several judge, each once.</summary>
    /// <param name="of">Where a file has it.</param>
    /// <param name="name">What it is called in a warning.</param>
    public IReadOnlyList<T> Judged<T, TKey>(
        Func<ResultsFile, IReadOnlyList<T>> of, Func<T, TKey> key, Func<T, string> verdict, Func<T, string> name)
    {
        List<T> kept = [];
        foreach (var same in files.SelectMany(file => of(file.File).Select(item => (File: file, Item: item))).GroupBy(of => key(of.Item)))
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

    private static string Lower(string verdict) => verdict.ToLowerInvariant();
}
