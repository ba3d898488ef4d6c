namespace Assay.Engine.Merging;

/// <summary>Makes one results file of several: of shards of a run, or of files of verdicts.</summary>
public static class ResultsMerger
{
    /// <summary>Merges files.</summary>
    /// <param name="files">The files, at least one.</param>
    /// <exception cref="BadInputException">They do not belong together; the sentence names what differs.</exception>
    public static MergedShards Merge(IReadOnlyList<ShardFile> files) =>
        files.Any(file => file.File.HoldsVerdicts()) && !files.All(file => file.File.Options.Shard is not null)
            ? VerdictMerger.Merge(files)
            : ShardMerger.Merge(files);
}
