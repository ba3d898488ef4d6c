using Assay.Core.Protocol;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Across;

/// <summary>
/// Lets a row read, in a fresh process, what rows of its format wrote, itself among them; and write each shape once more.
/// </summary>
internal sealed class CrossReader(RunPlan plan, RunServices services, CancellationToken cancellation)
{
    /// <summary>After so many hangs further payloads of a row only cost time.</summary>
    private const int MostHangs = 3;

    public ReadRow Read(WrittenRow reader, IReadOnlyList<WrittenRow> writers)
    {
        Dictionary<string, byte[]> again = [];
        var found = writers.ToDictionary(writer => writer.Row.Name, _ => new List<AcrossShape>());
        var hangs = 0;
        using PayloadFeeder feeder = new(services.Starter, new FeedTarget(
            reader.Program, reader.JobOf(AcrossShapes.Dictionary, plan.Options.Seed)), FeedLimits.Usual, cancellation);
        foreach ((var shape, var own) in reader.Shapes)
        {
            var obstacle = own.Obstacle;
            if (obstacle.Length == 0)
                obstacle = Open(reader, shape, feeder, again);
            foreach (var writer in writers)
            {
                var written = writer.Shapes.GetValueOrDefault(shape);
                var verdict = obstacle.Length > 0 ? NotTried(shape, $"the reader does not carry it: {obstacle}")
                    : written is not { Payloads: [var payload, ..] } ? NotTried(shape, $"the writer does not carry it: {written?.Obstacle}")
                    : hangs >= MostHangs ? NotTried(shape, "left out: other payloads hung")
                    : Judge(shape, feeder.Feed(new FeedRequest(payload, Instance: 0)));
                hangs += verdict.Verdict == AcrossVerdict.Hang ? 1 : 0;
                found[writer.Row.Name].Add(verdict);
            }
        }

        return new ReadRow(
            [.. writers.Select(writer => new AcrossResult
            {
                Row = reader.Row.Name,
                Case = AcrossResult.Reads + writer.Row.Name,
                Format = reader.Format,
                Partner = writer.Row.Name,
                Verdict = AcrossVerdict.NotTried,
            }.Of(found[writer.Row.Name]))],
            again);
    }

    /// <summary>Opens the shape and writes it once more; why the row cannot, empty where it can.</summary>
    private string Open(WrittenRow reader, string shape, PayloadFeeder feeder, Dictionary<string, byte[]> again)
    {
        try
        {
            feeder.Turn(reader.JobOf(shape, plan.Options.Seed));
            again[shape] = feeder.Show().Payload;
            return "";
        }
        catch (WorkerFailedException exception)
        {
            cancellation.ThrowIfCancellationRequested();
            services.Log.Write($"{reader.Row.Name}, {AcrossShapes.DataSetOf(shape)}: writing again", exception.Failure);
            return exception.Failure.Cause;
        }
    }

    private static AcrossShape Judge(string shape, FedPayload fed) => fed.End switch
    {
        FeedEnd.Crashed => new(shape, AcrossVerdict.Crash, fed.Reason),
        FeedEnd.Hung or FeedEnd.OutOfMemory => new(shape, AcrossVerdict.Hang, fed.Reason),
        FeedEnd.Threw => new(shape, AcrossVerdict.Rejected, fed.Reason),
        FeedEnd.Returned => Compare(shape, fed.Answer!),
        _ => NotTried(shape, fed.Reason),
    };

    private static AcrossShape Compare(string shape, FedFrame answer) => answer switch
    {
        { Outcome: FeedOutcome.TooLarge } => new(shape, AcrossVerdict.Lossy, "it allocates too much to be looked at"),
        { Outcome: FeedOutcome.Unmapped } =>
            new(shape, AcrossVerdict.Lossy, $"a graph that the types cannot hold: {ExceptionText.Of(answer.Exception)}"),
        { Differences: { Count: > 0 } all } =>
            new(shape, AcrossVerdict.Lossy, all.Count == 1 ? all[0] : $"{all[0]} (and {all.Count - 1} more)"),
        _ => new(shape, AcrossVerdict.Same, ""),
    };

    private static AcrossShape NotTried(string shape, string cause) => new(shape, AcrossVerdict.NotTried, cause);
}

/// <summary>What a row did as a reader.</summary>
/// <param name="Results">One for each writer.</param>
/// <param name="Again">What the row wrote itself in the same process, by shape.</param>
internal sealed record ReadRow(IReadOnlyList<AcrossResult> Results, IReadOnlyDictionary<string, byte[]> Again);
