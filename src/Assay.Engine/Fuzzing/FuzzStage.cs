using System.Diagnostics;
using Assay.Analysis.Safety;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Hostile;
using Assay.Engine.Mutations;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Fuzzing;

/// <summary>Fuzzes the rows of a run, one after the other. What it finds is kept as hostile input is, so that reports and replays are the same.</summary>
/// <param name="context">What it stands on.</param>
/// <param name="folder">Where inputs that broke a row are saved.</param>
/// <param name="instrumentation">Lets libraries count branches.</param>
public sealed class FuzzStage(RunStageContext context, string folder, BranchInstrumentation instrumentation) : IRunStage
{
    private const int MostSeeds = 8;
    private readonly HostileOptions options = context.Plan.Options.Hostile!;
    private readonly HostileRecord record = new(context.Record);
    private readonly ProcessQueue queue = new(context);

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
            select new QueuedProcess($"{row.Label}, {check.Task.Workload.DataSet}", () => Fuzz(row, check, cancellation));
        return queue.Run(rows, round: 0, rounds: 1, cancellation);
    }

    private void Fuzz(SelectedRow row, CheckedRow check, CancellationToken cancellation)
    {
        byte[][] valid = [.. PayloadFile.Read(check.Job.PayloadFile, MostSeeds)];
        HostileResult result = new()
        {
            Row = row.Label,
            Workload = check.Task.Workload,
            Surface = check.Task.Surface,
            DocumentedExceptions = row.Definition.DocumentedExceptions,
            Format = FormatNames.Of(row.Definition.PublicFormat, row.Definition.Name, valid[0]),
            PayloadBytes = valid[0].Length,
        };
        string copy = Path.Combine(context.Services.PayloadFolder, $"fuzz-{Guid.NewGuid():N}");
        try
        {
            queue.Try(
                $"{row.Label}, {check.Task.Workload.DataSet}, fuzzing",
                () =>
                {
                    record.Add(FuzzProgram(instrumentation.Copy(row, check.Task.Program, copy, cancellation), check, result, valid, cancellation));
                    Measured++;
                },
                (verdict, cause) => record.Add(result with { Failure = cause, FailureVerdict = verdict }),
                cancellation);
        }
        finally
        {
            if (Directory.Exists(copy))
                Directory.Delete(copy, recursive: true);
        }

        context.Save();
        cancellation.ThrowIfCancellationRequested();
    }

    private HostileResult FuzzProgram(InstrumentedProgram program, CheckedRow check, HostileResult result, byte[][] valid, CancellationToken cancellation)
    {
        long begin = Stopwatch.GetTimestamp();
        JobFrame job = check.Job with { Operation = Operation.Deserialize, Instances = 1 };
        FeedLimits limits = new(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes) { Settings = program.Settings };
        using PayloadFeeder feeder = new(context.Services.Starter, new FeedTarget(program.Program, job, valid[0]), limits, cancellation);
        FedPayload first = feeder.Feed(new FeedRequest(valid[0]));
        if (first.End != FeedEnd.Returned)
            throw new WorkerFailedException(first.Failure ?? new WorkerFailure(Verdict.Rejected, $"it does not read its own payload: {first.Answer!.Exception!.Type}", ""));
        HostileTally tally = new(SafetyRules.Fuzz, result, answer => answer.ContentHash == first.Answer!.ContentHash);
        Fuzzer fuzzer = new(feeder, new HostileSource(valid[0], result.Format, options.Seed, options.InputsPerKind), tally, TimeSpan.FromMicroseconds(options.FuzzNanoseconds / 1000));
        fuzzer.Run(valid);
        HostileKindResult kind = tally.Result((group, input) => SafetyRules.GradeOf(result, SafetyRules.Fuzz, group) > SafetyGrade.Contained
            ? SavedInputs.Save(folder, SavedInput.Of(result, SafetyRules.Fuzz, job, input, group))
            : "");
        return result with
        {
            Kinds = [kind with { Branches = fuzzer.Branches, WithoutCoverage = program.WithoutCoverage }],
            ElapsedNanoseconds = Stopwatch.GetElapsedTime(begin).Ticks * TimeSpan.NanosecondsPerTick,
        };
    }
}
