using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Writing;

/// <summary>The sentences that the table and Markdown share, so that both say the same.</summary>
internal static class Words
{
    private const int MostOthers = 4;

    public static string Title(ReportTable table)
    {
        var payload = table.UnitPayloadBytes > 0 ? $" with {Units.Size((double)table.UnitPayloadBytes)} of payload each" : "";
        var objects = table.ObjectCount is { } count ? $", {Units.Whole(count)} {Plural(count, "object")}" : "";
        return $"{table.DataSet}: {Units.Whole(table.Size)} {Plural(table.Size, table.Unit)}{payload}{objects}";
    }

    public static string Measured(ReportModel model, ReportTable table)
    {
        var blocks = $"K = {Blocks(model, table)} of {Rounds(model, table)}";
        var machine = $"{model.Machine.LogicalProcessors} x {(model.Machine.Processor.Length > 0 ? Plain.Line(model.Machine.Processor) : model.Machine.Architecture)}";
        return $"{blocks}, {model.Machine.Runtime}, {machine}, reference row {model.Reference}";
    }

    public static string HowToRead(ReportModel model, ReportTable table)
    {
        var sorted = model.Operations.Contains(Operation.Deserialize) ? "deserialize" : "serialize";
        var ratio = table.HasReference
            ? $"ratio = time / time of {model.Reference}, above 1 = slower [{model.Confidence * 100:0} % interval]"
            : $"no ratios, because {model.Reference} was not measured here";
        return $"{ratio}; sorted by {sorted}";
    }

    // An interrupted run says how far it came; a row of few blocks behind a failure has its own footnote.
    private static string Blocks(ReportModel model, ReportTable table)
    {
        var planned = $"{model.Blocks} {Plural(model.Blocks, "block")}";
        var measured = Estimates(model, table).Select(estimate => estimate.Blocks).ToList();
        if (model.IsComplete || measured.Count == 0)
            return planned;
        var (fewest, most) = (measured.Min(), measured.Max());
        return $"{planned} ({Range(fewest, most)} measured so far)";
    }

    // Slow rounds are fewer than asked for, and rounds that compiled are made up for: what ran is what counts.
    private static string Rounds(ReportModel model, ReportTable table)
    {
        var estimates = Estimates(model, table).ToList();
        var most = estimates.Count == 0 ? model.Rounds : estimates.Max(estimate => estimate.MostRounds);
        var fewest = estimates.Count == 0 ? model.Rounds : estimates.Min(estimate => estimate.FewestRounds);
        return $"{Range(fewest, most)} {Plural(most, "round")}";
    }

    private static string Range(int fewest, int most) => fewest == most ? $"{most}" : $"{fewest} to {most}";

    private static IEnumerable<OperationEstimate> Estimates(ReportModel model, ReportTable table) =>
        table.AllLines.SelectMany(line => model.Operations.Select(line.Of).OfType<OperationEstimate>());

    public static IEnumerable<string> Cautions(ReportModel model)
    {
        if (!model.IsComplete)
            yield return "INCOMPLETE: the run ended before everything planned was measured; this is what there is so far.";
        if (model is { IsScreening: true, HasMeasurements: true })
            yield return $"SCREENING: {ReportModel.ScreeningBlocks} blocks or fewer show who is roughly where; no ranks are given.";
    }

    public static string Fastest(ReportModel model, ReportTable table)
    {
        var parts = Operations(model)
            .GroupBy(operation => (Row: table.Fastest(operation) ?? "none", Others: NotToldApart(table, operation)))
            .Select(row => $"{row.Key.Row} ({string.Join(" and ", row.Select(Of))}){row.Key.Others}");
        return $"Fastest that keeps everything: {string.Join("; ", parts)}";
    }

    private static string NotToldApart(ReportTable table, Operation operation)
    {
        var others = table.NotToldApart(operation);
        var rest = others.Count > MostOthers ? $" and {others.Count - MostOthers} more" : "";
        return others.Count == 0 ? "" : $", not told apart from {string.Join(", ", others.Take(MostOthers))}{rest}";
    }

    public static IReadOnlyList<Operation> Operations(ReportModel model) =>
        [.. model.Operations.Distinct().OrderByDescending(operation => operation)];

    public static string Of(Verdict verdict) => verdict switch
    {
        Verdict.Supported => "supported",
        Verdict.Lossy => "lossy",
        Verdict.Rejected => "rejected",
        Verdict.Crash => "crash",
        Verdict.Hang => "hang",
        Verdict.SurfaceNotOffered => "surface not offered",
        _ => "error of Assay's own",
    };

    public static string Of(Operation operation) => operation == Operation.Serialize ? "serialize" : "deserialize";

    public static string Of(Surface surface) => surface switch
    {
        Surface.Bytes => "bytes",
        Surface.Stream => "stream",
        _ => "buffer",
    };

    public static string Of(MissingKind kind) => kind switch
    {
        MissingKind.NotAvailable => "not available",
        MissingKind.Broken => "does not build",
        MissingKind.Excluded => "cannot exist here",
        MissingKind.Rejected => "cannot carry the data",
        MissingKind.Crash => "crashes",
        MissingKind.Hang => "out of time or memory",
        MissingKind.AssayError => "an error of Assay's own",
        MissingKind.SurfaceNotOffered => "surface not offered",
        MissingKind.Failed => "failed while measured",
        _ => "not reached before the run ended",
    };

    public static string Plural(long count, string noun)
    {
        if (count == 1)
            return noun;
        if (noun.EndsWith('y') && noun.Length > 1 && !"aeiou".Contains(noun[^2], StringComparison.Ordinal))
            return noun[..^1] + "ies";
        return noun.EndsWith('s') || noun.EndsWith('x') || noun.EndsWith("ch", StringComparison.Ordinal) ? noun + "es" : noun + "s";
    }
}
