using System.Diagnostics;
using Assay.Analysis.Safety;
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
    /// <summary>After so many inputs of a kind that ended the process the kind is known to be dangerous, and further ones only cost processes.</summary>
    private const int MostDeaths = 6;
    private const int MostHangs = 1;
    private readonly HostileOptions options = context.Plan.Options.Hostile!;
    private readonly HostileRecord record = new(context.Record);
    private readonly ProcessQueue queue = new(context);
    private readonly HashSet<string> fed = [];

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public void Dispose()
    {
        // Its workers end with their row.
    }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        IEnumerable<QueuedProcess> rows =
            from row in context.Plan.Rows
            from check in input.Checks
            where check.Task.Name == row.Name && check.IsTimed && !record.Has(row, check)
            select new QueuedProcess($"{row.Label}, {check.Task.Workload.DataSet}", () => Feed(row, check, cancellation));
        return queue.Run(rows, round: 0, rounds: 1, cancellation);
    }

    private void Feed(SelectedRow row, CheckedRow check, CancellationToken cancellation)
    {
        HostileResult result = new()
        {
            Row = row.Label,
            Workload = check.Task.Workload,
            Surface = check.Task.Surface,
            DocumentedExceptions = row.Definition.DocumentedExceptions,
        };
        queue.Try(
            $"{row.Label}, {check.Task.Workload.DataSet}, hostile input",
            () =>
            {
                record.Add(FeedAll(row, check, result, cancellation));
                Measured++;
            },
            (verdict, cause) => record.Add(result with { Failure = cause, FailureVerdict = verdict }),
            cancellation);
        context.Save();
    }

    private HostileResult FeedAll(SelectedRow row, CheckedRow check, HostileResult empty, CancellationToken cancellation)
    {
        long begin = Stopwatch.GetTimestamp();
        byte[] payload = PayloadFile.Read(check.Job.PayloadFile, most: 1)[0];
        HostileResult result = empty with { Format = FormatNames.Of(row.Definition.PublicFormat, row.Definition.Name, payload), PayloadBytes = payload.Length };
        JobFrame job = check.Job with { Operation = Operation.Deserialize, Instances = 1 };
        FeedLimits limits = new(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes);
        using PayloadFeeder feeder = new(context.Services.Starter, new FeedTarget(check.Task.Program, job, payload), limits, cancellation);
        FedPayload valid = feeder.Feed(new FeedRequest(payload));
        if (valid.End != FeedEnd.Returned)
            throw new WorkerFailedException(valid.Failure ?? new WorkerFailure(Verdict.Rejected, $"it does not read its own payload: {valid.Answer!.Exception!.Type}", ""));
        HostileSource source = new(payload, result.Format, options.Seed, options.InputsPerKind);
        List<HostileKindResult> kinds = [];
        foreach (HostileKind kind in options.Kinds.Where(kind => !HostileKind.IsWrittenByRows(kind)).Select(HostileKind.Find))
            kinds.Add(FeedKind(feeder, kind, source, valid.Answer!.ContentHash, result, job, cancellation));
        feeder.Dispose();
        kinds.AddRange(FeedWritten(row, check, result, limits, cancellation));
        return result with { Kinds = kinds, ElapsedNanoseconds = Stopwatch.GetElapsedTime(begin).Ticks * TimeSpan.NanosecondsPerTick };
    }

    /// <summary>What the row itself writes depends on no data set: it is fed once, with the first that the row carries.</summary>
    private IEnumerable<HostileKindResult> FeedWritten(SelectedRow row, CheckedRow check, HostileResult result, FeedLimits limits, CancellationToken cancellation)
    {
        List<string> kinds = [.. options.Kinds.Where(HostileKind.IsWrittenByRows)];
        if (context.Plan.Types is not null || kinds.Count == 0 || !fed.Add(row.Label))
            return [];
        RowWrittenInputs inputs = new(context, check, result, limits, cancellation);
        return [.. kinds.Select(kind => inputs.Feed(kind, (group, input, workload) => SaveIfBad(result with { Workload = workload }, kind, check.Job, input, group)))];
    }

    private HostileKindResult FeedKind(
        PayloadFeeder feeder, HostileKind kind, HostileSource source, string validHash, HostileResult result, JobFrame job, CancellationToken cancellation)
    {
        HostileTally tally = new(kind.Name, result, answer => answer.ContentHash == validHash);
        foreach (HostileInput input in kind.Make(source))
        {
            cancellation.ThrowIfCancellationRequested();
            if (tally.Hangs >= MostHangs || tally.Deaths >= MostDeaths)
                tally.Skipped++;
            else
                tally.Add(input, feeder.Feed(new FeedRequest(input.Payload, IsRewritten: true, StackBytes: input.StackBytes)));
        }

        return tally.Result((group, input) => SaveIfBad(result, kind.Name, job, input, group));
    }

    private string SaveIfBad(HostileResult result, string kind, JobFrame job, HostileInput input, HostileGroup group) => SafetyRules.GradeOf(result, kind, group) > SafetyGrade.Contained
        ? SavedInputs.Save(folder, SavedInput.Of(result, kind, job, input, group))
        : "";
}

/// <summary>Keeps what hostile input did in the record of a run.</summary>
/// <param name="record">The record.</param>
internal sealed class HostileRecord(RunRecord record)
{
    /// <summary>Whether a row was fed, or failed for a reason of its own.</summary>
    public bool Has(SelectedRow row, CheckedRow check) => record.ToFile(isComplete: false).HostileInputs.Any(result => result.Row == row.Label && result.Workload == check.Task.Workload
        && (result.Kinds.Count > 0 || (result.Failure.Length > 0 && result.FailureVerdict != Verdict.AssayError)));

    /// <summary>Keeps a row's result in place of an earlier one.</summary>
    public void Add(HostileResult result) =>
        record.Keep(file => file with { HostileInputs = [.. file.HostileInputs.Where(known => known.Row != result.Row || known.Workload != result.Workload), result] });
}
