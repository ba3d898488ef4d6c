using Assay.Core.Results;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Engine.Across;

/// <summary>Builds rows with the shapes, lets each write them, and gives what it wrote to the other rows of its format and to a decoder of another language.</summary>
/// <param name="plan">The rows, and the surface.</param>
/// <param name="services">What it stands on.</param>
/// <param name="shapes">The values.</param>
/// <param name="decoders">Decoders of another language.</param>
public sealed class AcrossCheck(RunPlan plan, RunServices services, AcrossShapes shapes, DecoderProcess decoders)
{
    private const int AtOnce = 2;
    private readonly RunPlan plan = plan.Built(target => target with { DataSets = BuiltDataSets.For(shapes.DataSets) }) with { CorpusRow = null };

    /// <summary>Builds, lets write, and judges.</summary>
    /// <param name="known">What an earlier run found, which is not done again.</param>
    /// <param name="found">Told what each row is and what became of it as soon as it is judged, one at a time.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="BadInputException">A version that was asked for does not exist.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public void Execute(IReadOnlyList<AcrossResult> known, Action<RowResult, IReadOnlyList<AcrossResult>> found, CancellationToken cancellation)
    {
        IReadOnlyDictionary<BuildRequest, BuildOutcome> builds = new BuildStage(plan, services).Run(cancellation);
        Interruption.Await(builds.Values.Any(build => build.Status != RowStatus.Available), cancellation);
        List<SelectedRow> rows = [.. plan.Rows.DistinctBy(row => row.Name)];
        Dictionary<string, WrittenRow> written = WriteAll(rows, builds, cancellation);
        HashSet<(string Row, string Case)> done = [.. known.Where(result => result.Verdict != AcrossVerdict.NotTried).Select(result => (result.Row, result.Case))];
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Checking);
        Lock telling = new();
        int judged = 0;
        ParallelWork.ForEach(rows, AtOnce, row =>
        {
            progress.Report(0.5 + (0.5 * Volatile.Read(ref judged) / rows.Count), row.Name);
            IReadOnlyList<AcrossResult> results = written.TryGetValue(row.Name, out WrittenRow? own) ? [.. Judge(own, written.Values, done, cancellation)] : [];
            Interlocked.Increment(ref judged);
            lock (telling)
                found(BuildStage.Describe(row, builds.GetValueOrDefault(row.Build)), results);
        }, cancellation);
    }

    private Dictionary<string, WrittenRow> WriteAll(List<SelectedRow> rows, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Checking);
        RowWriter writer = new(plan, services, shapes, cancellation);
        Dictionary<string, WrittenRow> written = [];
        Lock keeping = new();
        int begun = 0;
        ParallelWork.ForEach(rows, AtOnce, row =>
        {
            progress.Report(0.5 * Interlocked.Increment(ref begun) / (rows.Count + 1), row.Name);
            if (row.Excluded.Length > 0 || builds.GetValueOrDefault(row.Build)?.Program is not AdapterProgram program)
                return;
            WrittenRow one = writer.Write(row, program);
            lock (keeping)
                written[row.Name] = one;
        }, cancellation);
        return written;
    }

    private IEnumerable<AcrossResult> Judge(WrittenRow row, IEnumerable<WrittenRow> all, HashSet<(string Row, string Case)> done, CancellationToken cancellation)
    {
        bool IsDone(string name) => done.Contains((row.Row.Name, name));
        WrittenRow[] ofFormat = [.. all.Where(other => row.Format.Length > 0 && other.Format == row.Format).OrderBy(other => other.Row.Name, StringComparer.Ordinal)];
        WrittenRow[] writers = ofFormat.Length < 2 ? [] : [.. ofFormat.Where(other => !IsDone(AcrossResult.Reads + other.Row.Name))];
        if (writers.Length > 0 || !IsDone(AcrossResult.SameBytesInProcesses))
        {
            ReadRow read = new CrossReader(plan, services, cancellation).Read(row, writers);
            foreach (AcrossResult result in SameBytes.Judge(row, read.Again).Where(result => !IsDone(result.Case)).Concat(read.Results))
                yield return result;
        }

        if (!IsDone(AcrossResult.OtherLanguage) && new OtherLanguage(decoders).Judge(row) is { } decoded)
            yield return decoded;
    }
}
