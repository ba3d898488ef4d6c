using System.Globalization;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Experiments.Across.Decoders;

namespace Assay.Experiments.Across;

/// <summary>
/// Lets each row write the shapes, and gives what it wrote to the other rows of its format and to a decoder of another language.
/// </summary>
public sealed class AcrossStage(RunStageContext context) : IRunStage
{
    /// <summary>The share of the work that is writing.</summary>
    private const double Writing = 0.5;

    /// <summary>Writers whose payloads a row reads in one turn, where there is a budget.</summary>
    private const int WritersInTurn = 4;
    private readonly Lock keeping = new();
    private readonly AcrossShapes shapes = AcrossShapes.Of(context.Plan.Options);
    private readonly RowsAtOnce rows = new(context);

    /// <summary>The decoders of another language that alone read what rows wrote; null where rows read it, too.</summary>
    public DecoderFolder? Decoders { get; init; }

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        var folder = Decoders ?? DecoderFolder.Prepare(context.Services.Workspace!.Cache, cancellation);
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
        HashSet<string> judged = [.. context.Plan.RowsOfPart().Select(row => row.Name)];
        rows.BeginBudget();
        return rows.Run(
            built.Where(row => judged.Contains(row.Row.Name))
                .Select(row => TurnOf(written[row.Row.Name], written.Values, done, decoders, cancellation)),
            cancellation,
            from: Writing);
    }

    private Dictionary<string, WrittenRow> WriteAll(BuiltRow[] built, CancellationToken cancellation)
    {
        RowWriter writer = new(context.Plan, context.Services, shapes, cancellation);
        return rows.Each(built, row => writer.Write(row.Row, row.Program), to: Writing, cancellation)
            .ToDictionary(written => written.Row.Name);
    }

    /// <summary>What a row is given: some writers at a time, and a decoder.</summary>
    private PiecesOfRow<Func<IEnumerable<AcrossResult>>> TurnOf(
        WrittenRow row, IEnumerable<WrittenRow> all, HashSet<(string Row, string Case)> done, DecoderProcess decoders,
        CancellationToken cancellation) => new(
            row.Row.Name,
            PiecesOf(row, all, done, decoders, cancellation),
            piece => Keep([.. piece()]),
            () => Tell(row.Row));

    private void Keep(IReadOnlyList<AcrossResult> results)
    {
        lock (keeping)
            Add(results);
    }

    private void Add(IReadOnlyList<AcrossResult> results)
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
    }

    private void Tell(SelectedRow row)
    {
        AcrossResult[] results = [.. context.Record.Samples<AcrossSamples>().Exchanges.Where(result => result.Row == row.Name)];
        context.Services.Progress.Note(
            $"{row.Label}: {Counted.Of(results.Count(result => result.Verdict != AcrossVerdict.NotTried), "verdict")}, "
                + string.Create(CultureInfo.InvariantCulture, $"{results.Count(result => result.Verdict == AcrossVerdict.Same)} the same"));
    }

    private IEnumerable<Func<IEnumerable<AcrossResult>>> PiecesOf(
        WrittenRow row, IEnumerable<WrittenRow> all, HashSet<(string Row, string Case)> done, DecoderProcess decoders,
        CancellationToken cancellation)
    {
        bool IsDone(string name) => done.Contains((row.Row.Name, name));
        WrittenRow[] ofFormat = [
            .. all.Where(other => row.Format.Length > 0 && other.Format == row.Format)
                .OrderBy(other => other.Row.Name, StringComparer.Ordinal)];
        WrittenRow[] writers = ofFormat.Length < 2 ? [] : [.. ofFormat.Where(other => !IsDone(AcrossResult.Reads + other.Row.Name))];
        CrossReader reader = new(context.Plan, context.Services, cancellation);
        if (Decoders is null && (writers.Length > 0 || !IsDone(AcrossResult.SameBytesInProcesses)))
        {
            foreach (var some in writers.Chunk(rows.Together(WritersInTurn)).DefaultIfEmpty([]))
                yield return () => Read(row, some, reader, IsDone);
        }

        if (!IsDone(AcrossResult.OtherLanguage))
            yield return () => new OtherLanguage(decoders).Judge(row) is { } decoded ? [decoded] : [];
    }

    /// <summary>With the first writers it is seen, too, whether another process of the row writes the same.</summary>
    private IEnumerable<AcrossResult> Read(WrittenRow row, WrittenRow[] writers, CrossReader reader, Func<string, bool> isDone)
    {
        var read = reader.Read(row, writers);
        var known = context.Record.Samples<AcrossSamples>().Exchanges;
        return SameBytes.Judge(row, read.Again)
            .Where(result => !isDone(result.Case) && !known.Any(other => other.Row == result.Row && other.Case == result.Case
                && other.Verdict != AcrossVerdict.NotTried))
            .Concat(read.Results);
    }
}
