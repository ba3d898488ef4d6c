using System.Diagnostics;
using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>A row and a data set, to which kinds of input are fed in turns. What is known is kept after each kind.</summary>
internal sealed class HostileTurn : ITurn
{
    /// <summary>
    /// After so many inputs of a kind that ended the process the kind is known to be dangerous, and further ones only cost processes.
    /// </summary>
    private const int MostDeaths = 6;
    private const int MostHangs = 1;
    private readonly RunStageContext context;
    private readonly HostileOptions options;
    private readonly HostileRows rows;
    private readonly SelectedRow row;
    private readonly CheckedRow check;
    private readonly FeedLimits limits;
    private readonly bool writesShapes;
    private readonly CancellationToken cancellation;
    private readonly List<string> left;
    private HostileResult result;

    /// <param name="rows">Where results are kept: those of an earlier run are there.</param>
    /// <param name="check">Its check with the data set.</param>
    /// <param name="writesShapes">Whether it gets what it writes itself, too.</param>
    public HostileTurn(
        RunStageContext context, HostileRows rows, SelectedRow row, CheckedRow check, bool writesShapes, CancellationToken cancellation)
    {
        (this.context, this.rows, this.row, this.check) = (context, rows, row, check);
        (this.writesShapes, this.cancellation) = (writesShapes, cancellation);
        options = context.Plan.Options.OwnOf<HostileOptions>();
        limits = new FeedLimits(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes);
        var begun = HostileRows.Begin(row, check);
        result = rows.Known.FirstOrDefault(known => known.Row == begun.Row && known.Workload == begun.Workload) ?? begun;
        left = result.Failure.IsLasting()
            ? []
            : [.. options.Kinds.Where(kind => writesShapes || !HostileKind.IsWrittenByRows(kind)).Except(
                result.Kinds.Select(kind => kind.Kind))];
    }

    /// <inheritdoc/>
    public int Done => result.Kinds.Count;

    /// <inheritdoc/>
    public int Left => left.Count;

    /// <inheritdoc/>
    public void Take(Action<string> tell, Func<bool> mayGoOn)
    {
        var hasEnded = false;
        rows.Feed(HostileRows.Begin(row, check), "hostile input", () =>
        {
            FeedKinds(tell, mayGoOn);
            hasEnded = true;
            return result;
        }, cancellation);
        if (!hasEnded)
            left.Clear();
    }

    private void FeedKinds(Action<string> tell, Func<bool> mayGoOn)
    {
        var payload = PayloadFile.Read(check.Job.PayloadFile, most: 1)[0];
        result = HostileRows.With(result with { Failure = null }, row, payload);
        var job = check.Job with { Operation = Operation.Deserialize, Instances = 1 };
        using PayloadFeeder feeder = new(context.Services.Starter, new FeedTarget(check.Task.Program, job, payload), limits, cancellation);
        var validHash = HostileRows.ReadValid(feeder, payload).ContentHash;
        HostileSource source = new(payload, result.Format, options.Seed, options.InputsPerKind);
        using ShapeWriter? writer = writesShapes ? new(context, check, limits, cancellation) : null;
        do
        {
            var begin = Stopwatch.GetTimestamp();
            var kind = HostileKind.Find(left[0]);
            tell(string.Create(CultureInfo.InvariantCulture,
                $"{result.Row}, {result.Workload.DataSet}: {kind.Name}, {Done + 1} of {Done + Left} kinds"));
            if (HostileKind.IsWrittenByRows(kind.Name))
            {
                feeder.Dispose();
                Keep(FeedWritten(kind.Name, writer!), begin);
            }
            else
            {
                Keep(FeedKind(feeder, kind, source, validHash, job, writer), begin);
            }
        }
        while (left.Count > 0 && mayGoOn());
    }

    private void Keep(HostileKindResult fed, long begin)
    {
        left.Remove(fed.Kind);
        result = result with
        {
            Kinds = [.. result.Kinds.Append(fed).OrderBy(kind => options.Kinds.TakeWhile(name => name != kind.Kind).Count())],
            ElapsedNanoseconds = result.ElapsedNanoseconds
                + (Stopwatch.GetElapsedTime(begin).Ticks * TimeSpan.NanosecondsPerTick),
        };
        rows.Keep(result);
    }

    private HostileKindResult FeedWritten(string kind, ShapeWriter writer) =>
        new RowWrittenInputs(writer, result, options.HeapBytes).Feed(
            kind, (group, input, workload) => rows.SaveIfBad(result with { Workload = workload }, kind, check.Job, input, group));

    private HostileKindResult FeedKind(
        PayloadFeeder feeder, HostileKind kind, HostileSource source, string validHash, JobFrame job, ShapeWriter? writer)
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
