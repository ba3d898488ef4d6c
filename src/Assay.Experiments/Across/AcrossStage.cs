using System.Globalization;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Experiments.Across.Decoders;

namespace Assay.Experiments.Across;

/// <summary>
/// Lets each row write the shapes, and gives what it wrote to the other rows of its format and to a decoder of another language.
/// </summary>
/// <param name="context">What it stands on.</param>
public sealed class AcrossStage(RunStageContext context) : IRunStage
{
    /// <summary>The share of the work that is writing.</summary>
    private const double Writing = 0.5;
    private readonly AcrossShapes shapes = AcrossShapes.Of(context.Plan.Options);
    private readonly RowsAtOnce rows = new(context);

    /// <summary>Whether decoders of another language alone read what rows wrote, and no other row does.</summary>
    public bool IsOfLanguages { get; init; }

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        var folder = DecoderFolder.Prepare(context.Services.Cache, cancellation);
        foreach (var missing in new[] { folder.Missing, folder.MissingPackages }.Where(sentence => sentence.Length > 0))
            context.Services.Progress.Tell(missing);
        using DecoderProcess decoders = new(folder);

        // What an earlier run left untried is tried again, after rows that it did not reach: a budget may end this run, too.
        var known = context.Record.Samples<AcrossSamples>().Exchanges;
        HashSet<string> begun = [.. known.Select(result => result.Row)];
        BuiltRow[] built = [.. RowsAtOnce.Of(context.Plan, input.Builds).OrderBy(row => begun.Contains(row.Row.Name))];
        var written = WriteAll(built, cancellation);
        HashSet<(string Row, string Case)> done = [
            .. known.Where(result => result.Verdict != AcrossVerdict.NotTried).Select(result => (result.Row, result.Case))];
        return rows.ForEach<IReadOnlyList<AcrossResult>>(
            built,
            row => written.TryGetValue(row.Row.Name, out var own) ? [.. Judge(own, written.Values, done, decoders, cancellation)] : [],
            (row, results) => Keep(row.Row.Label, results),
            cancellation,
            from: Writing);
    }

    private Dictionary<string, WrittenRow> WriteAll(BuiltRow[] built, CancellationToken cancellation)
    {
        RowWriter writer = new(context.Plan, context.Services, shapes, cancellation);
        Dictionary<string, WrittenRow> written = [];
        rows.ForEach(
            built, row => writer.Write(row.Row, row.Program), (row, one) => written[row.Row.Name] = one, cancellation, to: Writing,
            isBudgeted: false);
        return written;
    }

    private void Keep(string row, IReadOnlyList<AcrossResult> results)
    {
        HashSet<(string, string)> replaced = [.. results.Select(result => (result.Row, result.Case))];
        context.Record.Change<AcrossSamples>(samples => samples with
        {
            Exchanges = [
                .. samples.Exchanges.Where(known => !replaced.Contains((known.Row, known.Case))).Concat(results)
                    .OrderBy(result => result.Row, StringComparer.Ordinal).ThenBy(result => result.Case, StringComparer.Ordinal)],
        });
        Measured += results.Count;
        context.Save();
        context.Services.Progress.Note(
            $"{row}: {Counted.Of(results.Count(result => result.Verdict != AcrossVerdict.NotTried), "verdict")}, "
                + string.Create(CultureInfo.InvariantCulture, $"{results.Count(result => result.Verdict == AcrossVerdict.Same)} the same"));
    }

    private IEnumerable<AcrossResult> Judge(
        WrittenRow row, IEnumerable<WrittenRow> all, HashSet<(string Row, string Case)> done, DecoderProcess decoders,
        CancellationToken cancellation)
    {
        bool IsDone(string name) => done.Contains((row.Row.Name, name));
        WrittenRow[] ofFormat = [
            .. all.Where(other => row.Format.Length > 0 && other.Format == row.Format)
                .OrderBy(other => other.Row.Name, StringComparer.Ordinal)];
        WrittenRow[] writers = ofFormat.Length < 2 ? [] : [.. ofFormat.Where(other => !IsDone(AcrossResult.Reads + other.Row.Name))];
        if (!IsOfLanguages && (writers.Length > 0 || !IsDone(AcrossResult.SameBytesInProcesses)))
        {
            var read = new CrossReader(context.Plan, context.Services, cancellation).Read(row, writers);
            foreach (var result in SameBytes.Judge(row, read.Again).Where(result => !IsDone(result.Case)).Concat(read.Results))
                yield return result;
        }

        if (!IsDone(AcrossResult.OtherLanguage) && new OtherLanguage(decoders).Judge(row) is { } decoded)
            yield return decoded;
    }
}
