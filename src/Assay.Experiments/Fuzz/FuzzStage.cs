using System.Diagnostics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Fuzz;

/// <summary>
/// Fuzzes the rows of a run, one after the other. What it finds is kept as hostile input is, so that reports and replays are the same.
/// </summary>
/// <param name="folder">Where inputs that broke a row are saved.</param>
/// <param name="instrumentation">Lets libraries count branches.</param>
public sealed class FuzzStage(RunStageContext context, string folder, BranchInstrumentation instrumentation) : IRunStage
{
    private const int MostSeeds = 8;
    private readonly HostileOptions options = context.Plan.Options.OwnOf<HostileOptions>();
    private readonly HostileRows rows = new(context, folder);

    /// <inheritdoc/>
    public int Measured => rows.Measured;

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation) =>
        rows.Run(input, (row, check) => Fuzz(row, check, cancellation), cancellation);

    private void Fuzz(SelectedRow row, CheckedRow check, CancellationToken cancellation)
    {
        byte[][] valid = [.. PayloadFile.Read(check.Job.PayloadFile, MostSeeds)];
        var begun = HostileRows.With(HostileRows.Begin(row, check), row, valid[0]);
        var copy = Path.Combine(context.Services.PayloadFolder, $"fuzz-{Guid.NewGuid():N}");
        try
        {
            HostileResult Fuzzed() =>
                FuzzProgram(instrumentation.Copy(row, check.Task.Program, copy, cancellation), check, begun, valid, cancellation);
            rows.Feed(begun, "fuzzing", () => MoreOf(Fuzzed()), cancellation);
        }
        finally
        {
            if (Directory.Exists(copy))
                Directory.Delete(copy, recursive: true);
        }

        cancellation.ThrowIfCancellationRequested();
    }

    /// <summary>A row that was cut short is fuzzed from the beginning; cut short sooner, that says less than what is known.</summary>
    private HostileResult MoreOf(HostileResult fuzzed) => !fuzzed.Kinds.Any(kind => kind.IsCutShort) ? fuzzed
        : context.Record.Samples<HostileSamples>().Inputs
            .Where(known => known.Row == fuzzed.Row && known.Workload == fuzzed.Workload)
            .Append(fuzzed).MaxBy(result => result.Kinds.Sum(kind => kind.Inputs))!;

    private HostileResult FuzzProgram(
        InstrumentedProgram program, CheckedRow check, HostileResult result, byte[][] valid, CancellationToken cancellation)
    {
        var begin = Stopwatch.GetTimestamp();
        var job = check.Job with { Operation = Operation.Deserialize, Instances = 1 };
        FeedLimits limits = new(TimeSpan.FromMicroseconds(options.TimeLimitNanoseconds / 1000), options.HeapBytes)
        {
            Settings = program.Settings,
        };
        using PayloadFeeder feeder = new(context.Services.Starter, new FeedTarget(program.Program, job, valid[0]), limits, cancellation);
        var validHash = HostileRows.ReadValid(feeder, valid[0]).ContentHash;
        HostileTally tally = new(InputKinds.Fuzz, result, options.HeapBytes, answer => answer.ContentHash == validHash);
        Fuzzer fuzzer = new(feeder, new HostileSource(valid[0], result.Format, options.Seed, options.InputsPerKind), tally,
            TimeSpan.FromMicroseconds(options.FuzzNanoseconds / 1000));
        fuzzer.Run(valid);
        var kind = tally.Result((group, input) => rows.SaveIfBad(result, InputKinds.Fuzz, job, input, group));
        return result with
        {
            Kinds = [kind with { Branches = fuzzer.Branches, WithoutCoverage = program.WithoutCoverage, IsCutShort = fuzzer.IsCutShort }],
            ElapsedNanoseconds = Stopwatch.GetElapsedTime(begin).Ticks * TimeSpan.NanosecondsPerTick,
        };
    }
}
