using Assay.Core.Results;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Engine.Across;

/// <summary>
/// Builds rows with the shapes, lets each write them, and gives what it wrote to the other rows of its format and to a decoder of another
/// language.
/// </summary>
/// <param name="plan">The rows, and the surface.</param>
/// <param name="services">What it stands on.</param>
/// <param name="shapes">The values.</param>
/// <param name="decoders">Decoders of another language.</param>
public sealed class AcrossCheck(RunPlan plan, RunServices services, AcrossShapes shapes, DecoderProcess decoders)
{
    /// <summary>The share of the work that is writing.</summary>
    private const double Writing = 0.5;
    private readonly RunPlan plan =
        plan.Built(target => target with { DataSets = BuiltDataSets.For(shapes.DataSets) }) with { CorpusRow = null };

    /// <summary>Whether decoders of another language alone read what rows wrote, and no other row does.</summary>
    public bool IsOfLanguages { get; init; }

    /// <summary>Names of rows that an earlier run reached.</summary>
    public IReadOnlySet<string> Begun { get; init; } = new HashSet<string>();

    /// <summary>Builds, lets write, and judges.</summary>
    /// <param name="known">What an earlier run found, which is not done again.</param>
    /// <param name="found">Told what each row is and what became of it as soon as it is judged, one at a time.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="BadInputException">A version that was asked for does not exist.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    /// <returns>Whether every row was judged: false where the budget was used up before.</returns>
    public bool Execute(
        IReadOnlyList<AcrossResult> known, Action<RowResult, IReadOnlyList<AcrossResult>> found, CancellationToken cancellation)
    {
        // What an earlier run left untried is tried again, after rows that it did not reach: a budget may end this run, too.
        RowJudging judging = new(plan with { Rows = [.. plan.Rows.OrderBy(row => Begun.Contains(row.Name))] }, services, cancellation);
        var written = WriteAll(judging, cancellation);
        HashSet<(string Row, string Case)> done = [
            .. known.Where(result => result.Verdict != AcrossVerdict.NotTried).Select(result => (result.Row, result.Case))];
        return judging.ForEach<IReadOnlyList<AcrossResult>>(
            row => written.TryGetValue(row.Name, out var own) ? [.. Judge(own, written.Values, done, cancellation)] : [],
            (row, results) => found(judging.Describe(row), results),
            cancellation,
            from: Writing);
    }

    private Dictionary<string, WrittenRow> WriteAll(RowJudging judging, CancellationToken cancellation)
    {
        RowWriter writer = new(plan, services, shapes, cancellation);
        Dictionary<string, WrittenRow> written = [];
        judging.ForEach(
            row => judging.ProgramOf(row) is AdapterProgram program ? writer.Write(row, program) : null,
            (row, one) =>
            {
                if (one is not null)
                    written[row.Name] = one;
            },
            cancellation,
            to: Writing,
            isBudgeted: false);
        return written;
    }

    private IEnumerable<AcrossResult> Judge(
        WrittenRow row, IEnumerable<WrittenRow> all, HashSet<(string Row, string Case)> done, CancellationToken cancellation)
    {
        bool IsDone(string name) => done.Contains((row.Row.Name, name));
        WrittenRow[] ofFormat = [
            .. all.Where(other => row.Format.Length > 0 && other.Format == row.Format)
                .OrderBy(other => other.Row.Name, StringComparer.Ordinal)];
        WrittenRow[] writers = ofFormat.Length < 2 ? [] : [.. ofFormat.Where(other => !IsDone(AcrossResult.Reads + other.Row.Name))];
        if (!IsOfLanguages && (writers.Length > 0 || !IsDone(AcrossResult.SameBytesInProcesses)))
        {
            var read = new CrossReader(plan, services, cancellation).Read(row, writers);
            foreach (var result in SameBytes.Judge(row, read.Again).Where(result => !IsDone(result.Case)).Concat(read.Results))
                yield return result;
        }

        if (!IsDone(AcrossResult.OtherLanguage) && new OtherLanguage(decoders).Judge(row) is { } decoded)
            yield return decoded;
    }
}
