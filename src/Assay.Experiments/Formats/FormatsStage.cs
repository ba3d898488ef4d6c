using System.Globalization;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;

namespace Assay.Experiments.Formats;

/// <summary>Gives each row the payloads of its format, several rows at a time, and keeps the verdicts.</summary>
public sealed class FormatsStage(RunStageContext context) : IRunStage
{
    private const int MostLeftOut = 10;
    private readonly FormatSelection selection = FormatSelection.Of(context.Plan.Options.OwnOf<FormatOptions>());
    private readonly Dictionary<(string Format, string Name), int> order = [];

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        TellLeftOut();
        KeepCases();
        var known = context.Record.Samples<FormatSamples>().Checks;
        HashSet<(string Row, string Format, string Case)> done = [.. known.Select(check => (check.Row, check.Format, check.Case))];
        RowsAtOnce rows = new(context);
        return rows.Run(
            RowsAtOnce.Of(context.Plan, input.Builds).Where(row => !selection.IsJudged(row.Row, known))
                .Select(row => TurnOf(row, rows, done, cancellation)),
            cancellation);
    }

    /// <summary>A row's shapes; those that go together are kept together.</summary>
    private PiecesOfRow<FormatShape[]> TurnOf(
        BuiltRow row, RowsAtOnce rows, HashSet<(string Row, string Format, string Case)> done, CancellationToken cancellation)
    {
        FormatCheck checking = new(context.Plan.Options, context.Services, row.Row, row.Program);
        return new PiecesOfRow<FormatShape[]>(
            row.Row.Name,
            FormatShape.Of(selection, row.Row, done).Chunk(rows.Together(1)),
            shapes => Keep([.. shapes.SelectMany(shape => checking.Judge(shape, cancellation))]),
            () => Tell(row.Row));
    }

    private void KeepCases()
    {
        var cases = selection.All.SelectMany(format => format.Cases.Select(one => Describe(format, one)));
        context.Record.Change<FormatSamples>(samples => samples with
        {
            Cases = [.. samples.Cases.Concat(cases).DistinctBy(one => (one.Format, one.Name))],
        });
        foreach (var one in context.Record.Samples<FormatSamples>().Cases)
            order[(one.Format, one.Name)] = order.Count;
    }

    private void Keep(IReadOnlyList<FormatCheckResult> checks)
    {
        lock (order)
            Add(checks);
    }

    private void Add(IReadOnlyList<FormatCheckResult> checks)
    {
        context.Record.Change<FormatSamples>(samples => samples with
        {
            Checks = [
                .. checks.Concat(samples.Checks).DistinctBy(check => (check.Row, check.Format, check.Case))
                    .OrderBy(check => check.Row, StringComparer.Ordinal)
                    .ThenBy(check => order.GetValueOrDefault((check.Format, check.Case), int.MaxValue))],
        });
        Measured += checks.Count;
        context.Save();
    }

    private void Tell(SelectedRow row)
    {
        FormatCheckResult[] checks = [.. context.Record.Samples<FormatSamples>().Checks.Where(check => check.Row == row.Name)];
        context.Services.Progress.Note(
            $"{row.Label}: {Counted.Of(checks.Count(check => check.Verdict != FormatVerdict.NotJudged), "case")}, "
                + string.Create(CultureInfo.InvariantCulture, $"{checks.Count(check => check.IsDeviation())} not as specified"));
    }

    private void TellLeftOut()
    {
        foreach (var file in selection.LeftOut.Take(MostLeftOut))
            context.Services.Progress.Tell($"Left out of the corpus: {file}.");
        if (selection.LeftOut.Count > MostLeftOut)
            context.Services.Progress.Tell(
                $"Left out of the corpus too: {Counted.Of(selection.LeftOut.Count - MostLeftOut, "file")}.");
    }

    private static FormatCaseResult Describe(FormatCases format, FormatCase one) => new()
    {
        Format = format.Format,
        Name = one.Name,
        Shape = one.Shape,
        Expected = one.Expected,
        Values = one.Values,
        Citation = one.Citation,
        Reason = one.Reason,
    };
}
