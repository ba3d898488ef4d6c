using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// The rows of a run that get inputs, one at a time: what they did is kept in the record of the run, and inputs that broke them are saved.
/// </summary>
/// <param name="folder">Where inputs that broke a row are saved.</param>
internal sealed class HostileRows(RunStageContext context, string folder)
{
    private readonly ProcessQueue queue = new(context);

    /// <summary>Rows and data sets that were fed.</summary>
    public int Measured { get; private set; }

    /// <summary>Feeds every row and data set that was checked and has no result yet; false when the budget is spent before.</summary>
    public bool Run(RunStageInput input, Action<SelectedRow, CheckedRow> feed, CancellationToken cancellation)
    {
        var rows =
            from of in Readable(input)
            where !Has(of.Row, of.Check)
            select new QueuedProcess($"{of.Row.Label}, {of.Check.Task.Workload.DataSet}", () => feed(of.Row, of.Check));
        return queue.Run(rows, round: 0, rounds: 1, cancellation);
    }

    /// <summary>Lets rows take turns; false when the budget is spent before all have everything.</summary>
    public bool Run(Turns turns, CancellationToken cancellation) => queue.Run(turns, cancellation);

    /// <summary>Every row and data set that was checked.</summary>
    public IEnumerable<(SelectedRow Row, CheckedRow Check)> Readable(RunStageInput input) =>
        from row in context.Plan.Rows
        from check in input.Checks
        where check.Task.Name == row.Name && check.IsTimed
        select (row, check);

    /// <summary>What was found of rows so far.</summary>
    public IReadOnlyList<HostileResult> Known => context.Record.Samples<HostileSamples>().Inputs;

    /// <summary>The result of a row, as far as it is known before it is fed.</summary>
    public static HostileResult Begin(SelectedRow row, CheckedRow check) => new()
    {
        Row = row.Label,
        Workload = check.Task.Workload,
        Surface = check.Task.Surface,
        DocumentedExceptions = row.Definition.DocumentedExceptions,
    };

    /// <summary>The same with the payload that inputs are made from.</summary>
    public static HostileResult With(HostileResult result, SelectedRow row, byte[] payload) =>
        result with { Format = FormatNames.Of(row.Definition.PublicFormat, row.Definition.Name, payload), PayloadBytes = payload.Length };

    /// <summary>Feeds a row, and keeps what came of it in place of an earlier result; a worker that fails is a result, too.</summary>
    public void Feed(HostileResult begun, string what, Func<HostileResult> feed, CancellationToken cancellation)
    {
        queue.Try(
            $"{begun.Row}, {begun.Workload.DataSet}, {what}",
            () =>
            {
                Keep(feed());
                Measured++;
            },
            failure => Keep(begun with { Failure = failure }),
            cancellation);
        context.Save();
    }

    /// <summary>Feeds the valid payload, with which all others are compared.</summary>
    public static FedFrame ReadValid(PayloadFeeder feeder, byte[] payload)
    {
        var valid = feeder.Feed(new FeedRequest(payload));
        return valid.End == FeedEnd.Returned
            ? valid.Answer!
            : throw new WorkerFailedException(
                valid.Failure ?? new WorkerFailure(
                    WorkerFailureKind.Exception, $"it does not read its own payload: {valid.Answer!.Exception!.Type}", ""));
    }

    /// <summary>Saves an input of a group that is worse than contained, and gives the file's name; empty for any other.</summary>
    public string SaveIfBad(HostileResult result, string kind, JobFrame job, HostileInput input, HostileGroup group) =>
        SafetyRules.GradeOf(result, kind, group) > SafetyGrade.Contained
        ? SavedInputs.Save(folder, SavedInput.Of(result, IdOf(result.Row), kind, job, input, group))
        : "";

    private RowId IdOf(string label) => context.Plan.Rows.First(row => row.Label == label).Id;

    private bool Has(SelectedRow row, CheckedRow check) => Known.Any(
        result => result.Row == row.Label && result.Workload == check.Task.Workload
        && ((result.Kinds.Count > 0 && !result.Kinds.Any(kind => kind.IsCutShort))
            || result.Failure.IsLasting()));

    /// <summary>Keeps what came of a row in place of an earlier result.</summary>
    public void Keep(HostileResult result) =>
        context.Record.Change<HostileSamples>(samples => samples with
        {
            Inputs = [.. samples.Inputs.Where(known => known.Row != result.Row || known.Workload != result.Workload), result],
        });
}
