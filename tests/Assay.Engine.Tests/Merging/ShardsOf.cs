using Assay.Core.Results;
using Assay.Engine.Merging;
using Assay.Engine.Tests.Storage;

namespace Assay.Engine.Tests.Merging;

/// <summary>Makes the shards of a run of six blocks, each measured by a machine of its own.</summary>
internal static class ShardsOf
{
    public const int Count = 6;

    public static ShardFile[] All(params string[] rows) => [.. Enumerable.Range(1, Count).Select(number => One(number, rows))];

    public static ShardFile One(int number, params string[] rows)
    {
        var measured = ResultsOf.Measured(rows);
        return new ShardFile($"part{number}.json", measured with
        {
            IsComplete = true,
            StartedAt = DateTimeOffset.UnixEpoch.AddHours(number),
            Machine = measured.Machine with { Runtime = ".NET 10.0.0", BootId = $"boot-{number}", MemoryBytes = number },
            Options = measured.Options with { Blocks = Count, Shard = new Shard(number, Count) },
            Cells = [.. measured.Cells.Select(cell => cell with
            {
                Blocks = [ResultsOf.Block(number - 1)],
                AllocatedBytesPerOperation = number,
            })],
            Conditions = [ResultsOf.Conditions(number - 1)],
            Times = new StageTimes(1, 10, 100),
        });
    }

    /// <summary>The shard with other results.</summary>
    public static ShardFile With(this ShardFile part, Func<ResultsFile, ResultsFile> change) => part with { File = change(part.File) };

    /// <summary>The shard with other options.</summary>
    public static ShardFile WithOptions(this ShardFile part, Func<RunOptions, RunOptions> change) => part.With(file => file with
    {
        Options = change(file.Options),
    });

    /// <summary>The shard with other rows.</summary>
    public static ShardFile WithRow(this ShardFile part, Func<RowResult, RowResult> change) => part.With(file => file with
    {
        Rows = [.. file.Rows.Select(change)],
    });
}
