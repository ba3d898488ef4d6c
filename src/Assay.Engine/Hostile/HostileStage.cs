using System.Diagnostics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Mutations;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Hostile;

/// <summary>Feeds hostile input to the rows of a run, one row at a time: made from what the row itself wrote in its check.</summary>
/// <param name="context">What it stands on.</param>
/// <param name="folder">Where inputs that broke a row are saved.</param>
public sealed class HostileStage(RunStageContext context, string folder) : IRunStage
{
    /// <summary>
    /// After so many inputs of a kind that ended the process the kind is known to be dangerous, and further ones only cost processes.
    /// </summary>
    private const int MostDeaths = 6;
    private const int MostHangs = 1;
    private readonly HostileOptions options = context.Plan.Options.OwnOf<HostileOptions>();
    private readonly HostileRows rows = new(context, folder);
    private readonly HashSet<string> fed = [
        .. context.Record.Samples<HostileSamples>().Inputs.Where(result => result.Kinds.Count > 0).Select(result => result.Row)];

    /// <inheritdoc/>
    public int Measured => rows.Measured;

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation) => rows.Run(
        input,
        (row, check) =>
        {
            var begun = HostileRows.Begin(row, check);
            rows.Feed(begun, "hostile input", () => FeedAll(row, check, begun, cancellation), cancellation);
        },
        cancellation);

    private HostileResult FeedAll(SelectedRow row, CheckedRow check, HostileResult begun, CancellationToken cancellation)
    {
        var begin = Stopwatch.GetTimestamp();
        var payload = PayloadFile.Read(check.Job.PayloadFile, most: 1)[0];
        var result = HostileRows.With(begun, row, payload);
        var job = check.Job with { Operation = Operation.Deserialize, Instances = 1 };
        FeedLimits limits = new(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes);
        using PayloadFeeder feeder = new(context.Services.Starter, new FeedTarget(check.Task.Program, job, payload), limits, cancellation);
        var validHash = HostileRows.ReadValid(feeder, payload).ContentHash;
        HostileSource source = new(payload, result.Format, options.Seed, options.InputsPerKind);

        // What the row itself writes depends on no data set: it is fed once, with the first that the row carries.
        using ShapeWriter? writer = context.Plan.Types is null && !fed.Contains(row.Label)
            ? new(context, check, limits, cancellation)
            : null;
        List<HostileKindResult> kinds = [];
        foreach (var kind in options.Kinds.Where(kind => !HostileKind.IsWrittenByRows(kind)).Select(HostileKind.Find))
            kinds.Add(FeedKind(feeder, kind, source, validHash, result, job, writer, cancellation));
        feeder.Dispose();
        if (writer is not null)
            kinds.AddRange(FeedWritten(writer, check, result));
        fed.Add(row.Label);
        return result with { Kinds = kinds, ElapsedNanoseconds = Stopwatch.GetElapsedTime(begin).Ticks * TimeSpan.NanosecondsPerTick };
    }

    private IEnumerable<HostileKindResult> FeedWritten(ShapeWriter writer, CheckedRow check, HostileResult result)
    {
        RowWrittenInputs inputs = new(writer, result, options.HeapBytes);
        return [.. options.Kinds.Where(HostileKind.IsWrittenByRows)
            .Select(kind => inputs.Feed(
                kind, (group, input, workload) => rows.SaveIfBad(result with { Workload = workload }, kind, check.Job, input, group)))];
    }

    private HostileKindResult FeedKind(
        PayloadFeeder feeder, HostileKind kind, HostileSource source, string validHash, HostileResult result, JobFrame job,
        ShapeWriter? writer, CancellationToken cancellation)
    {
        HostileTally tally = new(kind.Name, result, options.HeapBytes, answer => answer.ContentHash == validHash);
        foreach (var input in kind.Make(source))
        {
            cancellation.ThrowIfCancellationRequested();
            if (tally.Hangs >= MostHangs || tally.Deaths >= MostDeaths)
                tally.Skipped++;
            else
                tally.Add(input, feeder.Feed(new FeedRequest(input.Payload, IsRewritten: true, StackBytes: input.StackBytes)));
        }

        ShapeInputs? shapes = writer is null ? null : new(writer, tally);
        shapes?.FeedAll(kind);
        return tally.Result(
            (group, input) => rows.SaveIfBad(
                result with { Workload = shapes?.WorkloadOf(input) ?? result.Workload }, kind.Name, job, input, group)) with
        {
            NotMade = string.Join(' ', shapes?.NotMade ?? []),
        };
    }
}
