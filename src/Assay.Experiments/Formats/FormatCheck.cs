using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Formats;

/// <summary>Cases of a format that one process of a row is given: they are read into one shape.</summary>
/// <param name="Format">The format, with all its cases.</param>
/// <param name="Cases">Those that have no verdict yet.</param>
internal sealed record FormatShape(FormatCases Format, string Shape, IReadOnlyList<FormatCase> Cases)
{
    /// <summary>What there is to give a row.</summary>
    /// <param name="selection">The cases that were asked for.</param>
    /// <param name="done">What an earlier run found, which is not done again.</param>
    public static IEnumerable<FormatShape> Of(
        FormatSelection selection, SelectedRow row, HashSet<(string Row, string Format, string Case)> done) =>
        from format in selection.All
        where format.Format == row.Definition.SpecifiedFormat
        from shape in format.Cases.Where(one => !done.Contains((row.Name, format.Format, one.Name))).GroupBy(one => one.Shape)
        select new FormatShape(format, shape.Key, [.. shape]);
}

/// <summary>Gives a row the payloads of its format.</summary>
/// <param name="options">The surface, and the seed.</param>
internal sealed class FormatCheck(RunOptions options, RunServices services, SelectedRow row, AdapterProgram program)
{
    /// <summary>The plan with programs that hold the shapes of the cases.</summary>
    public static RunPlan BuiltFor(RunPlan plan, FormatSelection selection) =>
        plan.Built(target => target with { DataSets = BuiltDataSets.For(selection.DataSetsOf(plan.Rows)) });

    /// <summary>Judges the row by cases of one shape.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<FormatCheckResult> Judge(FormatShape shape, CancellationToken cancellation)
    {
        List<FormatCheckResult> Without(string cause) =>
            [.. shape.Cases.Select(one => new FormatCheckResult
            {
                Row = row.Name,
                Format = shape.Format.Format,
                Case = one.Name,
                Verdict = FormatVerdict.NotJudged,
                Cause = cause,
            })];
        var dataSet = FormatCase.DataSetOf(shape.Shape);
        var surface = row.Definition.SurfaceFor(options.Surface);
        if (program.Refusals.TryGetValue((row.Definition.Name, dataSet), out var refusal))
            return Without(refusal.Sentence);
        if (!row.Definition.Surfaces.Contains(surface))
            return Without($"it does not offer {surface.ToString().ToLowerInvariant()}");
        var file = Path.Combine(services.PayloadFolder, $"format-{Guid.NewGuid():N}");
        JobFrame job = new(row.Definition.Name, dataSet, new Recipe(1, options.Seed, 0, 0), 1, surface, Operation.Deserialize, file);
        try
        {
            using PayloadFeeder feeder = new(services.Starter, new FeedTarget(program, job), FeedLimits.Usual, cancellation);
            var written = feeder.Write()[0];
            return [.. shape.Cases.Select(one => Judge(shape.Format, one, written, feeder))];
        }
        catch (WorkerFailedException exception)
        {
            cancellation.ThrowIfCancellationRequested();
            services.Log.Write($"{row.Name}, {dataSet}: format cases", exception.Failure);
            return Without(exception.Failure.Cause);
        }
        finally
        {
            PayloadFile.Remove(file);
        }
    }

    private FormatCheckResult Judge(FormatCases cases, FormatCase one, byte[] written, PayloadFeeder feeder)
    {
        return cases.PlacesIn(one, written) is not IReadOnlyDictionary<string, byte[]> places
            ? new FormatCheckResult
            {
                Row = row.Name,
                Format = cases.Format,
                Case = one.Name,
                Verdict = FormatVerdict.NotJudged,
                Cause = $"its layout is not '{string.Join("' or '", cases.LayoutsOf(one).Select(layout => layout.Name))}' (it writes "
                    + $"{WrittenText.Of(written)})",
            }
            : FormatJudge.Judge(row.Name, cases, one, feeder.Feed(new FeedRequest(one.Payload.Fill(places)) { IsDescribed = true }));
    }
}

/// <summary>The beginning of a payload, for people.</summary>
internal static class WrittenText
{
    private const int Most = 48;

    /// <summary>As text where it is one, otherwise in hex.</summary>
    public static string Of(byte[] payload)
    {
        var first = payload.Length > Most ? payload[..Most] : payload;
        var end = payload.Length > Most ? "..." : "";
        return Array.TrueForAll(first, unit => unit is (>= (byte)' ' and <= (byte)'~') or (byte)'\n' or (byte)'\r' or (byte)'\t')
            ? System.Text.Encoding.ASCII.GetString(first).ReplaceLineEndings(" ") + end
            : Convert.ToHexString(first) + end;
    }
}
